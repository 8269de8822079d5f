// The whole page on the fake server: whatever goes away while it has the focus, the focus stays with what took its
// place.
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../src/lib/toasts.svelte.ts';
import { App } from '../src/shell/app.svelte.ts';
import Page from '../src/shell/Page.svelte';
import { FakeServer } from './support/fake-server.ts';
import { games } from './support/nim.ts';
import { presets, tableOf } from '../src/shell/presets.ts';

let server: FakeServer;
let app: App;
let page: Record<string, unknown>;
const settled = async () => {
  for (let n = 0; n < 3; n += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  flushSync();
  await new Promise((resolve) => setTimeout(resolve, 0));
};
const find = (id: string) => document.querySelector<HTMLElement>(`[data-id="${id}"]`);
const focused = () =>
  document.activeElement === document.body
    ? 'the body'
    : (document.activeElement?.getAttribute('data-id') ?? document.activeElement?.id ?? '');

async function enter(id: string): Promise<void> {
  await vi.waitFor(() => expect(find(id)).not.toBeNull());
  find(id)!.focus();
  expect(focused()).toBe(id);
  find(id)!.click();
  await settled();
}

beforeEach(async () => {
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} }); // what happy-dom lacks
  localStorage.clear();
  location.hash = '';
  toasts.list = [];
  server = new FakeServer();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => server.fetch(path, init));
  app = new App(() => server.socket());
  page = mount(Page, { target: document.body, props: { app } });
  await app.start();
  await settled();
});
afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
afterAll(() => new Promise((done) => setTimeout(done, 150))); // the tab is marked a moment later

describe('the focus of whoever uses the page by keyboard', () => {
  it('goes on to the games with "Play now", and back', async () => {
    await enter('play-now');
    expect(document.activeElement).toBe(document.querySelector('.choose'));
    await enter('back');
    expect(focused()).toBe('play-now');
  });

  it('goes on to the board with a match', async () => {
    await enter('play-now');
    await enter(`start-${presets(games)[0]!.game.game}`);
    await vi.waitFor(() => expect(document.querySelector('main[data-position]')).not.toBeNull());
    await settled();
    expect(document.querySelector('main[data-position]')!.contains(document.activeElement)).toBe(true);
  });

  it('stays at a seat that one takes or leaves', async () => {
    await app.create({ ...tableOf(presets(games)[0]!), seats: [{ who: 'open' }, { who: 'open' }], start: false });
    await settled();
    const seat = [...server.tables.values()][0]!.message.seats[0]!.seat;
    await enter(`sit-${seat}`);
    expect(focused()).toBe(`leave-${seat}`);
    await enter(`leave-${seat}`);
    expect(focused()).toBe(`sit-${seat}`);
  });

  it('goes from a note that is closed to the next, and then back to where it came from', async () => {
    await vi.waitFor(() => expect(find('play-now')).not.toBeNull());
    find('play-now')!.focus();
    toasts.show('one');
    toasts.show('two');
    await settled();
    await enter('close');
    expect(focused()).toBe('close');
    await enter('close');
    expect(focused()).toBe('play-now');
  });

  it('stays on "Undo" while there is more to undo, and goes on to the board when there is not', async () => {
    await app.create(tableOf(presets(games)[0]!));
    await vi.waitFor(() => expect(find('undo')).not.toBeNull());
    await settled();
    const { state } = app.openTable([...server.tables.keys()][0]!);
    await settled();
    const seat = state.position!.seats[0]!;
    state.position = { ...state.position!, seats: [{ ...seat, can_undo: true }] };
    flushSync();
    find('undo')!.focus();
    state.acting = true;
    flushSync();
    await settled();
    expect(focused()).toBe('undo');
    expect((find('undo') as HTMLButtonElement).disabled).toBe(false);
    state.position = { ...state.position!, seats: [{ ...seat, can_undo: false }] };
    flushSync();
    await settled();
    expect(document.querySelector('main[data-position]')!.contains(document.activeElement)).toBe(true);
  });

  it('goes on to the board from a notice that has been answered', async () => {
    await app.create(tableOf(presets(games)[0]!));
    await vi.waitFor(() => expect(find('undo')).not.toBeNull());
    await settled();
    const { state } = app.openTable([...server.tables.keys()][0]!);
    await settled();
    const { table } = state;
    state.table = { ...table!, seats: table!.seats.map((seat) => (seat.mine ? { ...seat, away_bot: true } : seat)) };
    flushSync();
    find('return')!.focus();
    state.table = table;
    flushSync();
    await settled();
    expect(document.querySelector('main[data-position]')!.contains(document.activeElement)).toBe(true);
  });

  it('goes back to the thing from its large note', async () => {
    await enter('play-now');
    const house = games.games.find((game) => game.house_versions > 0)!.game;
    await enter(`house-${house}`);
    await vi.waitFor(() => expect(find('close-tip')).not.toBeNull());
    await enter('close-tip');
    expect(focused()).toBe(`house-${house}`);
    expect(find('close-tip')).toBeNull();
  });
});

describe('a word that says more about itself', () => {
  it('can be reached by Tab', async () => {
    await enter('play-now');
    const words = [...document.querySelectorAll<HTMLElement>('.explained')];
    expect(words.length).toBeGreaterThan(0);
    expect(words.every((word) => word.tabIndex === 0)).toBe(true);
  });
});
