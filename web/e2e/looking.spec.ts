import { byFinger, byId } from './support/pointing.ts';
import { viewOf } from './support/kemet.ts';
import { playKemet } from './support/match.ts';
import { makeTable } from './support/screens.ts';
import { ofKind } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('on a phone a tap on a tile, a card and an area shows each large with its rule, and a troop its goals', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
  const note = page.locator('#tip.large');
  const shut = async () => {
    await byId(note, 'close-tip').tap();
    await expect(note).toBeHidden();
  };
  await playKemet(visitor, { press: byFinger, until: () => ofKind(heard.asked?.actions ?? [], 'token').length > 0 });
  const rival = viewOf(heard).players.find(({ seat }) => seat !== heard.asked?.seat)!.seat;
  const emblem = byId(page.locator('.players'), rival).and(page.locator('button'));
  const board = page.locator('.actions h2');
  await byId(page, 'tab-map').tap();
  await emblem.tap({ position: { x: 20, y: 20 } });
  await expect(board).toContainText('Actions: '); // whoever is tapped shows their board
  await emblem.tap({ position: { x: 20, y: 20 } });
  await expect(board).toContainText('Your actions');
  await byId(page, 'tab-tiles').tap();
  await page.locator('.tile:not(.legal)').first().tap({ force: true });
  await expect(byId(note, 'can')).toContainText('To buy it');
  await expect(page.locator('[role=alert]')).toHaveCount(0);
  await shut();
  await byId(page, 'tab-hand').tap();
  await page.locator('.hand .card').first().tap({ force: true });
  await expect(byId(note, 'can')).toContainText('war council');
  await shut();
  await byId(page, 'tab-map').tap();
  await byId(page.locator('.map'), 'sanctuary').and(page.locator('path')).tap({ force: true });
  await expect(note).toContainText('2 units for 1 VP');
  await shut();

  let glowed = 0;
  await playKemet(visitor, {
    press: async (thing) => {
      await byFinger(thing);
      glowed = Math.max(glowed, await page.locator('[data-goal]').count());
    },
    until: () => glowed > 0 || viewOf(heard).day > 1,
  });
  expect(glowed).toBeGreaterThan(0);
});
