import { describe, expect, it } from 'vitest';
import { controlsOf, reachable, suppliable, supplyOf } from '../../src/games/fertility/controls.ts';
import { momentOf, moments, scenes } from './moments.ts';
import type { FertilityAction } from '../../src/games/fertility/types.ts';

describe('controls', () => {
  it.each(moments.map((one) => [one.moment, one] as const))('reach every legal answer: %s', (_, { ask, actions }) => {
    const reached = reachable(controlsOf(ask!, actions, scenes));
    expect([...reached].sort()).toEqual(actions.map((one) => one.action).sort());
  });

  it('make a button of an answer that nobody has thought of', () => {
    const unknown = { action: 'dance 3', kind: 'dance', label: 'Dance' } as unknown as FertilityAction;
    expect(controlsOf('place', [unknown], scenes).buttons).toEqual([unknown]);
  });

  it('ask which resource, where a shop would take several', () => {
    const actions = ['grapes', 'cattle'].map((resource) => ({
      action: `supply ${resource} 0.1`,
      kind: 'supply' as const,
      label: '',
      resource,
      shop: '0.1',
    }));
    const controls = controlsOf('supply', actions, scenes);
    expect(supplyOf(controls, '0.1', null)).toBeNull();
    expect(supplyOf(controls, '0.1', 'cattle')).toBe('supply cattle 0.1');
    expect(supplyOf(controls, '0.2', 'cattle')).toBeNull();
  });

  it('know which resources can be brought somewhere', () => {
    const { ask, actions } = momentOf('exchange');
    expect(suppliable(controlsOf(ask!, actions, scenes))).toEqual(
      new Set(actions.map((one) => 'resource' in one && one.resource)),
    );
  });
});
