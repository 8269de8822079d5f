import { BattleWatch, playKemet } from './support/match.ts';
import { seatOf, viewOf } from './support/kemet.ts';
import { makeTable } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a day of Kemet with a battle, by pointing', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
  const battles = new BattleWatch(heard);
  await playKemet(visitor, {
    until: () => viewOf(heard).day > 1 && battles.mine > 0,
    before: async (asked) => {
      if (viewOf(heard).battle?.step !== 'council') return;
      const scene = page.locator('.scene');
      await expect(scene).toBeVisible();
      await expect(scene.locator('.side')).toHaveCount(2);
      expect(asked.sealed).toBe(true);
    },
  });
  expect(battles.mine).toBeGreaterThan(0);
  expect(viewOf(heard).players.some((player) => player.seat === seatOf(heard))).toBe(true);
});
