// The whole table, answered by clicking: every legal action of every kind of question can be given with the mouse.
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableProps } from '../../src/lib/game.ts';
import { openBox } from '../../src/games/kemet/box.ts';
import { Controls, drawnOn, picksOf } from '../../src/games/kemet/controls.ts';
import game from '../../src/games/kemet/index.ts';
import type { KemetAction } from '../../src/games/kemet/types.ts';
import { changing } from './props.svelte.ts';
import { moments, type Moment } from './samples.ts';

const { Table } = game;

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => new Response(readFileSync(`src/games/kemet/boards/${url.split('/').pop()!}`, 'utf8')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function open(moment: Moment, more: Partial<TableProps> = {}) {
  const act = vi.fn<(action: string) => void>();
  const why = vi.fn(async (_action: string) => ({ reason: 'Not now.', rule: 'kemet.turn' }));
  const sittings = moment.catalogue.seats.map(({ seat, name }) => ({ seat, name, player: name, mine: seat === moment.seat, here: true, bot: false }));
  const props = changing<TableProps>({
    language: 'en', catalogue: moment.catalogue, sittings, seat: moment.seat, view: moment.view, question: moment.question, actions: moment.actions,
    waiting: [moment.seat], chapter: '', happened: [], canUndo: false, past: false, over: false, guided: false,
    act, undo: vi.fn(), why, lookUp: vi.fn(), ...more,
  });
  const app = mount(Table, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector('.map')) throw new Error('no map yet');
  });
  return { act, why, props, close: () => unmount(app) };
}

const find = (id: string) => document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

function click(id: string): void {
  const element = find(id);
  if (!element) throw new Error(`nothing has the id ${id}`);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

// Sets a number with the two buttons beside it.
function turnTo(what: string, value: number): void {
  for (let turns = 0; turns < 100; ++turns) {
    const now = Number.parseInt(document.querySelector('output')?.textContent ?? '', 10);
    if (Number.isNaN(now) || now === value) return;
    click(now < value ? `${what}-more` : `${what}-fewer`);
  }
}

function answer(moment: Moment, action: KemetAction): void {
  const controls = new Controls(moment.actions, drawnOn(moment.view, openBox(moment.catalogue)));
  if (controls.buttons().includes(action)) return click(action.action);
  const [first, ...details] = picksOf(action);
  if (first!.what === 'city') click(`${first!.id}-1`);
  else if (first!.what === 'place') click(`position ${first!.id}`);
  else if (first!.what === 'tile') {
    click(`market-${openBox(moment.catalogue).tile(first!.id)!.colour}`);
    click(first!.id);
  } else if (first!.what !== 'button') click(first!.id);
  for (const { what, id } of details) {
    if (what === 'units' || what === 'level' || what === 'tokens') turnTo(what, Number(id));
    else if (find(`${what} ${id}`)) click(`${what} ${id}`);
  }
  click('confirm');
}

describe('the table', () => {
  const kept = moments.slice(0, 60).filter((moment) => moment.actions.length > 0);
  it.each(kept.map((moment) => [`${moment.game}: ${moment.question} (${[...new Set(moment.actions.map((a) => a.kind))].join()})`, moment] as const))(
    '%s',
    async (_, moment) => {
      // Two of each kind are enough here; that all are reached is tested without the page.
      const kinds = new Set(moment.actions.map((action) => action.kind));
      for (const kind of kinds) {
        const of = moment.actions.filter((action) => action.kind === kind);
        for (const action of new Set([of[0]!, of[of.length - 1]!])) {
          const { act, close } = await open(moment);
          answer(moment, action);
          expect(act.mock.calls).toEqual([[action.action]]);
          await close();
        }
      }
    },
  );

  const turn = moments.find((moment) => moment.actions.some((action) => action.kind === 'token'))!;

  it('says why something cannot be chosen', async () => {
    const { act, why } = await open(turn);
    click('sanctuary' in turn.view.areas ? 'sanctuary' : 'delta-temple');
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector('[role=alert]')?.textContent).toContain('Not now.');
    });
    expect(why).toHaveBeenCalledOnce();
    expect(act).not.toHaveBeenCalled();
  });

  it('confirms with a second click and forgets with Escape', async () => {
    const { act } = await open(turn);
    const space = turn.actions.find((action) => action.kind === 'token')!.space!;
    click(space);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    click(space);
    expect(act).not.toHaveBeenCalled();
    click(space);
    expect(act).toHaveBeenCalledWith(`token ${space}`);
  });

  it('goes where one clicked before the troop had set out', async () => {
    const march = moments.find((moment) => moment.actions.some((action) => action.kind === 'march') && !moment.view.battle)!;
    const troop = march.actions.find((action) => action.kind === 'march')!.area!;
    const goal = openBox(march.catalogue).area(troop)!.land.find((area) => !march.actions.some((action) => action.area === area))!;
    const { act, props } = await open(march);
    click(troop);
    click(goal);
    expect(act.mock.calls[0]![0]).toMatch(new RegExp(`^march \\d+ ${troop}`));
    Object.assign(props, { view: { ...march.view }, actions: [{ action: `to ${goal}`, kind: 'to', label: 'go', area: goal }] });
    flushSync();
    click('confirm');
    expect(act).toHaveBeenLastCalledWith(`to ${goal}`);
  });

  it('offers nothing to somebody who looks at the past', async () => {
    await open(turn, { past: true });
    expect(document.querySelectorAll('.area.legal, .space.legal, .card.legal')).toHaveLength(0);
    expect(find('confirm')).toBeNull();
  });

  it('says everything in three languages', async () => {
    for (const language of ['en', 'pl', 'it'] as const) {
      const { close } = await open(turn, { language, guided: true });
      expect(document.body.textContent).not.toMatch(/undefined|\{\d/);
      await close();
    }
  });
});
