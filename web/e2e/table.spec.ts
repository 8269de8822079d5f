import { FertilityHand } from './support/fertility.ts';
import { answerKemet, belligerent } from './support/kemet.ts';
import { playKemet } from './support/match.ts';
import { byId, clickGreyed } from './support/pointing.ts';
import { expectNoScrolling, makeTable } from './support/screens.ts';
import { ofKind, pickRandom } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('two clicks from the first screen to a running match of Kemet', async ({ visitor }) => {
  const { page, heard } = visitor;
  await page.goto('/');
  await byId(page, 'play-now').click();
  await byId(page, 'start-kemet-revised').click();
  await heard.question();
  expect(heard.table?.seats.map((seat) => seat.who)).toEqual(['guest', 'bot', 'bot']);
  await expect(page.locator('.kemet .map')).toBeVisible();
  await expect(byId(page, 'guide').or(page.locator('.bar .guide'))).toBeVisible(); // a first match is guided
});

test('what cannot be done in Kemet says why, with its rule', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
  // A tile whose turn has not come says when it will be, and what has to be chosen now says why not this.
  await playKemet(visitor, { until: () => ofKind(heard.asked?.actions ?? [], 'token').length > 0 });
  const note = page.locator('#tip.large');
  await clickGreyed(page.locator('.market .tile').last());
  await expect(byId(note, 'can')).not.toBeEmpty();
  await byId(note, 'close-tip').click();
  await expect(note).toBeHidden();
  await playKemet(visitor, { until: () => ofKind(heard.asked?.actions ?? [], 'march').length > 0 });
  const position = heard.position?.position;
  await clickGreyed(byId(page.locator('.map'), 'sanctuary').and(page.locator('path')));
  await expect(byId(note, 'why')).not.toBeEmpty();
  await byId(note, 'read-rule').click();
  await expect(byId(page, 'panel').locator('[data-id^="kemet."]').first()).toBeVisible();
  expect(heard.position?.position).toBe(position);
});

test('what cannot be done in Fertility says why, with its rule', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'fertility', ['me', 'easy']);
  const hand = new FertilityHand(page);
  while (ofKind((await heard.question())!.actions, 'place').length === 0)
    await heard.answer(() => hand.point(pickRandom(heard.asked!.actions)));
  const legal = new Set(
    ofKind(heard.asked!.actions, 'place').flatMap((action) => [String(action.cell), String(action.other)]),
  );
  const { columns, rows, free } = heard.asked!.view as { columns: number; rows: number; free: string[] };
  const cells = Array.from(
    { length: columns * rows },
    (_, n) => String.fromCharCode(97 + (n % columns)) + String(Math.floor(n / columns) + 1),
  );
  const far = cells.filter((cell) => free.includes(cell) && !legal.has(cell) && Number(cell.slice(1)) < rows)[0]!;
  await byId(byId(page, 'valley'), far).click();
  const note = page.locator('.note[role="alert"]');
  await expect(note).toContainText(/fertility\./);
  await byId(note, 'close').click();
  await expect(note).toHaveCount(0);
  // Where no tile can lie at all, the cell says what it is as well.
  await byId(
    byId(page, 'valley'),
    cells.find((cell) => !free.includes(cell))!,
  ).click();
  const large = page.locator('#tip');
  await expect(byId(large, 'why')).not.toBeEmpty();
  await expect(byId(large, 'can')).not.toBeEmpty();
});

test('a tip is in the way of nothing, and goes', async ({ visitor }) => {
  const { page } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy']);
  await page.locator('.kemet .hand button').first().hover();
  const tip = page.locator('#tip');
  await expect(tip).toBeVisible();
  const catches = await tip.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + 6));
  });
  expect(catches).toBe(false);
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
});

