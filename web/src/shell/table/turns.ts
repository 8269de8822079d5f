// Whose eyes this device shows, and what it says about the turn.
import type { Sitting } from '../../lib/game.ts';
import type { HistoryLine, PositionMessage, Seat, SeatPosition } from '../../protocol/types.ts';

/** The seat to show: the one shown before while it is asked or nobody here is, else the first that is asked. */
export function activeSeat(position: PositionMessage, shown: string | null): SeatPosition | undefined {
  const before = position.seats.find((seat) => seat.seat === shown);
  const asked = position.seats.filter((seat) => seat.actions.length > 0);
  if (before && (asked.length === 0 || asked.includes(before))) return before;
  return asked[0] ?? before ?? position.seats[0];
}

/** Whose turn it is, where a game's view tells it: somebody may be asked in another player's turn. */
export function turnOf(view: unknown): string | null {
  const active = (view as { active?: unknown } | null | undefined)?.active;
  return typeof active === 'string' ? active : null;
}

/** One device, several seats: before another seat is shown the device changes hands. */
export function mustHandOver(
  position: PositionMessage,
  active: SeatPosition | undefined,
  shown: string | null,
): boolean {
  return position.seats.length > 1 && !position.over && active !== undefined && active.seat !== shown;
}

/** @param shown the seat through whose eyes one looks: of several on one device only this one is `mine` */
export function sittingsOf(seats: Seat[], shown: string | null, deputised: Record<string, number> = {}): Sitting[] {
  const several = seats.filter((seat) => seat.mine).length > 1;
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    player: seat.player ?? '',
    mine: (seat.mine ?? false) && (!several || seat.seat === shown),
    here: seat.here ?? false,
    bot: seat.who === 'bot' || (seat.away_bot ?? false),
    level: seat.level ?? '',
    deputised: deputised[seat.seat] ?? 0,
  }));
}

/**
 * What the others did last: since one's own last move, or before the moves of the turn that one is in the middle of.
 */
export function sinceMyTurn(lines: HistoryLine[], mine: string[]): HistoryLine[] {
  const own = (line: HistoryLine) => line.seat !== null && mine.includes(line.seat);
  const lastOther = lines.findLastIndex((line) => line.seat !== null && !own(line));
  const before = lines.slice(0, Math.max(0, lastOther)).findLastIndex(own);
  const after = lines.findIndex((line, n) => n > lastOther && own(line));
  return before < 0 ? [] : lines.slice(before + 1, after < 0 ? lines.length : after);
}

/** The moments worth stopping at: the start, and every position at which something was told. */
export function stepsOf(lines: HistoryLine[]): number[] {
  return [...new Set([0, ...lines.map((line) => line.position)])];
}
