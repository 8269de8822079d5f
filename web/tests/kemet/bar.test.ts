// What the bar and the panels say never contradicts itself, and says enough.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colourOn, openBox } from '../../src/games/kemet/box.ts';
import { turnOf } from '../../src/shell/table/turns.ts';
import { click, find, open, withBoards } from './pointing.ts';
import { areaOf, moments } from './samples.ts';

beforeEach(withBoards);
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const having = (kind: string) => moments.find((moment) => moment.actions.some((action) => action.kind === kind))!;
const bar = () => document.querySelector('.bar')!.textContent!;

describe('the bar', () => {
  const turn = having('token');

  it('waits for nobody in other words', async () => {
    await open(turn, { ask: null, actions: [], question: '', waiting: [] });
    expect(bar()).not.toContain('Waiting for');
    expect(bar()).toContain('One moment');
  });

  it('says whose turn it is where somebody else is waited for', async () => {
    const other = turn.view.players.find((player) => player.seat !== turn.view.active)!.seat;
    const name = openBox(turn.catalogue).name;
    await open(turn, { ask: null, actions: [], question: '', waiting: [other] });
    expect(bar()).toContain(`${name(turn.view.active!)}’s turn. Waiting for ${name(other)}`);
    expect(turnOf(turn.view)).toBe(turn.view.active);
  });

  it('confirms with a few words, whatever the rule of the card', async () => {
    const buying = having('tile');
    const tile = buying.actions.find((action) => action.kind === 'tile')!;
    await open(buying);
    click(`market-${openBox(buying.catalogue).tile(tile.tile!)!.colour}`);
    click(tile.tile!);
    const label = find('confirm')!.textContent!.trim();
    expect(label).toMatch(/\)/);
    expect(label).not.toContain(openBox(buying.catalogue).tile(tile.tile!)!.rule);
  });

  it('says at the set-up how many units stand where one clicks, and which levels there are', async () => {
    const deploy = having('deploy');
    const { close } = await open(deploy, { guided: true });
    expect(find('set-up')?.textContent).toContain(`${'units' in deploy.actions[0]! && deploy.actions[0].units} units`);
    await close();
    const pyramid = moments.find(
      (moment) => moment.view.setting_up && moment.actions.some((action) => action.kind === 'pyramid'),
    )!;
    await open(pyramid, { guided: true });
    expect(find('set-up')?.textContent).toMatch(/Levels.*1, 2/);
  });

  it('names the colours of a pyramid', async () => {
    const pyramid = moments.find(
      (moment) => moment.view.setting_up && moment.actions.some((action) => action.kind === 'pyramid'),
    )!;
    await open(pyramid);
    click(areaOf(pyramid.actions[0]!)!);
    expect(find('colour red')?.textContent).toContain('red');
    click('colour white');
    expect(find('market-white')?.getAttribute('aria-selected')).toBe('true');
  });

  it('opens the tiles of a colour with its space', async () => {
    const box = openBox(turn.catalogue);
    const me = turn.view.players.find((player) => player.seat === turn.seat)!;
    const coloured = turn.actions
      .filter((action) => action.kind === 'token')
      .map((action) => ({ id: action.space!, colour: colourOn(box.space(action.space!)!, me) }))
      .filter(({ colour }) => colour !== null);
    expect(coloured.length).toBeGreaterThan(1);
    await open(turn);
    for (const { id, colour } of coloured) {
      click(id);
      flushSync();
      expect(find(`market-${colour}`)?.getAttribute('aria-selected')).toBe('true');
    }
  });

  it('comes back to one’s own board from a rival’s where a space of it is asked for', async () => {
    const rival = turn.view.players.find(({ seat }) => seat !== turn.seat)!.seat;
    const heading = () => document.querySelector('.actions h2')!.textContent;
    const { props } = await open(turn);
    click(rival);
    expect(heading()).toContain('Actions: ');
    Object.assign(props, { actions: turn.actions.slice(1) });
    flushSync();
    expect(heading()).toContain('Your actions');
  });

  it('speaks of the same day by night', async () => {
    await open({ ...turn, view: { ...turn.view, day: 2, night: true } }, { chapter: 'Day 2' });
    expect(document.body.textContent).toContain('Day 2: night');
    expect(document.body.textContent).not.toContain('Night 2');
  });

  it('leaves DI cards first in the hand of a phone where they are asked for, and only there', async () => {
    const first = () => document.querySelector('.hand')!.classList.contains('divine-first');
    const window = moments.find(
      ({ actions, view }) => !view.battle && actions.every(({ kind }) => /pass|play/.test(kind)),
    )!;
    const { close } = await open({ ...window, actions: window.actions.filter(({ kind }) => kind === 'pass') });
    expect(first()).toBe(false);
    await close();
    await open(having('play'));
    expect(first()).toBe(true);
  });

  it('asks for cards to be paid, and paying is the answer that stands out', async () => {
    const pay = moments.find(
      (moment) => moment.view.battle && moment.actions.some((action) => action.kind === 'drop'),
    )!;
    await open({
      ...pay,
      actions: [
        ...pay.actions.filter((action) => action.kind !== 'done'),
        { action: 'done', kind: 'done', label: 'pay' },
      ],
    });
    expect(find('done')?.classList.contains('go')).toBe(true);
  });
});
