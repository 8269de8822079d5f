// The battle as a scene: its steps, its sums, and how it ended once it is over.
import type { Text } from '../../lib/words.ts';
import type { Box } from './box.ts';
import type { Battle, KemetEvent, Side, Term } from './types.ts';
import { words } from './words.ts';

export const steps: { id: string; name: Text }[] = [
  { id: 'before', name: words.stepBefore },
  { id: 'council', name: words.stepCouncil },
  { id: 'cards', name: words.stepReveal },
  { id: 'losses', name: words.stepLosses },
  { id: 'fate', name: words.stepFate },
];

export type Sum = 'strength' | 'damage' | 'unblockable' | 'protection' | 'own_losses';

/** The terms of one sum, in the order in which the rules add them. */
export function termsOf(side: Side, sum: Sum): Term[] {
  return side.terms.filter((term) => term.what === sum || (sum === 'strength' && term.what === 'units'));
}

// A card that came to light only as the battle ended adds its strength to the terms that were known before.
function opened(side: Side, events: KemetEvent[], box: Box): Side {
  const card = events.findLast((event) => event.kind === 'battle_cards' && event.seat === side.seat)?.battle_card;
  if (!card || side.played === card) return side;
  const strength = box.battleCard(card)?.strength ?? 0;
  return { ...side, played: card, terms: [...side.terms, { what: 'strength', source: card, amount: strength }] };
}

/** A battle that is over, put together from what was last seen of it and from what happened since; null: it was not fought. */
export function closing(last: Battle, events: KemetEvent[], box: Box): Battle | null {
  const strengths = events.findLast((event) => event.kind === 'strengths');
  const won = events.findLast((event) => event.kind === 'battle_won');
  if (!strengths || !won) return null;
  const sides = last.sides.map((before) => {
    const side = opened(before, events, box);
    const losses = events.findLast((event) => event.kind === 'losses' && event.seat === side.seat);
    const strength = (side.attacker ? strengths.strength : strengths.defender_strength) ?? side.strength;
    return { ...side, strength, lost: losses?.units ?? 0 };
  });
  return { ...last, sides, step: 'fate', revealed: true, winner: won.seat, decides: null };
}
