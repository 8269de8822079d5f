// The shell's logic that needs no server: routes, presets, drafts, turns, clocks, graphs, search.
import { describe, expect, it, vi } from 'vitest';
import { placeBeside, placeClear } from '../src/lib/place.ts';
import { withHappened } from '../src/protocol/table.svelte.ts';
import type { PositionMessage, SeatPosition } from '../src/protocol/types.ts';
import { costliest, courseOf } from '../src/shell/after/chances.ts';
import { path, Scale, ticks } from '../src/shell/after/graph.ts';
import { canStartAtOnce, draftFor, messageOf, withSeats } from '../src/shell/making/draft.ts';
import { presets, tableOf } from '../src/shell/presets.ts';
import { formatRoute, parseRoute, tableOfInvitation } from '../src/shell/routes.ts';
import type { Route } from '../src/shell/routes.ts';
import { elementId, find } from '../src/shell/rules/find.ts';
import { languageOf } from '../src/shell/settings.svelte.ts';
import { clockText } from '../src/lib/clock.ts';
import { Past } from '../src/shell/table/past.svelte.ts';
import { matches } from '../src/shell/table/search.ts';
import { activeSeat, mustHandOver, sinceMyTurn, sittingsOf, stepsOf } from '../src/shell/table/turns.ts';
import { linesOf } from '../src/games/plain/drawing.ts';
import { catalogue, games } from './support/nim.ts';

describe('routes', () => {
  const routes: Route[] = [
    { screen: 'home' },
    { screen: 'new', game: null },
    { screen: 'new', game: 'fertility' },
    { screen: 'table', table: 't8fz1c' },
    { screen: 'replay' },
    { screen: 'device', code: '7Q4M-X2KD-91TB' },
    { screen: 'rules', game: 'kemet-first', entry: null },
    { screen: 'rules', game: 'kemet-first', entry: 'kemet.move' },
  ];
  it('keeps the bots on the way from playing against them to other seats', () => {
    expect(parseRoute('#/new/nim/bots')).toEqual({ screen: 'new', game: 'nim', bots: true });
    expect(draftFor(games.games[2]!, games.bots, true).seats.map((seat) => seat.who)).toEqual([
      'me',
      ...Array(draftFor(games.games[2]!, games.bots).seats.length - 1).fill('bot'),
    ]);
  });
  it.each(routes)('finds the way back from $screen', (route) => expect(parseRoute(formatRoute(route))).toEqual(route));
  it('goes home from anywhere unknown', () => {
    for (const hash of ['', '#', '#/', '#/t', '#/nowhere', '#/t/', '#/device'])
      expect(parseRoute(hash)).toEqual({ screen: 'home' });
    expect(parseRoute('#/t/%E0%A4%A')).toEqual({ screen: 'table', table: '%E0%A4%A' });
  });
  it('reads an invitation however it is pasted', () => {
    expect(tableOfInvitation(' http://192.168.1.7:8080/#/t/t8fz1c ')).toBe('t8fz1c');
    expect(tableOfInvitation('Come and play: https://x.org/#/t/t8fz1c !')).toBe('t8fz1c');
    expect(tableOfInvitation('t8fz1c')).toBe('t8fz1c');
    expect(tableOfInvitation('come and play')).toBeNull();
    expect(tableOfInvitation('')).toBeNull();
  });
});

describe('play now', () => {
  it('offers the game without house versions first, with two normal bots', () => {
    const [first] = presets(games);
    expect(first).toMatchObject({ game: { game: 'kemet-revised' }, seats: 3, bot: { bot: 'normal' } });
    expect(tableOf(first!)).toMatchObject({
      start: true,
      seats: [{ who: 'me' }, { who: 'bot', bot: 'normal' }, { who: 'bot', bot: 'normal' }],
    });
  });
  it('takes the nearest number of seats a game allows, and the middle level', () => {
    const game = { ...games.games[0]!, seats: [4, 5] };
    expect(
      presets({
        games: [game],
        bots: [
          { bot: 'a', name: 'A' },
          { bot: 'b', name: 'B' },
          { bot: 'c', name: 'C' },
        ],
      })[0],
    ).toMatchObject({ seats: 4, bot: { bot: 'b' } });
  });
});

