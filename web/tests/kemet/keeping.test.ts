// A choice in the making outlives everything but its answer: what others do changes the picture, not what I have
// chosen.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Battle } from '../../src/games/kemet/types.ts';
import { click, find, open, withBoards } from './pointing.ts';
import { areaOf, moments } from './samples.ts';

beforeEach(withBoards);
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const council = moments.find(
  (moment) => moment.actions.some((action) => action.kind === 'choose') && moment.view.battle,
)!;
const card = council.actions.find((action) => action.kind === 'choose')!;

// The rival's side once its card lies on the table.
function rivalHasChosen(battle: Battle): Battle {
  return {
    ...battle,
    sides: battle.sides.map((side) => (side.seat === council.seat ? side : { ...side, chosen: true })),
  };
}

describe('a choice in the making', () => {
  it('keeps a battle card and its confirm button when the rival has chosen', async () => {
    const { act, props } = await open(council);
    click(card.battle_card!);
    Object.assign(props, {
      view: { ...council.view, battle: rivalHasChosen(council.view.battle!) },
      actions: council.actions.map((action) => ({ ...action })),
    });
    flushSync();
    expect(find(card.battle_card!)?.getAttribute('aria-pressed')).toBe('true');
    click('confirm');
    expect(act.mock.calls).toEqual([[card.action]]);
  });

  it('has the keyboard to itself: what the battle covers is inert', async () => {
    await open(council);
    expect(document.querySelector('.scene')).not.toBeNull();
    expect(document.querySelector('.grid')?.hasAttribute('inert')).toBe(true);
    click('see-map');
    expect(document.querySelector('.grid')?.hasAttribute('inert')).toBe(false);
  });

  it('is forgotten when it is no answer any more', async () => {
    const { props } = await open(council);
    click(card.battle_card!);
    Object.assign(props, { view: { ...council.view }, actions: council.actions.filter((action) => action !== card) });
    flushSync();
    expect(find('confirm')).toBeNull();
  });

  const march = moments.find(
    (moment) => moment.actions.some((action) => action.kind === 'march' && action.units > 2) && !moment.view.battle,
  )!;
  const troop = areaOf(march.actions.find((action) => action.kind === 'march' && action.units > 2)!)!;

  it('keeps the number that was set, too', async () => {
    const { act, props } = await open(march);
    click(troop);
    click('units-fewer');
    const set = document.querySelector('output')?.textContent;
    Object.assign(props, { view: { ...march.view }, actions: [...march.actions] });
    flushSync();
    expect(document.querySelector('output')?.textContent).toBe(set);
    click('confirm');
    expect(act.mock.calls[0]![0]).toContain(`march ${Number.parseInt(set!, 10)} ${troop}`);
  });

  const settled = async () => {
    await new Promise((done) => setTimeout(done));
    flushSync();
  };
  const rest = march.actions.filter((action) => areaOf(action) !== troop);

  it('stays while it is legal, though others have changed what else is', async () => {
    const { act, props } = await open(march);
    click(troop);
    click('units-fewer');
    const chosen = march.actions.find((action) => action.action === find('confirm')!.dataset.action)!;
    Object.assign(props, { actions: [...rest, chosen] });
    flushSync();
    click('confirm');
    expect(act.mock.calls[0]).toEqual([chosen.action]);
  });

  it('goes with the very answer: nothing else takes its place unseen', async () => {
    const { props } = await open(march);
    click(troop);
    click('units-fewer');
    const chosen = find('confirm')!.dataset.action;
    Object.assign(props, { actions: march.actions.filter((action) => action.action !== chosen) });
    flushSync();
    expect(find('confirm')).toBeNull();
  });

  it('stays while the server does not take it, and goes when it has', async () => {
    let taken = false;
    const { act, props } = await open(march, { act: async () => taken });
    expect(act).not.toHaveBeenCalled();
    click(troop);
    click('confirm');
    await settled();
    expect(find(troop)?.getAttribute('aria-pressed')).toBe('true');
    taken = true;
    click('confirm');
    await settled();
    Object.assign(props, { actions: [...march.actions] }); // the next question happens to have the same answers
    flushSync();
    expect(find(troop)?.getAttribute('aria-pressed')).toBe('false');
  });

  it('is not taken for one of the next question, whatever is heard first', async () => {
    let take = (_: boolean) => {};
    const { props } = await open(march, { act: () => new Promise<boolean>((resolve) => (take = resolve)) });
    click(troop);
    click('confirm');
    Object.assign(props, { actions: [...march.actions] });
    flushSync();
    take(true);
    await settled();
    expect(find(troop)?.getAttribute('aria-pressed')).toBe('false');
  });

  it('outlives a look at the past', async () => {
    const { props } = await open(march);
    click(troop);
    Object.assign(props, { past: true, actions: [] });
    flushSync();
    expect(find('confirm')).toBeNull();
    expect(find(troop)?.getAttribute('aria-pressed')).toBe('false');
    Object.assign(props, { past: false, actions: [...march.actions] });
    flushSync();
    expect(find(troop)?.getAttribute('aria-pressed')).toBe('true');
    expect(find('confirm')).not.toBeNull();
  });

  it('leaves a phone at the panel that one looks at', async () => {
    const { props } = await open(march);
    click('tab-tiles');
    Object.assign(props, { view: { ...march.view }, actions: [...march.actions] });
    flushSync();
    expect(find('tab-tiles')?.getAttribute('aria-current')).toBe('true');
  });
});
