// A click or tap on anything tells what it is and what can be done with it when; gold is only for what can be chosen
// now.
import { readdirSync, readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBox } from '../../src/games/kemet/box.ts';
import { firstSteps } from '../../src/games/kemet/reach.ts';
import type { Tip, TipEvent } from '../../src/lib/tip.ts';
import { click, find, open, withBoards } from './pointing.ts';
import { areaOf, allianceMoments, moments, type Moment } from './samples.ts';

let notes: Tip[] = [];
function listen(event: Event): void {
  const { detail } = event as TipEvent;
  if (detail.tip && detail.cause === 'click') notes.push(detail.tip);
}

beforeEach(() => {
  withBoards();
  notes = [];
  document.addEventListener('mehen-tip', listen);
});
afterEach(() => {
  document.removeEventListener('mehen-tip', listen);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const turn = moments.find(
  (moment) => moment.actions.some((action) => action.kind === 'token') && (moment.view.within_means ?? []).length > 0,
)!;

describe('a click on a thing', () => {
  it('tells of a tile that can be paid for but not bought now what it takes, without refusal or gold', async () => {
    const { act, why } = await open(turn);
    const id = turn.view.within_means![0]!;
    const tile = openBox(turn.catalogue).tile(id)!;
    click(`market-${tile.colour}`);
    click(id);
    expect(notes.at(-1)).toMatchObject({
      body: expect.stringContaining(tile.rule),
      can: expect.stringContaining(`level ${tile.level}`),
    });
    expect(notes.at(-1)!.why).toBeUndefined();
    expect(find(id)!.classList.contains('legal')).toBe(false);
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(why).not.toHaveBeenCalled();
    expect(act).not.toHaveBeenCalled();
  });

  it('tells of every tile, card, space, area and creature in three languages', async () => {
    for (const language of ['en', 'pl', 'it'] as const) {
      const { close } = await open(turn, { language });
      for (const thing of document.querySelectorAll('.tile, button.card, .space, path.area, .mini, button.beast')) {
        if (!thing.isConnected) continue; // the market turned to another colour
        const before = notes.length;
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        flushSync();
        if (!thing.classList.contains('legal')) expect(notes.length, thing.outerHTML.slice(0, 200)).toBe(before + 1);
      }
      expect(
        notes.every(
          (tip) => tip.title !== '' && !/undefined|\{\d/.test([tip.title, tip.body, tip.can, tip.more].join(' ')),
        ),
      ).toBe(true);
      await close();
    }
  });

  // Not bubbling: nothing is chosen by it, only the things' own notes are asked for.
  const ask = (thing: Element) => thing.dispatchEvent(new MouseEvent('click'));
  const sections = readdirSync('../games/kemet', { recursive: true, encoding: 'utf8' })
    .filter((name) => /sections.*\.h$/.test(name))
    .flatMap((name) => readFileSync(`../games/kemet/${name}`, 'utf8').match(/(?<=Chapter \w+ = \{\s*")[a-z.-]+/g) ?? [])
    .map((id) => ({ id, title: id, body: `All about ${id}.` }));

  it.each(
    [...allianceMoments, ...moments].map((moment, n) => [`${n}: ${moment.game}, ${moment.question}`, moment] as const),
  )(
    'tells of everything what it is, its rule and what can be done with it, and is reached by keyboard (%s)',
    async (_, moment) => {
      const { close } = await open({ ...moment, catalogue: { ...moment.catalogue, sections } });
      for (const thing of document.querySelectorAll('.kemet *:not(.explained)')) {
        const before = notes.length;
        ask(thing);
        if (notes.length === before) continue;
        const { title, body, rule, more, can, why } = notes.at(-1)!;
        const what = `${thing.outerHTML.slice(0, 150)}: ${JSON.stringify(notes.at(-1))}`;
        expect(notes.length, what).toBe(before + 1);
        expect(title, what).not.toBe('');
        expect([body, more].join('').length, what).toBeGreaterThan(10);
        expect(
          sections.map(({ id }) => id),
          what,
        ).toContain(rule);
        expect(can ?? why, what).toBeTruthy();
        expect([title, body, more, can].join(' '), what).not.toMatch(/undefined|null|NaN|\{\d/);
        expect(thing.closest('a, button, [tabindex]'), what).not.toBeNull();
      }
      expect(notes.length).toBeGreaterThan(20);
      await close();
    },
  );

  it('tells of a power token in its note and nowhere else', async () => {
    const moment = allianceMoments.find(({ actions }) => actions.every(({ kind }) => kind !== 'power'))!;
    const lookUp = vi.fn();
    await open(moment, { lookUp });
    const [token] = openBox(moment.catalogue).components.alliance!.power_tokens;
    click(token!.id);
    expect(notes).toMatchObject([{ title: token!.name, body: expect.stringContaining(token!.rule) }]);
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('says why an area is no answer where areas are asked for', async () => {
    const where = moments.find(
      (moment) => moment.actions.some((action) => action.kind === 'to') && !moment.view.battle,
    )!;
    const { why } = await open(where);
    const far = openBox(where.catalogue).components.areas.find(
      (area) => !where.actions.some((action) => areaOf(action) === area.id),
    )!.id;
    click(far);
    expect(await notes.at(-1)!.why!()).toEqual({ reason: 'Not now.', rule: 'kemet.turn' });
    expect(why).toHaveBeenCalledOnce();
  });

  it('keeps out of the way where it chooses an area', async () => {
    const march = moments.find(
      (moment) => moment.actions.some((action) => action.kind === 'march') && !moment.view.battle,
    )!;
    await open(march);
    click(march.actions.find((action) => action.kind === 'march')!.area!);
    expect(notes).toHaveLength(0);
  });

  it('tells by keyboard as well', async () => {
    await open(turn);
    const area = document.querySelector('path.area')!;
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(notes.at(-1)?.title).toBe(openBox(turn.catalogue).name(area.getAttribute('data-id')!));
  });
});

describe('a chosen troop', () => {
  const march = moments.find(
    (moment) => moment.actions.some((action) => action.kind === 'march') && !moment.view.battle,
  )!;

  it('shows where it can go', async () => {
    await open(march);
    const troop = march.actions.find((action) => action.kind === 'march')!.area!;
    expect(document.querySelector('[data-goal]')).toBeNull();
    click(troop);
    const goals = [...document.querySelectorAll('[data-goal]')].map((path) => path.getAttribute('data-goal'));
    expect(goals.length).toBeGreaterThan(0);
    const row = openBox(march.catalogue).area(troop)!;
    expect(row.land.some((id) => goals.includes(id))).toBe(true);
  });

  // Compared with what the rules allowed once troops had set out.
  const set = [...moments, ...allianceMoments].filter(
    ({ view, actions }) =>
      view.moving &&
      !view.battle &&
      view.moving.area === view.moving.from &&
      view.moving.seat &&
      actions.some(({ kind }) => kind === 'to'),
  );
  it.each(set.map((moment) => [moment.game, moment.view.moving!.area, moment] as [string, string, Moment]))(
    '%s: every first step from %s glows',
    (_, area, { view, actions, catalogue }) => {
      const player = view.players.find((each) => each.seat === view.moving!.seat)!;
      const box = openBox(catalogue);
      const goals = firstSteps(view, box, player, area, view.moving!.units, view.moving!.seized);
      const legal = actions.flatMap((action) =>
        action.kind === 'to' || action.kind === 'teleport' ? [action.area] : [],
      );
      for (const step of legal) expect(goals).toContain(step);
      // How it errs: a teleport may glow too much, which costs more or is forbidden, and an area that a troop could
      // only pass through; some areas are closed to a troop that was seized.
      const tooMany = [...goals].filter((step) => !legal.includes(step));
      expect(
        tooMany.filter(
          (step) => !view.moving!.seized && !box.area(step)?.obelisk && !view.areas[step]?.units[player.seat],
        ),
      ).toEqual([]);
      expect(set.length).toBeGreaterThan(0);
    },
  );
});
