// The page's state on the fake server: from no name to a finished match.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableState } from '../src/protocol/table.svelte.ts';
import { App } from '../src/shell/app.svelte.ts';
import { presets, tableOf } from '../src/shell/presets.ts';
import { seenMemory } from '../src/shell/seen.ts';
import { toasts } from '../src/lib/toasts.svelte.ts';
import { FakeServer } from './support/fake-server.ts';
import type { FakeSocket } from './support/fake-server.ts';
import { games } from './support/nim.ts';

let server: FakeServer;
let app: App;
const socket = () => [...server.sockets].at(-1) as FakeSocket;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(async () => {
  localStorage.clear();
  location.hash = '';
  server = new FakeServer();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => server.fetch(path, init));
  app = new App(() => server.socket());
  await app.start();
  await settled();
});

async function play(): Promise<TableState> {
  await app.create(tableOf(presets(games)[0]!));
  await settled();
  const { state } = app.openTable('t1');
  await settled();
  return state;
}

describe('page', () => {
  it('makes up a name for whoever starts to play without one', async () => {
    expect(app.guest).toBeNull();
    await app.create(tableOf(presets(games)[0]!));
    expect(app.guest?.name).not.toBe('');
    expect(location.hash).toBe('#/t/t1');
  });

  it('plays a match to its end, and knows its course', async () => {
    const table = await play();
    await table.readHistory();
    for (let n = 0; n < 30 && !table.position?.over; n += 1) {
      const seat = table.position!.seats[0]!;
      expect(table.myTurn).toBe(true);
      await table.act(seat, seat.actions[0]!.action);
      await settled();
    }
    expect(table.position?.result?.places).toHaveLength(3);
    const told = table.history!.lines.length;
    await table.readHistory();
    expect(table.history!.lines.length).toBe(told); // what was told as it happened is the whole story
    expect(table.table?.stage).toBe('over');
  });

  it('waits for a server that is away, and has the games when it comes', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('Bad Gateway', { status: 502 })));
    const early = new App(() => server.socket());
    await early.start();
    expect(early.games).toBeNull();
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => server.fetch(path, init));
    early.connection.reconnect();
    await settled();
    await settled();
    expect(early.games?.games.length).toBeGreaterThan(0);
  });

  it('takes a double click for one answer', async () => {
    const table = await play();
    const seat = table.position!.seats[0]!;
    await Promise.all([table.act(seat, 'take 1'), table.act(seat, 'take 1')]);
    await settled();
    expect(socket().sent.filter((message) => message.type === 'act')).toHaveLength(1);
  });

  it('shows a refusal with its rule', async () => {
    const table = await play();
    server.refuse = { type: 'act', reason: 'There are not that many.', rule: 'nim.take' };
    await app.attempt(() => table.act(table.position!.seats[0]!, 'take 3'));
    expect(toasts.list.at(-1)).toMatchObject({ text: 'There are not that many.', rule: 'nim.take', tone: 'refusal' });
    expect(table.acting).toBe(false);
  });

  it('opens its tables again after a broken line, from the position seen', async () => {
    const table = await play();
    await table.act(table.position!.seats[0]!, 'take 1');
    await settled();
    socket().break();
    app.connection.reconnect();
    await settled();
    expect(socket().sent).toContainEqual(
      expect.objectContaining({ type: 'open', table: 't1', seen: table.position!.position }),
    );
    expect(app.status).toBe('open');
  });

  it('speaks another language at once', async () => {
    const table = await play();
    await app.setLanguage('pl');
    await settled();
    expect(table.position?.seats[0]?.question).toBe('Ile patyczków bierzesz?');
    expect(socket().language).toBe('pl');
  });

  it('hears the lobby while somebody looks at it', async () => {
    await play();
    const stop = app.watchLobby();
    await settled();
    expect(app.lobby?.mine.map((one) => one.my_turn)).toEqual([true]);
    stop();
    expect(socket().sent.at(-1)).toMatchObject({ type: 'lobby', watch: false });
  });

  it('marks what others said as unread, but not what was said before', async () => {
    const table = await play();
    table.receive({
      type: 'chat',
      table: 't1',
      lines: [
        { n: 1, from: 'Ines', mine: false, seat: null, text: 'a', time: 1 },
        { n: 2, from: 'Ines', mine: false, seat: null, text: 'b', time: 2 },
      ],
    });
    expect(table.lastRead).toBe(2);
    table.receive({
      type: 'chat',
      table: 't1',
      lines: [{ n: 3, from: 'Ines', mine: false, seat: null, text: 'c', time: 3 }],
    });
    expect(table.chat.filter((line) => line.n > table.lastRead!)).toHaveLength(1);
  });

  it('counts a line that came while one was away as unread, and none that was read', async () => {
    const line = (n: number) => ({ n, from: 'Ines', mine: false, seat: null, text: String(n), time: n });
    const table = await play();
    table.receive({ type: 'chat', table: 't1', lines: [] });
    table.receive({ type: 'chat', table: 't1', lines: [line(1)] });
    expect(table.lastRead).toBe(0); // the very first line is news
    table.chatRead();
    const later = new TableState('t1', app.connection, seenMemory);
    later.receive({ type: 'chat', table: 't1', lines: [line(1), line(2)] });
    expect(later.lastRead).toBe(1);
  });

  it('begins a rematch at once where nobody else has to come', async () => {
    await play();
    const request = vi.spyOn(app.connection, 'request');
    const seats = [
      { seat: 'a', mine: true, who: 'guest' },
      { seat: 'b', mine: false, who: 'bot' },
    ];
    request.mockResolvedValue({ type: 'table', table: 't2', mine: true, stage: 'waiting', seats } as never);
    await app.rematch('t1');
    expect(request.mock.calls.map(([message]) => message.type)).toEqual(['rematch', 'start']);
    request.mockClear();
    request.mockResolvedValue({
      type: 'table',
      table: 't3',
      mine: true,
      stage: 'waiting',
      seats: [...seats, { seat: 'c', mine: false, who: 'guest' }],
    } as never);
    await app.rematch('t1');
    expect(request.mock.calls.map(([message]) => message.type)).toEqual(['rematch']);
  });

  it('analyses a match and tells how far it is', async () => {
    const table = await play();
    await table.act(table.position!.seats[0]!, 'take 1');
    const shares: number[] = [];
    const chances = await table.analyse((share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
    expect(chances.length).toBeGreaterThan(0);
  });
});
