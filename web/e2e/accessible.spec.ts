import { expectAccessible } from './support/accessible.ts';
import { FertilityHand } from './support/fertility.ts';
import { viewOf } from './support/kemet.ts';
import { playKemet } from './support/match.ts';
import { byId } from './support/pointing.ts';
import { makeTable, playNow } from './support/screens.ts';
import { ofKind, pickRandom } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('axe: first screen, new table, waiting room', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/');
  await expect(byId(page, 'play-now')).toBeVisible();
  await expectAccessible(page, 'home');
  await byId(page, 'play-now').click();
  await expect(byId(page, 'start-kemet-revised')).toBeVisible();
  await expectAccessible(page, 'choice of games');
  await page.goto('/#/new/kemet-first');
  await expect(byId(page, 'make')).toBeVisible();
  await expectAccessible(page, 'new table');
  await makeTable(visitor, 'kemet-revised', ['me', 'open', 'easy']);
  await expect(byId(page, 'start')).toBeVisible();
  await expectAccessible(page, 'waiting room');
});

test('axe: the Kemet table and a battle', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
  await playKemet(visitor, { until: () => ofKind(heard.asked?.actions ?? [], 'token').length > 0 });
  await expectAccessible(page, 'Kemet table');
  await playKemet(visitor, { until: () => viewOf(heard).battle?.step === 'council' });
  await expect(page.locator('.scene')).toBeVisible();
  await expectAccessible(page, 'battle');
});

test('axe: the Fertility table', async ({ visitor }) => {
  const { page, heard } = visitor;
  await playNow(visitor, 'fertility');
  await expectAccessible(page, 'Fertility, set-up');
  const hand = new FertilityHand(page);
  for (let turns = 0; turns < 2;) {
    const asked = await heard.question();
    const placings = ofKind(asked!.actions, 'place');
    if (placings.length > 0 && ++turns === 2) break;
    await heard.answer(() => hand.point(pickRandom(asked!.actions)));
  }
  await hand.lay(ofKind(heard.asked!.actions, 'place')[0]!);
  await expectAccessible(page, 'Fertility table');
});

test('axe: chronicle, menu, result', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'fertility', ['me', 'easy']);
  await heard.answer(() => new FertilityHand(page).point(heard.asked!.actions[0]!));
  await byId(page, 'chronicle').click();
  await expectAccessible(page, 'chronicle');
  await byId(page, 'menu').click();
  await expectAccessible(page, 'menu');
  await byId(page, 'agree-to-end').click();
  await expect(byId(page, 'after')).toBeVisible();
  await expectAccessible(page, 'result');
  await byId(page, 'tab-course').click();
  await expectAccessible(page, 'course');
});
