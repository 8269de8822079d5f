import { FertilityHand } from './support/fertility.ts';
import { belligerent, viewOf } from './support/kemet.ts';
import { playKemet } from './support/match.ts';
import { byId, byKeyboard } from './support/pointing.ts';
import { makeTable } from './support/screens.ts';
import { ofKind } from './support/table.ts';
import { expect, test, type Visitor } from './support/test.ts';

async function playNowByKeyboard({ page, heard }: Visitor, game: string): Promise<void> {
  await page.goto('/');
  await byKeyboard(byId(page, 'play-now'));
  await byKeyboard(byId(page, `start-${game}`));
  await heard.question();
}

test('Kemet from the first screen on without a mouse: board, then list of actions', async ({ visitor }) => {
  const { page, heard } = visitor;
  await playNowByKeyboard(visitor, 'kemet-revised');
  let tokens = 0;
  await playKemet(visitor, {
    press: byKeyboard,
    until: () => tokens >= 2,
    choose: (asked) => {
      tokens += ofKind(asked.actions, 'token').length > 0 ? 1 : 0;
      return undefined;
    },
  });
  // The same by the list: A opens it, letters search, arrows and Enter choose.
  for (let answers = 0; answers < 3; ++answers) {
    const asked = await heard.question();
    const action = belligerent(asked!.actions, new Map());
    await heard.answer(async () => {
      if (!(await byId(page, 'search-actions').isVisible())) await page.keyboard.press('a');
      await expect(byId(page, 'search-actions')).toBeFocused();
      await page.keyboard.type(action.action);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    });
  }
  await page.keyboard.press('Escape');
  await expect(byId(page, 'search-actions')).toHaveCount(0);
  expect(viewOf(heard).day).toBe(1);
});

test('Fertility without a mouse: arrows move the tile, R turns it, Enter lays it', async ({ visitor }) => {
  const { page, heard } = visitor;
  await playNowByKeyboard(visitor, 'fertility');
  const hand = new FertilityHand(page, byKeyboard);
  let laid = 0;
  for (let asked = await heard.question(); asked && laid < 2; asked = await heard.question()) {
    const [first] = ofKind(asked.actions, 'place');
    if (first) {
      laid += 1;
      await heard.answer(async () => {
        await page.keyboard.press('n'); // to a spot where it may lie
        await page.keyboard.press('Enter');
      });
    } else await heard.answer(() => hand.point(asked!.actions[0]!));
  }
  expect(laid).toBe(2);
});

test('a battle covers the table for the keyboard, too, and the focus never falls to the page', async ({ visitor }) => {
  const { page } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
  const focused = () =>
    page.evaluate(() => ({
      body: document.activeElement === document.body,
      card: document.activeElement?.matches('.hand .card') ?? false,
      inert: document.activeElement?.closest('[inert]') !== null,
    }));
  let steps = 0;
  await playKemet(visitor, {
    press: byKeyboard,
    until: () => steps > 0,
    before: async (asked) => {
      expect(await focused()).toMatchObject({ body: false });
      if (ofKind(asked.actions, 'choose').length === 0) return;
      await expect(page.locator('.grid[inert]')).toHaveCount(1);
      await page.locator('main').focus();
      for (steps = 1; steps < 20; ++steps) {
        await page.keyboard.press('Tab');
        const now = await focused();
        expect(now).toMatchObject({ body: false, inert: false });
        if (now.card) break;
      }
      expect(steps).toBeLessThan(8);
      await page.locator('main').focus();
      await page.keyboard.press('n');
      expect(await focused()).toMatchObject({ card: true });
    },
  });
  expect(steps).toBeGreaterThan(0);
});

test('arrows lead over the map and the valley', async ({ visitor }) => {
  const { page, heard } = visitor;
  await playNowByKeyboard(visitor, 'fertility');
  while (ofKind((await heard.question())!.actions, 'place').length === 0) {
    const [first] = heard.asked!.actions;
    await heard.answer(() => new FertilityHand(page, byKeyboard).point(first!));
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-id'));
  const start = page.locator('[role="gridcell"][tabindex="0"]');
  await start.focus();
  const before = await focused();
  await page.keyboard.press('ArrowRight');
  const after = await focused();
  expect(after).not.toBe(before);
  await expect(byId(page, 'ghost')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(byId(page, 'ghost')).toHaveCount(0);
});
