import { describe, expect, it } from 'vitest';
import { motionOf } from '../../src/games/fertility/motion.ts';
import type { FertilityEvent } from '../../src/games/fertility/types.ts';

const told = (kind: FertilityEvent['kind'], fields: Partial<FertilityEvent>): FertilityEvent => ({
  position: 1,
  seat: 'sphinx',
  kind,
  text: '',
  ...fields,
});

describe('motion', () => {
  it('drops the tile and lets what it gathers fly from there', () => {
    const motion = motionOf([
      told('placed', { cell: 'e4' }),
      told('gathered', { resource: 'grapes', count: 2 }),
      told('wheat_gained', { count: 1, source: 'field' }),
    ]);
    expect(motion.dropped).toEqual(new Set(['e4']));
    expect(motion.flights).toEqual([
      { icon: 'grapes', seat: 'sphinx', from: 'e4', to: 'loose' },
      { icon: 'grapes', seat: 'sphinx', from: 'e4', to: 'loose' },
      { icon: 'wheat', seat: 'sphinx', from: 'e4', to: 'granary' },
    ]);
  });

  it('brings supplies from the loose resources into the shop, and marks a full one', () => {
    const motion = motionOf([
      told('supplied', { resource: 'cattle', shop: '0.2' }),
      told('shop_full', { shop: '0.2' }),
    ]);
    expect(motion.flights).toEqual([{ icon: 'cattle', seat: 'sphinx', from: null, to: { shop: '0.2' } }]);
    expect(motion.filled).toEqual(new Set(['0.2']));
    expect(motion.of).toBe('sphinx');
  });

  it('keeps few things in the air', () => {
    const motion = motionOf([told('gathered', { resource: 'grapes', count: 30 })]);
    expect(motion.flights.length).toBeLessThan(10);
  });
});