describe('a table being made', () => {
  const draft = draftFor(games.games[2]!, games.bots);
  it('begins with oneself, a friend and a bot, and the usual options', () => {
    expect(draft.seats).toEqual([{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'normal' }]);
    expect(draft.options).toEqual({ length: 'short' });
    expect(canStartAtOnce(draft)).toBe(false);
  });
  it('keeps its seats when more or fewer are wanted', () => {
    expect(withSeats(draft, 5, 'easy').seats.slice(3)).toEqual([
      { who: 'bot', bot: 'easy' },
      { who: 'bot', bot: 'easy' },
    ]);
    expect(withSeats(draft, 2, 'easy').seats).toEqual([{ who: 'me' }, { who: 'open' }]);
  });
  it('sends only the clock that was chosen, and a pack only if there is one', () => {
    expect(messageOf({ ...draft, clock: 'move' })).toMatchObject({
      clock: { kind: 'move', seconds: 120, bot: 'normal' },
      start: false,
    });
    expect(messageOf({ ...draft, clock: 'bank', minutes: 10, increment: 5 }).clock).toEqual({
      kind: 'bank',
      seconds: 600,
      increment: 5,
      bot: 'normal',
    });
    expect(messageOf(draft).clock).toEqual({ kind: 'none' });
    expect('pack' in messageOf(draft)).toBe(false);
    expect(messageOf({ ...draft, pack: '{}' }).pack).toBe('{}');
  });
});

