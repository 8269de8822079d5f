// Which answers are open, so that a choice in the making is looked at anew only when they are others.
import type { Action } from './game.ts';

/** Equal for two moments in which the same seat has the same answers to choose from, in whatever language. */
export function questionKey(seat: string | null, actions: Action[]): string {
  return actions.length === 0 ? '' : [seat, ...actions.map((action) => action.action)].join('\n');
}
