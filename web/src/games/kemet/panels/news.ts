// What the others did lately, for the corner of the eye; the whole story is the chronicle's.
import type { Happening } from '../../../lib/game.ts';
import type { KemetEvent } from '../types.ts';

export type Line = Pick<Happening, 'position' | 'seat' | 'text'>;

const most = 24;
// Told by numbers and pieces that move, or following from what is told anyway.
const quiet = new Set([
  'turn_begins',
  'order',
  'card_drawn',
  'cards_back',
  'prayer_gained',
  'prayer_paid',
  'prayer_lost',
  'units_removed',
  'strengths',
]);

/**
 * The lines known so far with what has happened since. Own deeds can be undone and need no telling: they are left out.
 */
export function told(before: Line[], events: KemetEvent[], own: string | null): Line[] {
  const first = events[0]?.position ?? Infinity;
  const kept = before.filter((line) => line.position < first); // whoever went back sees the same events again
  const fresh = events.filter(
    (event) => event.text !== '' && !quiet.has(event.kind) && (own === null || event.seat !== own),
  );
  return [...kept, ...fresh.map(({ position, seat, text }) => ({ position, seat, text }))].slice(-most);
}
