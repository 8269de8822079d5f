// @vitest-environment node
// What a real server and a client said to each other, written down by `tools/client/play --transcript FILE`:
//   MEHEN_TRANSCRIPT=FILE npx vitest run tests/transcript.test.ts
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byType, complaints, ofGame, schemas } from './support/schemas';

interface Said {
  type: string;
  table?: string;
  game?: string;
  seats?: { view?: unknown; actions?: unknown[] }[];
  view?: unknown;
  happened?: { kind: string }[];
}

const path = process.env.MEHEN_TRANSCRIPT;
const sides = { '>': byType('ClientMessage'), '<': byType('ServerMessage') };

/** The parts of a message that are the game's own. */
function ownParts(message: Said): [part: string, value: unknown][] {
  const seats = message.type === 'position' ? (message.seats ?? []) : [{ view: message.view }];
  const views = seats.filter(({ view }) => view !== undefined).map(({ view }): [string, unknown] => ['View', view]);
  const actions = seats.flatMap((seat) => seat.actions ?? []).map((action): [string, unknown] => ['Action', action]);
  const events = (message.happened ?? []).filter(({ kind }) => !kind.startsWith('table-')); // those are the table's
  return [...views, ...actions, ...events.map((event): [string, unknown] => ['Event', event])];
}

test.runIf(path)('every message of a transcript is as the schemas say', () => {
  const games = new Map<string, keyof typeof schemas>();
  const found: string[] = [];
  readFileSync(path ?? '', 'utf8')
    .trimEnd()
    .split('\n')
    .forEach((line, index) => {
      const message = JSON.parse(line.slice(2)) as Said;
      const definition =
        sides[line[0] as keyof typeof sides].get(message.type) ?? `message of the type ${message.type}`;
      found.push(
        ...complaints('messages', definition, message).map((words) => `line ${index + 1}: ${definition} ${words}`),
      );
      const family = (message.game ?? '').split('-')[0];
      if (message.table && (family === 'kemet' || family === 'fertility')) games.set(message.table, family);
      const game = games.get(message.table ?? '');
      if (!game) return;
      for (const [part, value] of ownParts(message))
        found.push(
          ...complaints(game, ofGame(game, part), value).map((words) => `line ${index + 1}: ${game} ${part} ${words}`),
        );
    });
  expect(found.slice(0, 20)).toEqual([]);
});
