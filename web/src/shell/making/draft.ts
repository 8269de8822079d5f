// A table being put together, and the message that makes it.
import type { BotLevel, Clock, GameInfo, NewSeat, NewTable } from '../../protocol/types.ts';
import { usualLevel } from '../presets.ts';

export interface Draft {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  clock: Clock['kind'];
  seconds: number; // for each move
  minutes: number; // of a bank
  increment: number; // seconds for each turn
  days: number;
  clockBot: string;
  public: boolean;
  spectators: boolean;
  delay: number;
  pack: string | null;
}

/** Oneself, one open seat, and bots: a table one can start to invite friends to. Against bots no seat is open. */
export function draftFor(game: GameInfo, bots: BotLevel[], againstBots = false): Draft {
  const bot = usualLevel(bots)?.bot ?? 'normal';
  const count = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  const draft: Draft = {
    game: game.game,
    seats: againstBots ? [{ who: 'me' }] : [{ who: 'me' }, { who: 'open' }],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    clock: 'none',
    seconds: 120,
    minutes: 20,
    increment: 15,
    days: 2,
    clockBot: bot,
    public: false,
    spectators: true,
    delay: 0,
    pack: null,
  };
  return withSeats(draft, count, bot);
}

/** As many seats as wanted: those there are stay, new ones go to bots. */
export function withSeats(draft: Draft, count: number, bot: string): Draft {
  const more = Array.from({ length: Math.max(0, count - draft.seats.length) }, (): NewSeat => ({ who: 'bot', bot }));
  return { ...draft, seats: [...draft.seats, ...more].slice(0, count) };
}

export function canStartAtOnce(draft: Draft): boolean {
  return draft.seats.every((seat) => seat.who !== 'open');
}

export function messageOf(draft: Draft): NewTable {
  const clocks: Record<Clock['kind'], Clock> = {
    none: { kind: 'none' },
    move: { kind: 'move', seconds: draft.seconds, bot: draft.clockBot },
    bank: { kind: 'bank', seconds: 60 * draft.minutes, increment: draft.increment, bot: draft.clockBot },
    days: { kind: 'days', days: draft.days, bot: draft.clockBot },
  };
  return {
    game: draft.game,
    options: draft.options,
    seats: draft.seats,
    public: draft.public,
    clock: clocks[draft.clock],
    spectators: { allowed: draft.spectators, delay: draft.delay },
    start: canStartAtOnce(draft),
    ...(draft.pack === null ? {} : { pack: draft.pack }),
  };
}
