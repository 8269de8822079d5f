// What "Play now" offers for each game: oneself and bots, with the usual options.
import type { BotLevel, GameInfo, Games, NewTable } from '../protocol/types.ts';

export interface Preset {
  game: GameInfo;
  seats: number;
  bot: BotLevel;
}

const usualSeats = 3;
const usualBot = 'normal';

function nearest(numbers: number[], wanted: number): number {
  return numbers.reduce(
    (best, number) => (Math.abs(number - wanted) < Math.abs(best - wanted) ? number : best),
    numbers[0] ?? wanted,
  );
}

export function usualLevel(bots: BotLevel[]): BotLevel | undefined {
  return bots.find((level) => level.bot === usualBot) ?? bots[Math.floor((bots.length - 1) / 2)];
}

/** Games whose components are all public come first: they play exactly as the box does. */
export function presets(games: Games): Preset[] {
  const bot = usualLevel(games.bots);
  if (!bot) return [];
  return [...games.games]
    .sort((a, b) => a.house_versions - b.house_versions)
    .map((game) => ({ game, seats: nearest(game.seats, usualSeats), bot }));
}

export function usualTable(game: string, seats: NewTable['seats']): NewTable {
  return {
    game,
    options: {},
    seats,
    public: false,
    clock: { kind: 'none' },
    spectators: { allowed: true, delay: 0 },
    start: false,
  };
}

export function tableOf({ game, seats, bot }: Preset): NewTable {
  const bots = Array.from({ length: seats - 1 }, () => ({ who: 'bot' as const, bot: bot.bot }));
  return { ...usualTable(game.game, [{ who: 'me' }, ...bots]), start: true };
}
