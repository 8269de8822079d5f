import { expect, it } from 'vitest';
import { told, type Line } from '../../src/games/kemet/panels/news.ts';
import type { KemetEvent } from '../../src/games/kemet/types.ts';

const event = (
  position: number,
  seat: string | null,
  kind: KemetEvent['kind'] = 'tile',
  text = `${seat} ${position}`,
): KemetEvent => ({
  position,
  seat,
  kind,
  text,
});
const texts = (lines: Line[]) => lines.map((line) => line.text);

it('tells what the others did, not the own deeds and not what pieces and numbers show', () => {
  const lines = told(
    [],
    [
      event(1, 'horus'),
      event(2, 'anubis'),
      event(3, 'horus', 'prayer_paid'),
      event(4, null, 'day_begins', 'Day 2 begins.'),
      event(5, 'horus', 'tile', ''),
    ],
    'anubis',
  );
  expect(texts(lines)).toEqual(['horus 1', 'Day 2 begins.']);
  expect(texts(told([], [event(2, 'anubis')], null))).toEqual(['anubis 2']); // a spectator has no own deeds
});

it('grows, never twice with the same, and forgets what is long ago', () => {
  const before = told([], [event(1, 'horus'), event(2, 'horus')], 'anubis');
  expect(texts(told(before, [event(3, 'sobek')], 'anubis'))).toEqual(['horus 1', 'horus 2', 'sobek 3']);
  expect(texts(told(before, [event(2, 'sobek')], 'anubis'))).toEqual(['horus 1', 'sobek 2']);
  expect(
    told(
      before,
      Array.from({ length: 40 }, (_, i) => event(i + 3, 'sobek')),
      'anubis',
    ),
  ).toHaveLength(24);
});
