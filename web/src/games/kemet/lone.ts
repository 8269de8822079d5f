// Whose token lies on a space of the lone god's board: told as it is placed, and seen nowhere else.
import type { KemetEvent } from './types.ts';

/** By space the member whose token was taken, as far as it was told; tokens leave the board in the morning. */
export function takenOn(before: Record<string, string>, events: KemetEvent[]): Record<string, string> {
  let now = before;
  for (const { kind, space, against } of events) {
    if (kind === 'day_begins') now = {};
    if (kind === 'lone_token' && space && against) now = { ...now, [space]: against };
  }
  return now;
}
