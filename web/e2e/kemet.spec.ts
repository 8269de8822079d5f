import { BattleWatch, playKemet } from './support/match.ts';
import { viewOf } from './support/kemet.ts';
import { byMouse } from './support/pointing.ts';
import { makeTable } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a day of Kemet with a battle, by pointing', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
  const battles = new BattleWatch(heard);
  let councils = 0;
  const sizes = new Set<string>(); // of the map: it must not jump with the length of a question
  await playKemet(visitor, {
    until: () => viewOf(heard).day > 1 && battles.mine > 0,
    press: async (thing) => {
      await byMouse(thing);
      const box = await page.locator('.kemet .map').boundingBox();
      sizes.add(`${Math.round(box?.width ?? 0)}×${Math.round(box?.height ?? 0)}`);
    },
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
  expect([...sizes]).toHaveLength(1);
  await expect(page.locator('.kemet .map')).toBeVisible();
});