describe('turns', () => {
  const seat = (name: string, asked: boolean) =>
    ({ seat: name, actions: asked ? [{ action: 'x', kind: 'x', label: 'X' }] : [] }) as unknown as SeatPosition;
  const position = (...seats: SeatPosition[]) => ({ seats, over: false }) as unknown as PositionMessage;
  it('stays with a seat while it is asked', () => {
    const both = position(seat('a', true), seat('b', true));
    expect(activeSeat(both, 'b')?.seat).toBe('b');
    expect(mustHandOver(both, activeSeat(both, 'b'), 'b')).toBe(false);
  });
  it('hands the device over when another seat is asked, and not while nobody is', () => {
    const next = position(seat('a', false), seat('b', true));
    expect(activeSeat(next, 'a')?.seat).toBe('b');
    expect(mustHandOver(next, activeSeat(next, 'a'), 'a')).toBe(true);
    const nobody = position(seat('a', false), seat('b', false));
    expect(mustHandOver(nobody, activeSeat(nobody, 'a'), 'a')).toBe(false);
  });
  it('never hands over a device with one seat', () => {
    const one = position(seat('a', true));
    expect(mustHandOver(one, activeSeat(one, null), null)).toBe(false);
  });
  it('tells what happened since the own last move', () => {
    const lines = ['a', 'b', 'a', 'b', 'c'].map((name, n) => ({
      position: n + 1,
      seat: name,
      chapter: '',
      texts: [name],
    }));
    expect(sinceMyTurn(lines, ['a']).map((line) => line.position)).toEqual([4, 5]);
    const inMyTurn = [...lines, { ...lines[0]!, position: 6, seat: 'a' }];
    // Not lost by one's own first answer.
    expect(sinceMyTurn(inMyTurn, ['a']).map((line) => line.position)).toEqual([4, 5]);
    expect(sinceMyTurn(lines, ['x'])).toEqual([]);
    expect(sinceMyTurn(lines, [])).toEqual([]);
    expect(stepsOf(lines)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('grows the chronicle by what happened, once', () => {
    const told = (at: number, text: string) => ({ position: at, seat: 'a', kind: 'x', text });
    const once = withHappened([], [told(1, 'one'), told(1, 'more'), told(2, '')], 'Day 1');
    expect(once).toEqual([{ position: 1, seat: 'a', chapter: 'Day 1', texts: ['one', 'more'] }]);
    expect(withHappened(once, [told(1, 'more'), told(3, 'three')], 'Day 1').map((line) => line.position)).toEqual([
      1, 3,
    ]);
  });
});

describe('deputies', () => {
  it('are marked in the chronicle as it grows and in the standing', () => {
    const told = { position: 4, seat: 'a', kind: 'x', text: 'one', deputy: true };
    expect(withHappened([], [told], 'Day 1')).toEqual([
      { position: 4, seat: 'a', chapter: 'Day 1', texts: ['one'], deputy: true },
    ]);
    const seats = ['a', 'b'].map((name) => ({
      seat: name,
      name,
      who: 'guest' as const,
      player: name,
      mine: false,
      here: true,
      away_bot: false,
    }));
    expect(sittingsOf(seats, null, { b: 3 }).map((sitting) => sitting.deputised)).toEqual([0, 3]);
  });
});

describe('the past', () => {
  it('shows the latest wish, not the latest answer', async () => {
    const answers: ((position: number) => void)[] = [];
    const past = new Past((position) => new Promise((resolve) => answers.push(() => resolve({ position } as never))));
    const first = past.show(3);
    const second = past.show(7);
    answers[1]!(7);
    answers[0]!(3);
    await Promise.all([first, second]);
    expect(past.moment?.position).toBe(7);
  });
  it('plays moments one after the other', async () => {
    vi.useFakeTimers();
    const past = new Past((position) => Promise.resolve({ position } as never));
    const atEnd = vi.fn();
    void past.play([1, 2], atEnd);
    await vi.advanceTimersByTimeAsync(0);
    expect(past.moment?.position).toBe(1);
    await vi.advanceTimersByTimeAsync(1400);
    expect(past.moment?.position).toBe(2);
    await vi.advanceTimersByTimeAsync(1400);
    expect(atEnd).toHaveBeenCalledOnce();
    expect(past.playing).toBe(false);
    vi.useRealTimers();
  });
});

describe('small things', () => {
  it('reads clocks', () => {
    expect([61, 9, 3661, 90_000, -4].map(clockText)).toEqual(['1:01', '0:09', '1:01:01', '1 d 1 h', '0:00']);
  });
  it('finds words without their accents', () => {
    expect(matches('swiatynia', 'Świątynia')).toBe(true);
    expect(matches('zol krol', 'Żółty król')).toBe(true);
    expect(matches('citta', 'Città')).toBe(true);
    expect(matches('', 'anything')).toBe(true);
    expect(matches('temple east', 'Temple of the West')).toBe(false);
  });
  it('looks up components and rules', () => {
    const all = catalogue('nim');
    expect(find(all, 'bundle').entries.map((entry) => entry.id)).toEqual(['bundle']);
    expect(elementId(all, 'nim.take')).toBe('section-nim.take');
    expect(elementId(all, 'nim.take.three')).toBe('section-nim.take');
    expect(elementId(all, 'stick')).toBe('entry-stick');
    expect(elementId(all, 'nowhere')).toBeNull();
  });
  it('speaks the first language of the browser that it knows', () => {
    expect(languageOf(['de-DE', 'it-CH', 'pl'])).toBe('it');
    expect(languageOf(['fr'])).toBe('en');
  });
  it('keeps notes inside the window', () => {
    const room = { width: 400, height: 300 };
    expect(placeBeside({ left: 390, top: 10, width: 10, height: 10 }, { width: 100, height: 50 }, room)).toEqual({
      left: 294,
      top: 28,
    });
    expect(placeBeside({ left: 10, top: 280, width: 10, height: 10 }, { width: 100, height: 50 }, room)).toEqual({
      left: 6,
      top: 222,
    });
  });
  it('draws a view that it does not know as text', () => {
    expect(linesOf({ drawing: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(linesOf({ x: 1 })).toEqual(['{', ' "x": 1', '}']);
  });
});

describe('graph', () => {
  it('has round steps on its axis', () => {
    expect(ticks(8, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticks(43, 5)).toEqual([0, 10, 20, 30, 40, 50]);
  });
  it('runs in steps from the first position to the last', () => {
    const scale = new Scale({ width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 }, [0, 10], 0, 5);
    expect(path(scale, [0, 10], [0, 5], true, 0)).toBe('M10 55H110V5');
    expect(path(scale, [0, 10], [0, 5], false, 0)).toBe('M10 55L110 5');
    expect(scale.nearest(100, [0, 4, 10])).toBe(2);
  });
  it('orders chances by position and names the costliest', () => {
    const chance = (position: number, loss: number) => ({
      position,
      seat: 'a',
      win: { a: 0.5, b: 0.5 },
      played: 'x',
      played_label: 'X',
      best: 'y',
      best_label: 'Y',
      loss,
    });
    const chances = [chance(9, 0.01), chance(2, 0.2), chance(5, 0.3)];
    expect(courseOf(chances)).toEqual({
      positions: [2, 5, 9],
      series: [
        { seat: 'a', values: [0.5, 0.5, 0.5] },
        { seat: 'b', values: [0.5, 0.5, 0.5] },
      ],
    });
    expect(costliest(chances, 5).map((one) => one.position)).toEqual([5, 2]);
  });
});

describe('a large note', () => {
  const room = { width: 390, height: 844 };
  const note = { width: 380, height: 190 };
  const bar = { left: 0, top: 615, width: 390, height: 112 };
  const clear = ({ top }: { top: number }) => top + note.height <= bar.top || top >= bar.top + bar.height;

  it('never lies over the question and its confirm button', () => {
    const card = { left: 310, top: 735, width: 80, height: 109 };
    expect(clear(placeBeside(card, note, room))).toBe(false);
    expect(clear(placeClear(card, note, room, bar))).toBe(true);
    const tile = { left: 40, top: 430, width: 80, height: 100 };
    expect(clear(placeClear(tile, note, room, bar))).toBe(true);
    expect(placeClear(tile, note, room, null)).toEqual(placeBeside(tile, note, room));
    // What a page tells of a rectangle are no fields of its own.
    const { left, top, width, height } = card;
    const measured = Object.create({ left, top, width, height }) as typeof card;
    expect(placeClear(measured, note, room, bar)).toEqual(placeClear(card, note, room, bar));
  });
});
