import { expectAccessible } from './support/accessible.ts';
import { viewOf } from './support/kemet.ts';
import { playKemet } from './support/match.ts';
import { byFinger, byId } from './support/pointing.ts';
import { expectNoScrolling, makeTable } from './support/screens.ts';
import { ofKind } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a day as Seth, by pointing', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-seth', ['me', 'easy', 'easy', 'easy'], { seth: '1' });
  await playKemet(visitor, { until: () => ofKind(heard.asked?.actions ?? [], 'violet').length > 0 });
  await expect(page.locator('.actions .cards .card')).toHaveCount(viewOf(heard).alliance!.creature_cards.length);
  await expectAccessible(page, 'the lone god’s table');
  let tokens = 0;
  await playKemet(visitor, {
    until: () => viewOf(heard).day > 1,
    choose: (asked) => {
      const taken = ofKind(asked.actions, 'taken', 'violet');
      return taken.length > 0 ? taken[tokens++ % taken.length] : undefined;
    },
  });
  expect(tokens).toBe(7); // four of its own, three taken
  await expect(page.locator('.portal')).toHaveCount(1);
});

test('a day in the Alliance, by pointing', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-seth', ['me', 'easy', 'easy'], { seth: '3' });
  await playKemet(visitor, {
    until: () => viewOf(heard).day > 0 && ofKind(heard.asked?.actions ?? [], 'token').length > 0,
  });
  await expect(page.locator('.osiris .power')).toHaveCount(6);
  await expectAccessible(page, 'the Alliance’s table');
  await playKemet(visitor, { until: () => viewOf(heard).day > 1 });
  await expect(page.locator('.kemet .map')).toBeVisible();
});

test('six at a table, on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-seth', ['me', 'easy', 'easy', 'easy', 'easy', 'easy'], { seth: '6' });
  await playKemet(visitor, {
    press: byFinger,
    until: () => ofKind(heard.asked?.actions ?? [], 'token').length > 0,
    before: async () => expectNoScrolling(page),
  });
  for (const tab of ['map', 'actions', 'hand', 'tiles', 'players']) {
    await byFinger(byId(page.locator('.kemet nav'), `tab-${tab}`));
    await expectNoScrolling(page);
  }
});
