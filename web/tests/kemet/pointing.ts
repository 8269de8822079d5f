// The table with a moment of a match, and a hand that points at things.
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';
import type { TableProps } from '../../src/lib/game.ts';
import { openBox } from '../../src/games/kemet/box.ts';
import { Controls, drawnOn, picksOf } from '../../src/games/kemet/controls.ts';
import game from '../../src/games/kemet/index.ts';
import type { KemetAction } from '../../src/games/kemet/types.ts';
import { changing } from './props.svelte.ts';
import type { Moment } from './samples.ts';

const { Table } = game;

/** Boards come from the folder of the page. */
export function withBoards(): void {
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(readFileSync(`src/games/kemet/map/boards/${url.split('/').pop()!}`, 'utf8')),
  );
}

export async function open(moment: Moment, more: Partial<TableProps> = {}) {
  const act = vi.fn(async (_action: string) => true);
  const why = vi.fn(async (_action: string) => ({ reason: 'Not now.', rule: 'kemet.turn' }));
  const sittings = moment.catalogue.seats.map(({ seat, name }) => ({
    seat,
    name,
    player: name,
    mine: seat === moment.seat,
    here: true,
    bot: false,
    level: '',
    deputised: 0,
  }));
  const props = changing<TableProps>({
    language: 'en',
    catalogue: moment.catalogue,
    sittings,
    seat: moment.seat,
    view: moment.view,
    ask: moment.ask,
    question: moment.question,
    actions: moment.actions,
    waiting: [moment.seat],
    chapter: '',
    happened: [],
    canUndo: false,
    past: false,
    over: false,
    guided: false,
    act,
    undo: vi.fn(),
    why,
    lookUp: vi.fn(),
    ...more,
  });
  const app = mount(Table, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector('.map')) throw new Error('no map yet');
  }, 10_000); // where much else is going on, a map takes its time
  return { act, why, props, close: () => unmount(app) };
}

export const find = (id: string) => document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

export function click(id: string): void {
  const element = find(id);
  if (!element) throw new Error(`nothing has the id ${id}`);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

// Sets a number with the two buttons beside it.
export function turnTo(what: string, value: number): void {
  for (let turns = 0; turns < 100; ++turns) {
    const now = Number.parseInt(document.querySelector('output')?.textContent ?? '', 10);
    if (Number.isNaN(now) || now === value) return;
    click(now < value ? `${what}-more` : `${what}-fewer`);
  }
}

export function answer(moment: Moment, action: KemetAction): void {
  const controls = new Controls(moment.actions, drawnOn(moment.view, openBox(moment.catalogue)));
  if (controls.buttons().includes(action)) return click(action.action);
  const [first, ...details] = picksOf(action);
  if (first!.what === 'city') click(`${first!.id}-1`);
  else if (first!.what === 'place') click(`position ${first!.id}`);
  else if (first!.what === 'tile') {
    click(`market-${openBox(moment.catalogue).tile(first!.id)!.colour}`);
    click(first!.id);
  } else if (first!.what === 'creature_card') click(`creature-card-${first!.id}`);
  else if (first!.what === 'button' && controls.openers().includes(first!.id)) click(`open ${first!.id}`);
  else if (first!.what !== 'button' && controls.start().first?.id !== first!.id) click(first!.id);
  for (const { what, id } of details) {
    if (what === 'units' || what === 'level' || what === 'tokens' || what === 'prayer') turnTo(what, Number(id));
    else if (find(`${what} ${id}`)) click(`${what} ${id}`);
  }
  click('confirm');
}
