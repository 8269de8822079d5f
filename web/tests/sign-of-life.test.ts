// A click or key anywhere shows the server that the player is there, where the server has reason to doubt it.
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../src/lib/toasts.svelte.ts';
import type { TableState } from '../src/protocol/table.svelte.ts';
import { App } from '../src/shell/app.svelte.ts';
import Page from '../src/shell/Page.svelte';
import { presets, tableOf } from '../src/shell/presets.ts';
import { FakeServer } from './support/fake-server.ts';
import { games } from './support/nim.ts';

let server: FakeServer;
let page: Record<string, unknown>;
let state: TableState;
let mine: string;

const settled = async () => {
  for (let n = 0; n < 3; n += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  flushSync();
};
const returned = () =>
  [...server.sockets]
    .flatMap((socket) => socket.sent)
    .flatMap((message) => (message.type === 'return' ? [message.seat] : []));
const board = () => document.querySelector('main[data-position]')!;
const press = () => board().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
const type = () => board().dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));

function late(seat: string): void {
  const { position } = state.position!;
  const happened = [{ position, seat, kind: 'table-late', text: '' }];
  state.position = { ...state.position!, position: position + 1, happened };
  flushSync();
}

beforeEach(async () => {
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} }); // what happy-dom lacks
  localStorage.clear();
  location.hash = '';
  toasts.list = [];
  server = new FakeServer();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => server.fetch(path, init));
  const app = new App(() => server.socket());
  page = mount(Page, { target: document.body, props: { app } });
  await app.start();
  await app.create(tableOf(presets(games)[0]!));
  await vi.waitFor(() => expect(board()).not.toBeNull());
  await settled();
  ({ state } = app.openTable([...server.tables.keys()][0]!));
  [mine = ''] = state.mySeats;
});
afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
afterAll(() => new Promise((done) => setTimeout(done, 150))); // the tab is marked a moment later

it('is not given where nobody asks for it', async () => {
  press();
  type();
  await settled();
  expect(returned()).toEqual([]);
});

it.each([
  ['a click', press],
  ['a key', type],
])('%s after a time that was up is given once', async (_, move) => {
  late(mine);
  expect(toasts.list).toHaveLength(1);
  expect(returned()).toEqual([]); // to be shown is no sign of life
  move();
  await settled();
  expect(returned()).toEqual([mine]);
  move();
  await settled();
  expect(returned()).toEqual([mine]);
  late(mine);
  move();
  await settled();
  expect(returned()).toEqual([mine, mine]);
});

it('is not given for the seat of somebody else', async () => {
  late(state.table!.seats.find((seat) => !seat.mine)!.seat);
  press();
  await settled();
  expect(returned()).toEqual([]);
});

it.each([
  ['a click', press],
  ['a key', type],
])('%s takes the seat back from the bot', async (_, move) => {
  const { table } = state;
  state.table = { ...table!, seats: table!.seats.map((seat) => (seat.mine ? { ...seat, away_bot: true } : seat)) };
  flushSync();
  move();
  await settled();
  expect(returned()).toEqual([mine]);
});
