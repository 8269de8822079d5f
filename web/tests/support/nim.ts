// A small game of our own for the fake server: take one to three sticks; whoever takes the last one gets five more
// points.
import type { Action } from '../../src/protocol/messages.ts';
import type { Catalogue, Happening, Language } from '../../src/lib/game.ts';
import type { Games } from '../../src/protocol/types.ts';

export const seatNames = [
  ['anubis', 'Anubis'],
  ['horus', 'Horus'],
  ['sobek', 'Sobek'],
  ['bastet', 'Bastet'],
  ['wadjet', 'Wadjet'],
] as const;

export interface Nim {
  sticks: number;
  turn: number; // index of the seat to move
  points: number[];
}

export const startOf = (seats: number): Nim => ({
  sticks: 21,
  turn: 0,
  points: Array.from({ length: seats }, () => 0),
});

export function take(state: Nim, count: number): Nim {
  const bonus = state.sticks === count ? 5 : 0;
  return {
    sticks: state.sticks - count,
    turn: (state.turn + 1) % state.points.length,
    points: state.points.map((points, seat) => (seat === state.turn ? points + count + bonus : points)),
  };
}

const words = {
  en: {
    take: (n: number) => `Take ${n}`,
    told: (who: string, n: number) => `${who} takes ${n}.`,
    ask: 'How many sticks do you take?',
    round: 'Round',
  },
  pl: {
    take: (n: number) => `Weź ${n}`,
    told: (who: string, n: number) => `${who} bierze ${n}.`,
    ask: 'Ile patyczków bierzesz?',
    round: 'Runda',
  },
  it: {
    take: (n: number) => `Prendi ${n}`,
    told: (who: string, n: number) => `${who} prende ${n}.`,
    ask: 'Quanti bastoncini prendi?',
    round: 'Turno',
  },
};

export const question = (language: Language) => words[language].ask;
export const chapter = (position: number, seats: number, language: Language) =>
  `${words[language].round} ${1 + Math.floor(position / seats)}`;

export function legal(state: Nim, language: Language): Action[] {
  return [1, 2, 3]
    .filter((n) => n <= state.sticks)
    .map((n) => ({ action: `take ${n}`, kind: 'take', count: n, label: words[language].take(n) }));
}

export function told(position: number, seat: number, count: number, language: Language): Happening {
  const [id, name] = seatNames[seat] ?? seatNames[0];
  return { position, seat: id, kind: 'take', count, text: words[language].told(name, count) };
}

export function drawing(state: Nim): { drawing: string[] } {
  return {
    drawing: [
      '',
      `   ${'| '.repeat(state.sticks)}`,
      '',
      ...state.points.map(
        (points, seat) => `   ${(seatNames[seat]?.[1] ?? '').padEnd(10)}${'#'.repeat(points)} ${points}`,
      ),
    ],
  };
}

export const games: Games = {
  games: [
    {
      game: 'fertility',
      title: 'Fertility',
      about: 'Lay tiles in the valley, gather, and supply the shops of your metropolis.',
      seats: [2, 3, 4],
      options: [
        {
          name: 'quarry',
          title: 'Quarries',
          help: 'how many monuments a quarry is worth',
          values: ['eight', 'four'],
          value_titles: ['eight', 'four'],
          default: 'eight',
        },
      ],
      house_versions: 51,
    },
    {
      game: 'kemet-revised',
      title: 'Kemet, Revised Edition',
      about: 'Lead the troops of a god, raise pyramids, win battles.',
      seats: [2, 3, 4, 5],
      options: [],
      house_versions: 0,
    },
    {
      game: 'kemet-first',
      title: 'Kemet, first edition',
      about: 'The game of 2012, with its temples and creatures.',
      seats: [2, 3, 4, 5],
      options: [
        {
          name: 'length',
          title: 'Length',
          help: 'how many victory points end the match',
          values: ['short', 'long'],
          value_titles: ['short, 8 VP', 'long, 10 VP'],
          default: 'short',
        },
      ],
      house_versions: 3,
    },
    {
      game: 'kemet-blood-and-sand',
      title: 'Kemet: Blood and Sand',
      about: 'The new edition, with ports and new powers.',
      seats: [2, 3, 4, 5],
      options: [],
      house_versions: 37,
    },
  ],
  bots: [
    { bot: 'easy', name: 'Easy' },
    { bot: 'normal', name: 'Normal' },
    { bot: 'hard', name: 'Hard' },
    { bot: 'expert', name: 'Expert' },
  ],
};

export function catalogue(game: string): Catalogue {
  return {
    game,
    rules_revision: 1,
    title: games.games.find((one) => one.game === game)?.title ?? game,
    seats: seatNames.map(([seat, name]) => ({ seat, name })),
    entries: [
      { id: 'stick', kind: 'token', name: 'Stick', rule: 'A thing to take.', house: false },
      { id: 'bundle', kind: 'token', name: 'Bundle', rule: 'Three sticks that stay together.', house: true },
    ],
    sections: [
      { id: 'nim.take', title: 'Taking', body: 'On your turn you take one, two or three sticks. You cannot pass.' },
      { id: 'nim.end', title: 'The end', body: 'Whoever takes the last stick gets five more points.' },
    ],
    components: {},
  };
}
