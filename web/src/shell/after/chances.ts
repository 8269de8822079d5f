import type { Chance } from '../../protocol/types.ts';
import type { Course } from './graph.ts';

const worthTelling = 0.02; // a smaller loss is within what such a search errs

export function courseOf(chances: Chance[]): Course {
  const sorted = [...chances].sort((a, b) => a.position - b.position);
  const seats = [...new Set(sorted.flatMap((chance) => Object.keys(chance.win)))];
  return {
    positions: sorted.map((chance) => chance.position),
    series: seats.map((seat) => ({ seat, values: sorted.map((chance) => chance.win[seat] ?? 0) })),
  };
}

/** The choices that cost most, worst first. */
export function costliest(chances: Chance[], count: number): Chance[] {
  return chances
    .filter((chance) => chance.loss >= worthTelling)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, count);
}
