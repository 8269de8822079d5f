// Every legal answer of real moments is given by clicking on the table.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Table from '../../src/games/fertility/Table.svelte';
import { directions } from '../../src/games/fertility/valley/cells.ts';
import { changing } from '../kemet/props.svelte.ts';
import { catalogue, type Moment, moments, viewOf, momentOf } from './moments.ts';
import type { ActionOf, FertilityAction, View } from '../../src/games/fertility/types.ts';

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

const before = viewOf(momentOf('place')); // moments stored without a view are drawn over this one

function show(moment: Moment, view: View, acted: string[]): void {
  const sittings = catalogue.seats.map(({ seat, name }) => ({
    seat,
    name,
    player: `player of ${seat}`,
    mine: seat === moment.seat,
    here: true,
    bot: false,
    level: '',
    deputised: 0,
  }));
  const { seat, ask, question, actions } = moment;
  const props = {
    language: 'en' as const,
    catalogue,
    sittings,
    seat,
    view,
    ask,
    question,
    actions,
    waiting: [seat],
    chapter: '',
    happened: [],
  };
  const calls = {
    act: async (action: string) => acted.push(action) > 0,
    undo: () => {},
    why: () => Promise.resolve(null),
    lookUp: () => {},
  };
  shown = mount(Table, {
    target: document.body,
    props: { ...props, ...calls, canUndo: false, past: false, over: false, guided: true },
  });
  flushSync();
}

