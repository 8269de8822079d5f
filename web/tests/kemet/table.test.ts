// The whole table, answered by clicking: every legal action of every kind of question can be given with the mouse.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBox } from '../../src/games/kemet/box.ts';
import { answer, click, find, open, withBoards } from './pointing.ts';
import { areaOf, moments } from './samples.ts';

beforeEach(withBoards);
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the table', () => {
  const kept = moments.slice(0, 60).filter((moment) => moment.actions.length > 0);
  it.each(
    kept.map(
      (moment) =>
        [
          `${moment.game}: ${moment.question} (${[...new Set(moment.actions.map((a) => a.kind))].join()})`,
          moment,
        ] as const,
    ),
  )('%s', async (_, moment) => {
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
  });

  const turn = moments.find((moment) => moment.actions.some((action) => action.kind === 'token'))!;

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
    const march = moments.find(
      (moment) => moment.actions.some((action) => action.kind === 'march') && !moment.view.battle,
    )!;
    const troop = march.actions.find((action) => action.kind === 'march')!.area!;
    const goal = openBox(march.catalogue)
      .area(troop)!
      .land.find((area) => !march.actions.some((action) => areaOf(action) === area))!;
    const { act, props } = await open(march);
    click(troop);
    click(goal);
    expect(act.mock.calls[0]![0]).toMatch(new RegExp(`^march \\d+ ${troop}`));
    Object.assign(props, {
      view: { ...march.view },
      actions: [{ action: `to ${goal}`, kind: 'to', label: 'go', area: goal }],
    });
    flushSync();
    click('confirm');
    expect(act).toHaveBeenLastCalledWith(`to ${goal}`);
  });

  it('offers nothing to somebody who looks at the past', async () => {
    await open(turn, { past: true });
    expect(document.querySelectorAll('.area.legal, .space.legal, .card.legal')).toHaveLength(0);
    expect(find('confirm')).toBeNull();
  });

  it('tells nothing on in the language that was spoken before', async () => {
    const happened = [
      { ...turn.happened[0]!, position: 7, kind: 'unknown' as never, seat: null, text: 'Night falls.' },
    ];
    const { props } = await open(turn, { happened });
    flushSync();
    expect(document.body.textContent).toContain('Night falls.');
    Object.assign(props, { language: 'pl' });
    flushSync();
    expect(document.body.textContent).not.toContain('Night falls.');
  });

  it('says everything in three languages', async () => {
    for (const language of ['en', 'pl', 'it'] as const) {
      const { close } = await open(turn, { language, guided: true });
      expect(document.body.textContent).not.toMatch(/undefined|\{\d/);
      await close();
    }
  });
});
