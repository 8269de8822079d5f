// A click or tap on anything tells what it is, large, with its rule, and what can be done with it when.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Table from '../../src/games/fertility/Table.svelte';
import type { Language } from '../../src/lib/game.ts';
import type { Tip, TipEvent } from '../../src/lib/tip.ts';
import { catalogue, momentOf, viewOf } from './moments.ts';

let notes: Tip[] = [];
let shown: ReturnType<typeof mount> | null = null;
const listen = (event: Event) => {
  const { detail } = event as TipEvent;
  if (detail.tip && detail.cause === 'click') notes.push(detail.tip);
};
beforeEach(() => {
  notes = [];
  document.addEventListener('mehen-tip', listen);
});
afterEach(() => {
  document.removeEventListener('mehen-tip', listen);
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const rules = [
  'place',
  'place.match',
  'gather.contact',
  'gather.wheat',
  'gather.symbol',
  'gather.quarry',
  'scoring.monuments',
  'stock',
  'build',
  'supply',
  'shops',
  'end-of-turn',
];
const sections = rules.map((rule) => ({ id: `fertility.${rule}`, title: rule, body: `About ${rule}.\n\nMore.` }));

function show(name: string, more: { ask?: null; actions?: []; language?: Language } = {}): string[] {
  const moment = momentOf(name);
  const asked: string[] = [];
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
  const why = async (action: string) => (asked.push(action), { reason: 'No.', rule: 'fertility.place' });
  const calls = { act: async () => true, undo: () => {}, why, lookUp: () => {} };
  const { seat, ask, question, actions } = moment;
  const props = {
    language: 'en' as const,
    catalogue: { ...catalogue, sections },
    sittings,
    seat,
    view: viewOf(moment),
    ask,
    question,
    actions,
    waiting: [seat],
    chapter: '',
    happened: [],
  };
  shown = mount(Table, {
    target: document.body,
    props: { ...props, ...calls, canUndo: false, past: false, over: false, guided: false, ...more },
  });
  flushSync();
  return asked;
}
function click(element: Element): Tip[] {
  notes = [];
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
  return notes;
}
const things =
  '.tile[data-id], .lot[data-id], .stock .row, .shop, .sheaf, .plot, .theirs, .board, .card[data-id], [role=gridcell]';

describe('a click on a thing', () => {
  it.each(['en', 'pl', 'it'] as const)(
    'tells what it is, its rule and what can be done with it, while another is asked (%s)',
    (language) => {
      show('supply', { ask: null, actions: [], language });
      const found = [...document.querySelectorAll(things)];
      expect(found.length).toBeGreaterThan(100);
      for (const thing of found) {
        const tip = click(thing)[0];
        expect(tip, thing.outerHTML.slice(0, 200)).toBeDefined();
        expect(
          [tip!.title, tip!.rule, tip!.can, thing.matches('.card') || tip!.more].every(Boolean),
          JSON.stringify(tip),
        ).toBe(true);
        expect(JSON.stringify(tip)).not.toMatch(/undefined|\{\d/);
      }
    },
  );

  it('tells of a tile in the hand, which is taken with the first click', () => {
    show('place');
    const tiles = [...document.querySelectorAll('[data-id=reserve] .tile.usable:not(.held)')];
    expect(click(tiles[0]!)).toEqual([]);
    expect(click(tiles[0]!)[0]).toMatchObject({
      more: 'About place.match.',
      can: expect.stringContaining('You can choose it now'),
    });
  });

  it('tells of loose resources that cannot be used now', () => {
    show('supply', { ask: null, actions: [] });
    const lot = document.querySelector<HTMLButtonElement>('.lot[data-id]')!;
    expect(lot.disabled).toBe(false);
    expect(click(lot)[0]).toMatchObject({
      more: 'About supply.',
      can: expect.stringContaining('goes back to the stock'),
    });
    expect(lot.getAttribute('aria-pressed')).not.toBe('true');
  });

  it('tells of a cell where no tile can lie while one is to be laid, and why it cannot', async () => {
    const asked = show('place');
    const view = viewOf(momentOf('place'));
    const closed = [...document.querySelectorAll('[role=gridcell]')].find(
      (cell) => !view.free.includes(cell.getAttribute('data-id')!),
    )!;
    const [tip] = click(closed);
    expect(tip).toMatchObject({ title: closed.getAttribute('data-id'), clickOnly: true });
    expect(await tip!.why!()).toMatchObject({ reason: 'No.' });
    expect(asked[0]).toMatch(new RegExp(`^place \\S+ `));
    const open = [...document.querySelectorAll('[role=gridcell]')].find((cell) =>
      view.free.includes(cell.getAttribute('data-id')!),
    )!;
    expect(click(open)).toEqual([]); // the tile lies there
  });

  it('tells on the mark of a house version that it is one', () => {
    show('supply', { ask: null, actions: [] });
    const mark = document.querySelector('.head .house')!;
    mark.dispatchEvent(new MouseEvent('click')); // on the mark alone, not on its card
    expect(notes).toMatchObject([{ house: true, rule: 'fertility.house' }]);
    expect(notes[0]!.title).not.toBe('');
  });

  it('tells by keyboard as well', () => {
    show('supply', { ask: null, actions: [] });
    document
      .querySelector('[role=gridcell]')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(notes).toHaveLength(1);
  });
});
