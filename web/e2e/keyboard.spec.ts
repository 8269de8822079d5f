import { FertilityHand } from './support/fertility.ts';
import { belligerent, viewOf } from './support/kemet.ts';
import { playKemet } from './support/match.ts';
import { byId, byKeyboard } from './support/pointing.ts';
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
        await byKeyboard(byId(byId(page, 'bar'), 'confirm'));
      });
    } else await heard.answer(() => hand.point(asked!.actions[0]!));
  }
  expect(laid).toBe(2);
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
