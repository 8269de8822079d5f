import { FertilityHand } from './support/fertility.ts';
import { playKemet } from './support/match.ts';
import { byFinger, byId } from './support/pointing.ts';
import { expectNoScrolling } from './support/screens.ts';
import { ofKind, pickRandom } from './support/table.ts';
import { expect, test, type Visitor } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function playNowByFinger({ page, heard }: Visitor, game: string): Promise<void> {
  await page.goto('/');
  await byFinger(byId(page, 'play-now'));
  await byFinger(byId(page, `start-${game}`));
  await heard.question();
  await expectNoScrolling(page);
}

test('a turn of Kemet on a phone', async ({ visit }) => {
  const visitor = await visit(phone);
  const { page } = visitor;
  await playNowByFinger(visitor, 'kemet-revised');
  let tokens = 0;
  await playKemet(visitor, {
    press: byFinger,
    until: () => tokens >= 2,
    before: async () => expectNoScrolling(page),
    choose: (asked) => {
      tokens += ofKind(asked.actions, 'token').length > 0 ? 1 : 0;
      return undefined;
    },
  });
  expect(tokens).toBe(2);
  for (const tab of ['map', 'actions', 'hand', 'tiles', 'players']) {
    await byFinger(byId(page.locator('.kemet nav'), `tab-${tab}`));
    await expectNoScrolling(page);
  }
});

test('two turns of Fertility on a phone', async ({ visit }) => {
  const visitor = await visit(phone);
  const { page, heard } = visitor;
  await playNowByFinger(visitor, 'fertility');
  const hand = new FertilityHand(page, byFinger);
  let turns = 0;
  for (let asked = await heard.question(); asked && turns < 3; asked = await heard.question()) {
    if (ofKind(asked.actions, 'place').length > 0 && ++turns === 3) break;
    const action = pickRandom(asked.actions);
    await heard.answer(() => hand.point(action));
    await expectNoScrolling(page);
  }
  for (const tab of ['tiles', 'city', 'market', 'scores']) {
    await byFinger(byId(page, `tab-${tab}`));
    await expectNoScrolling(page);
  }
});
