import { describe, expect, it } from 'vitest';
import { leaders, printedShop } from '../../src/games/fertility/model.ts';
import { components, momentOf, viewOf } from './moments.ts';

const view = viewOf(momentOf('supply'));

describe('the model', () => {
  it('finds what is printed on every shop of every metropolis', () => {
    for (const player of view.players)
      for (const shop of player.shops) {
        const printed = printedShop(components, player, shop.shop);
        expect(printed?.needs).toEqual(shop.needs.map((need) => need.wants));
        expect(printed?.text).toBe(shop.text);
      }
  });

  it('breaks a tie by the fewest resources in the metropolis', () => {
    const [a, b, c] = view.players;
    if (!a || !b || !c) throw new Error('three players were stored');
    const players = [
      { ...a, total: 40, in_shops: { grapes: 3 } },
      { ...b, total: 40, in_shops: { cattle: 2 } },
      { ...c, total: 12, in_shops: {} },
    ];
    expect(leaders({ ...view, players }).map((one) => one.seat)).toEqual([b.seat]);
  });
});