function click(selector: string): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing to click at ${selector}`);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

const id = (one: unknown) => `[data-id="${String(one)}"]`;
let turnsDone = 0;

function place({ tile, cell, direction }: ActionOf<'place'>): void {
  click(`${id('reserve')} ${id(tile)}`);
  for (; directions[turnsDone % 4] !== direction; ++turnsDone) click(id('turn'));
  click(`${id('valley')} ${id(cell)}`);
  click(id('confirm'));
}

function answer(action: FertilityAction): void {
  switch (action.kind) {
    case 'place':
      return place(action);
    case 'metropolis':
      click(`${id('metropolises')} ${id(action.metropolis)}`);
      return click(id('confirm'));
    case 'build':
      click(`${id('market')} ${id(action.district)}`);
      return click(id('confirm'));
    case 'discard':
      click(`${id('reserve')} ${id(action.tile)}`);
      return click(id('confirm'));
    case 'take':
    case 'remove':
      click(`${id('pool')} ${id(action.tile)}`);
      return click(id('confirm'));
    case 'supply':
      click(`${id('loose')} ${id(action.resource)}:not([aria-pressed="true"])`);
      return click(`[data-shop="${action.shop}"]`);
    case 'exchange':
      click(`${id('bar')} ${id(action.resource)}:not([aria-pressed="true"])`);
      return click(`[data-shop="${action.shop}"]`);
    default:
      return click(id(action.action));
  }
}

function drawnOver(moment: Moment): View {
  if (moment.view) return moment.view;
  const pool = moment.actions.flatMap((one) => (one.kind === 'take' ? [one.tile] : []));
  const display = moment.actions.flatMap((one) => (one.kind === 'build' ? [one.district] : []));
  const players = before.players.map((player) =>
    moment.moment === 'set-up-metropolis' ? { ...player, metropolis: null, shops: [] } : player,
  );
  return {
    ...before,
    players,
    pool: pool.length > 0 ? pool : before.pool,
    display: display.length > 0 ? display : before.display,
  };
}

describe('the table', () => {
  it.each(moments.map((moment) => [moment.moment, moment] as const))(
    'takes every legal answer by clicks: %s',
    (_, moment) => {
      const acted: string[] = [];
      turnsDone = 0;
      show(moment, drawnOver(moment), acted);
      for (const action of moment.actions) {
        answer(action);
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })); // the next answer starts afresh
        flushSync();
      }
      expect(acted).toEqual(moment.actions.map((one) => one.action));
    },
  );

  it.each(['discard', 'remove'] as const)('takes the rarer answers by clicks: %s', (kind) => {
    const moment = momentOf('place');
    const tiles =
      kind === 'discard' ? (before.players.find((one) => one.seat === moment.seat)?.reserve ?? []) : before.pool;
    const actions = [...new Set(tiles)].map((tile) => ({ action: `${kind} ${tile}`, kind, label: tile, tile }));
    const acted: string[] = [];
    show({ ...moment, ask: kind, actions }, before, acted);
    for (const action of actions) answer(action);
    expect(acted).toEqual(actions.map((one) => one.action));
  });

  it('draws the coordinates that its sentences use', () => {
    show(momentOf('place'), before, []);
    const drawn = [...document.querySelectorAll(`${id('valley')} ${id('coordinates')} text`)].map(
      (text) => text.textContent,
    );
    expect(drawn).toEqual([...'abcdefghijkl', ...'12345678']);
  });

  it('calls seats by their monuments, as the chronicle does, with whoever sits there beside', () => {
    const moment = momentOf('place'); // the sphinx is asked
    show(moment, before, []);
    const rows = [...document.querySelectorAll(`${id('scores')} .names`)].map((row) => row.textContent);
    expect(rows).toEqual(['Obelisk player of obelisk', 'Pyramid player of pyramid', 'Sphinx You']);
    click(`${id('scores')} ${id('pyramid')}`);
    expect(document.querySelector('[data-pane="city"]')?.textContent).toContain('Metropolis of Pyramid');
  });

  it('asks which resource where a shop would take several', () => {
    const moment = momentOf('supply');
    const taking = new Map<string, ActionOf<'supply'>[]>();
    for (const one of moment.actions)
      if (one.kind === 'supply') taking.set(one.shop, [...(taking.get(one.shop) ?? []), one]);
    const several = [...taking.values()].find((actions) => actions.length > 1) ?? [];
    const acted: string[] = [];
    show(moment, viewOf(moment), acted);
    click(`[data-shop="${several[0]?.shop}"]`);
    expect(acted).toEqual([]);
    click(id(several[1]?.action));
    expect(acted).toEqual([several[1]?.action]);
  });

  it('lays a tile by keys alone', () => {
    const acted: string[] = [];
    const moment = momentOf('place');
    show(moment, viewOf(moment), acted);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    flushSync();
    const cell = document.querySelector(`${id('valley')} [tabindex="0"]`);
    cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(acted).toHaveLength(1);
    expect(moment.actions.map((one) => one.action)).toContain(acted[0]);
  });

  it('does nothing while it is not asked', () => {
    const acted: string[] = [];
    const moment = momentOf('place');
    show({ ...moment, ask: null, actions: [] }, viewOf(moment), acted);
    click(`${id('valley')} ${id('a1')}`);
    expect(acted).toEqual([]);
    expect(document.querySelector(id('confirm'))).toBeNull();
  });
});

describe('a choice in the making', () => {
  const moment = momentOf('place');
  const { seat, ask, question, actions } = moment;
  const [first] = actions.filter((action) => action.kind === 'place');

  function changingTable(act: (action: string) => Promise<boolean>) {
    const sittings = catalogue.seats.map(({ seat, name }) => ({
      seat,
      name,
      player: name,
      mine: seat === moment.seat,
      here: true,
      bot: false,
      level: '',
      deputised: 0,
    }));
    const props = changing({
      language: 'en' as const,
      catalogue,
      sittings,
      seat,
      view: viewOf(moment),
      ask,
      question,
      actions,
      waiting: [seat],
      chapter: '',
      happened: [],
      act,
      undo: () => {},
      why: () => Promise.resolve(null),
      lookUp: () => {},
      canUndo: false,
      past: false,
      over: false,
      guided: false,
    });
    shown = mount(Table, { target: document.body, props });
    flushSync();
    return props;
  }
  function lay({ tile, cell }: ActionOf<'place'>): void {
    click(`${id('reserve')} ${id(tile)}`);
    click(`${id('valley')} ${id(cell)}`);
  }
  const ghost = () => document.querySelector(id('ghost'));
  const settled = async () => {
    await new Promise((done) => setTimeout(done));
    flushSync();
  };

  it('stays when the others go on', () => {
    const props = changingTable(async () => true);
    lay(first!);
    Object.assign(props, { view: { ...viewOf(moment) }, actions: [...actions] });
    flushSync();
    expect(ghost()).not.toBeNull();
  });

  it('stays while it is legal, though others have changed what else is, and goes when it is not', () => {
    const props = changingTable(async () => true);
    lay(first!);
    Object.assign(props, {
      actions: actions.filter((action) => action === first || ('tile' in action && action.tile !== first!.tile)),
    });
    flushSync();
    expect(ghost()).not.toBeNull();
    Object.assign(props, { actions: actions.filter((action) => action !== first) });
    flushSync();
    expect(ghost()).toBeNull();
  });

  it('stays while the server does not take it, and goes when it has', async () => {
    let taken = false;
    const props = changingTable(async () => taken);
    lay(first!);
    click(id('confirm'));
    await settled();
    expect(ghost()).not.toBeNull();
    taken = true;
    click(id('confirm'));
    await settled();
    Object.assign(props, { actions: [...actions] }); // the next question happens to have the same answers
    flushSync();
    expect(ghost()).toBeNull();
  });
});
