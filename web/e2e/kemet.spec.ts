import { BattleWatch, playKemet } from './support/match.ts';
import { viewOf } from './support/kemet.ts';
import { makeTable } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a day of Kemet with a battle, by pointing', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
  const battles = new BattleWatch(heard);
  let councils = 0;
  await playKemet(visitor, {
    until: () => viewOf(heard).day > 1 && battles.mine > 0,
    before: async (asked) => {
      const battle = viewOf(heard).battle;
      if (battle?.step !== 'council' || !battle.sides.some((side) => side.seat === asked.seat)) return;
      councils += 1;
      await expect(page.locator('.scene .side')).toHaveCount(2);
      expect(asked.sealed).toBe(true);
    },
  });
  expect(battles.mine).toBeGreaterThan(0);
  expect(councils).toBeGreaterThan(0);
  await expect(page.locator('.kemet .map')).toBeVisible();
});
