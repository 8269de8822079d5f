import { describe, expect, it } from 'vitest';
import { openBox } from '../../src/games/kemet/box.ts';
import {
  askWhy,
  Controls,
  drawnOn,
  nothingChosen,
  picksOf,
  type Detail,
  type Selection,
} from '../../src/games/kemet/controls.ts';
import { guide } from '../../src/games/kemet/words/guide.ts';
import type { KemetAction } from '../../src/games/kemet/types.ts';
import { allianceMoments, moments, type Moment } from './samples.ts';

const all = [...moments, ...allianceMoments];

const controlsOf = (moment: Moment) => new Controls(moment.actions, drawnOn(moment.view, openBox(moment.catalogue)));

// Plays through the controls: a first pick, then every value of every group that is offered on the way.
function reached(controls: Controls, selection: Selection, found: Set<string>, depth = 0): void {
  const { action, groups } = controls.choose(selection);
  if (action) found.add(action.action);
  const group = groups[depth];
  if (!group) return;
  for (const value of group.values)
    reached(controls, { ...selection, details: { ...selection.details, [group.what]: value } }, found, depth + 1);
}

describe('controls', () => {
  it('reach every legal action of every moment, and nothing else', () => {
    for (const moment of all) {
      const controls = controlsOf(moment);
      const found = new Set(controls.buttons().map((action) => action.action));
      for (const thing of [
        'area',
        'city',
        'space',
        'tile',
        'battle_card',
        'di_card',
        'creature_card',
        'power_token',
        'seat',
        'place',
      ] as const)
        for (const id of controls.legal(thing)) reached(controls, { first: { what: thing, id }, details: {} }, found);
      for (const id of controls.openers()) reached(controls, { first: { what: 'button', id }, details: {} }, found);
      if (controls.start().first) reached(controls, controls.start(), found);
      expect([...found].sort(), `${moment.game}: ${moment.question}`).toEqual(
        moment.actions.map((each) => each.action).sort(),
      );
    }
  });

  it('need the row of buttons only for answers that are about no thing', () => {
    const plain = new Set([
      'done',
      'pass',
      'stay',
      'recall',
      'retreat',
      'sacrifice',
      'swap',
      'first',
      'colour',
      'ceremony',
    ]);
    for (const moment of all)
      for (const action of controlsOf(moment).buttons())
        expect(plain, `${moment.question} ${action.action}`).toContain(action.kind);
  });

  it('turn into buttons what nobody has described', () => {
    const strange = { action: 'dance 3', kind: 'dance', label: 'dance' } as unknown as KemetAction;
    expect(picksOf(strange)).toEqual([{ what: 'button', id: 'dance 3' }]);
    expect(new Controls([strange], () => false).buttons()).toEqual([strange]);
  });

  const march = (units: number, creature: string | null): KemetAction => ({
    action: `march ${units} nw-1${creature ? ` with ${creature}` : ''}`,
    kind: 'march',
    label: '',
    area: 'nw-1',
    units,
    creature,
  });

  it('offer the whole troop with its creature first, and go along with a change of mind', () => {
    const controls = new Controls(
      [march(1, null), march(2, null), march(1, 'phoenix'), march(2, 'phoenix')],
      () => true,
    );
    const chosen = (details: Partial<Record<Detail, string>>) =>
      controls.choose({ first: { what: 'area', id: 'nw-1' }, details });
    expect(chosen({}).action?.action).toBe('march 2 nw-1 with phoenix');
    expect(chosen({ units: '1' }).action?.action).toBe('march 1 nw-1 with phoenix');
    expect(chosen({ units: '1', creature: '' }).action?.action).toBe('march 1 nw-1');
    expect(chosen({ units: '9' }).action?.action).toBe('march 2 nw-1 with phoenix');
    expect(controls.choose(nothingChosen).action).toBeNull();
  });

  it('walk rather than teleport where both lead there', () => {
    const to = (kind: 'to' | 'teleport'): KemetAction => ({
      action: `${kind} e-obelisk`,
      kind,
      label: '',
      area: 'e-obelisk',
    });
    const choice = new Controls([to('to'), to('teleport')], () => true).choose({
      first: { what: 'area', id: 'e-obelisk' },
      details: {},
    });
    expect(choice.action?.action).toBe('to e-obelisk');
    expect(choice.groups.map((group) => group.values)).toEqual([['to', 'teleport']]);
  });
});

describe('asking why not', () => {
  const ask = (kind: KemetAction['kind']) => [{ action: kind, kind, label: '' } as KemetAction];
  it('asks about the answer that the question is about', () => {
    expect(askWhy('area', 'nw-1', ask('to'), 0)).toBe('to nw-1');
    expect(askWhy('area', 'nw-1', ask('token'), 0)).toBe('march 1 nw-1');
    expect(askWhy('area', 'nw-1', ask('raise'), 2)).toBe('raise nw-1 3');
    expect(askWhy('area', 'nw-1', ask('recruit'), 2)).toBe('recruit 1 nw-1');
    expect(askWhy('tile', 'red-1-charge', [], 0)).toBe('tile red-1-charge');
    expect(askWhy('di_card', 'prayer', ask('add'), 0)).toBe('add prayer');
  });
});

describe('the guide', () => {
  it('has words for every question', () => {
    for (const moment of moments) {
      if (moment.actions.length === 0) continue;
      expect(guide[moment.ask!].en, moment.question).not.toBe('');
    }
  });
});
