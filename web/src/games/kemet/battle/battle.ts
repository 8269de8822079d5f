// The battle as a scene: its steps, its sums, and how it ended once it is over.
import type { Text } from '../../../lib/words.ts';
import type { Box } from '../box.ts';
import type { Battle, KemetEvent, Side, Term } from '../types.ts';
import { words } from '../words/words.ts';

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

// What a card adds to the sums of its side.
function termsFrom(id: string, gives: Partial<Record<Term['what'], number>>): Term[] {
  const sums = ['strength', 'damage', 'unblockable', 'protection', 'own_losses'] as const;
  return sums.flatMap((what) => (gives[what] ? [{ what, source: id, amount: gives[what] }] : []));
}

// Cards that came to light only as the battle ended join those that were known before.
function opened(side: Side, events: KemetEvent[], box: Box): Side {
  const told = events.filter((event) => event.seat === side.seat);
  const played = told.findLast((event) => event.kind === 'battle_cards')?.battle_card ?? side.played;
  const terms = [...side.terms];
  const card = played && played !== side.played ? box.battleCard(played) : undefined;
  if (card) terms.push(...termsFrom(card.id, { ...card }));
  const divine = { ...side.di_cards };
  for (const { kind, di_card: id } of told) {
    if (kind !== 'card_played' || !id || side.di_cards[id]) continue;
    divine[id] = (divine[id] ?? 0) + 1;
    terms.push(...termsFrom(id, box.diCard(id)?.gives ?? {}));
  }
  return { ...side, played, di_cards: divine, terms };
}

/** Whether a seat has a part in a battle: it fights, or has units in one of the troops. */
export const takesPart = (battle: Battle, seat: string | null): boolean =>
  seat !== null && battle.sides.some((side) => side.seat === seat || (side.troop?.[seat] ?? 0) > 0);

/** Whoever fights in both battles of an assault plays two cards and sets none aside. */
export const fightsTwice = (battle: Battle, seat: string): boolean =>
  [battle, battle.next].every((each) => each?.sides.some((side) => side.seat === seat));

/** Which of the two battles of an assault the question is about: 1 for the second. */
export function battleAsked(battle: Battle, kinds: Set<string>, seat: string | null): number {
  if (!battle.next || kinds.has('choose')) return 0;
  return kinds.has('second') || !battle.sides.some((side) => side.seat === seat) ? 1 : 0;
}

/** Who has gained a battle VP, once for each. */
export const rewardsOf = (events: KemetEvent[]): string[] =>
  events.flatMap((event) => (event.kind === 'battle_point' && event.seat ? [event.seat] : []));

/** What happened before the next battle: others may have fought before anything was drawn anew. */
export function untilNextBattle(events: KemetEvent[]): KemetEvent[] {
  const next = events.findIndex((event) => event.kind === 'battle');
  return next < 0 ? events : events.slice(0, next);
}

/**
 * A battle that is over, put together from what was last seen of it and from what happened since; null: it was not
 * fought.
 */
export function closing(last: Battle, events: KemetEvent[], box: Box): Battle | null {
  const strengths = events.findLast((event) => event.kind === 'strengths');
  const won = events.findLast((event) => event.kind === 'battle_won');
  if (!strengths || !won) return null;
  // Losses are told with the rival's damage and the own protection: all that both sides came to.
  const lossesOf = (seat: string | undefined) =>
    events.findLast((event) => event.kind === 'losses' && event.seat === seat);
  const sides = last.sides.map((before) => {
    const side = opened(before, events, box);
    const [own, rival] = [lossesOf(side.seat), lossesOf(last.sides.find((other) => other.seat !== side.seat)?.seat)];
    return {
      ...side,
      strength: (side.attacker ? strengths.strength : strengths.defender_strength) ?? side.strength,
      damage: rival?.damage ?? side.damage,
      unblockable: rival?.unblockable ?? side.unblockable,
      protection: own?.protection ?? side.protection,
      own_losses: own?.own_losses ?? side.own_losses ?? 0,
      lost: own?.units ?? 0,
    };
  });
  return { ...last, sides, step: 'fate', revealed: true, winner: won.seat, decides: null, next: null };
}