test('an answer is taken back', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy']);
  await playKemet(visitor, { until: () => ofKind(heard.asked?.actions ?? [], 'token').length > 0 });
  const before = heard.asked!.actions.map((action) => action.action);
  const [move] = ofKind(heard.asked!.actions, 'token').filter((action) => String(action.space).startsWith('move'));
  await heard.answer(() => answerKemet(page, move!));
  await heard.question();
  expect(heard.asked?.actions.map((action) => action.action)).not.toEqual(before);
  await expect(byId(page.locator('header'), 'undo')).toBeEnabled();
  await heard.answer(() => byId(page.locator('header'), 'undo').click());
  await heard.question();
  expect(heard.asked?.actions.map((action) => action.action)).toEqual(before);
});

test('result, rematch, download, and the record replayed', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy']);
  const first = heard.table?.table;
  await playKemet(visitor, { until: () => ofKind(heard.asked?.actions ?? [], 'token').length > 0 });
  await byId(page, 'menu').click();
  await byId(page, 'agree-to-end').click();
  const result = byId(page, 'after');
  await expect(result).toBeVisible();
  for (const tab of ['course', 'chances', 'result']) await byId(result, `tab-${tab}`).click();
  const download = page.waitForEvent('download');
  await byId(result, 'download').click();
  const file = await (await download).path();

  await byId(result, 'rematch').click();
  await heard.until('the rematch', () => heard.table !== null && heard.table.table !== first);
  expect(heard.table?.seats.map((seat) => seat.who)).toEqual(['guest', 'bot']);

  await page.goto('/');
  await byId(page, 'record').setInputFiles(file);
  const past = byId(page, 'past');
  await expect(past).toBeVisible();
  await expect(page.locator('.kemet .map')).toBeVisible();
  const board = page.locator('main');
  await byId(past, 'last').click();
  await expect(board).not.toHaveAttribute('data-position', '0');
  const end = await board.getAttribute('data-position');
  await byId(past, 'previous').click();
  await expect(board).not.toHaveAttribute('data-position', end ?? '');
  await byId(past, 'slider').focus();
  await page.keyboard.press('Home');
  await expect(board).toHaveAttribute('data-position', '0');
  await byId(past, 'eyes').selectOption({ index: 0 });
  await expect(page.locator('.kemet .hand')).toHaveCount(0); // a spectator's eyes see no hand
});

test('a line of the chronicle shows its moment', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy']);
  await playKemet(visitor, { until: () => ofKind(heard.asked?.actions ?? [], 'token').length > 0 });
  const now = heard.position?.position ?? 0;
  await byId(page, 'chronicle').click();
  const line = page.locator('[data-id^="line-"]').first();
  await line.click();
  await expect(byId(page, 'past')).toBeVisible();
  const then = Number(((await line.getAttribute('data-id')) ?? '').split('-')[1]);
  await expect(page.locator('main')).toHaveAttribute('data-position', String(then));
  expect(then).toBeLessThan(now);
  await byId(page, 'now').click();
  await expect(byId(page, 'past')).toHaveCount(0);
  await expect(page.locator('main')).toHaveAttribute('data-position', String(now));
});

const largest = [
  ['kemet-first', 5],
  ['kemet-revised', 5],
  ['kemet-blood-and-sand', 5],
  ['kemet-revised', 2],
  ['fertility', 2],
  ['fertility', 4],
] as const;
for (const [game, seats] of largest)
  test(`${game} with ${seats} players fits into 1280×720`, async ({ visitor }) => {
    const { page, heard } = visitor;
    await makeTable(visitor, game, ['me', ...Array.from({ length: seats - 1 }, () => 'random')]);
    await expectNoScrolling(page);
    const hand = new FertilityHand(page);
    for (let answers = 0; answers < 4; ++answers) {
      const asked = await heard.question();
      if (!asked) break;
      const action = game === 'fertility' ? pickRandom(asked.actions) : belligerent(asked.actions, new Map());
      await heard.answer(() => (game === 'fertility' ? hand.point(action) : answerKemet(page, action)));
      await expectNoScrolling(page);
    }
  });
