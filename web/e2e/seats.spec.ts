// Whose seat it is: several on one device, clocks, another device, resigning, ending together.
import type { Page } from '@playwright/test';
import { answerKemet, belligerent } from './support/kemet.ts';
import { byId, clickGreyed } from './support/pointing.ts';
import { makeTable } from './support/screens.ts';
import { startServer } from './support/server.ts';
import { expect, test, type Visitor } from './support/test.ts';

const menu = ({ page }: Visitor) => byId(page.locator('header nav'), 'menu').click();

test('one device, two people: nothing of the table shows before the device is handed over', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'me']);
  const handOver = byId(page, 'hand-over');
  const hands = new Set<string>();
  for (let answers = 0; answers < 12 && hands.size < 2; ++answers) {
    const asked = (await heard.question())!;
    await expect(handOver.or(page.locator('.kemet'))).toBeVisible();
    if (await handOver.isVisible()) {
      await expect(page.locator('.kemet')).toHaveCount(0);
      await expect(byId(page, 'news')).toHaveCount(0);
      for (const panel of ['actions', 'chronicle', 'chat'])
        await expect(byId(page.locator('header'), panel)).toHaveCount(0);
      await page.keyboard.press('a'); // nor does a key open anything
      await expect(byId(page, 'panel')).toHaveCount(0);
      hands.add(asked.seat ?? '');
      await byId(page, 'ready').click();
    }
    await expect(page.locator('.kemet .hand')).toBeVisible();
    await heard.answer(() => answerKemet(page, belligerent(asked.actions, new Map())));
  }
  expect(hands.size).toBe(2);
});

const waysBack: Record<string, (page: Page) => Promise<void>> = {
  'the button': (page) => byId(page, 'return').click(),
  'a click on the map': (page) => clickGreyed(page.locator('.map path.area').first()), // it is nobody's turn to choose
  'a key': (page) => page.keyboard.press('Shift'),
};

test('after a timeout a bot answers, after three in a row it acts, and any click or key takes the seat back', async ({
  visit,
}) => {
  const slow = await startServer(3000); // bots at full speed would have ended the match before anyone comes back
  async function beAway(comeBack: (page: Page) => Promise<void>): Promise<void> {
    const { page, heard } = await visit({ baseURL: slow.address });
    await page.goto('/#/new/kemet-revised');
    await byId(page, 'seats-2').click();
    await byId(page, 'seat-2').selectOption('easy');
    await byId(page, 'clock').selectOption('move');
    await byId(page, 'seconds').fill('10');
    await byId(page, 'make').click();
    await heard.until('a clock that runs', () => Object.keys(heard.position?.clocks ?? {}).length > 0);
    const mine = () => heard.table?.seats.find((seat) => seat.mine);
    await heard.until('a bot answering once', () => (heard.position?.deputised?.[mine()?.seat ?? ''] ?? 0) > 0);
    expect(mine()?.away_bot).toBe(false);
    await expect(byId(page, 'deputised').first()).toBeVisible();
    await heard.until('the bot stepping in', () => mine()?.away_bot === true, 150_000);
    await expect(byId(page, 'away')).toBeVisible();
    await comeBack(page);
    await heard.until('the seat being taken back', () => mine()?.away_bot === false);
    await expect(byId(page, 'away')).toHaveCount(0);
    await page.close();
  }
  try {
    await Promise.all(Object.values(waysBack).map(beAway)); // all wait for their clocks at the same time
  } finally {
    await slow.stop();
  }
});

test('the seat moves to another device by a link that works once', async ({ visit }) => {
  const [first, second] = [await visit(), await visit()];
  await makeTable(first, 'fertility', ['me', 'easy']);
  const table = first.heard.table?.table ?? '';
  await menu(first);
  await byId(first.page.locator('dialog'), 'settings').click();
  await byId(first.page, 'device').click();
  const link = await byId(first.page, 'device-link').inputValue();
  await second.page.goto(link);
  await byId(second.page, 'use-device').click();
  await byId(second.page, table).click();
  expect((await second.heard.question())?.seat).toBe(first.heard.asked?.seat);
  const { origin } = new URL(link);
  const again = await second.page.request.post('/api/device', {
    data: { code: link.split('/').at(-1) },
    headers: { Origin: origin },
  });
  expect(again.status()).toBe(404);
});

test('resigning leaves the seat to a bot', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'fertility', ['me', 'easy', 'easy']);
  await menu(visitor);
  await byId(page, 'resign').click();
  await byId(page, 'resign-yes').click();
  await heard.until('the bot in the seat', () => heard.table?.seats.every((seat) => seat.who === 'bot') ?? false);
  await expect(byId(page, 'undo')).toHaveCount(0);
});

test('two agree to end, and meet again for a rematch', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await makeTable(host, 'fertility', ['me', 'open']);
  const first = host.heard.table?.table;
  await guest.page.goto('/');
  await byId(guest.page, 'invitation').fill(await byId(host.page, 'link').inputValue());
  await byId(guest.page, 'join').click();
  await guest.page.locator('[data-id^="sit-"]').click();
  await byId(host.page, 'start').click();
  await guest.heard.until('the match', () => guest.heard.position !== null);
  await menu(guest);
  await byId(guest.page, 'agree-to-end').click();
  await expect(byId(host.page, 'end-agreed')).toBeVisible();
  await menu(host);
  await byId(host.page, 'agree-to-end').click();
  for (const { page } of [host, guest]) await expect(byId(page, 'after')).toBeVisible();
  await byId(byId(host.page, 'after'), 'rematch').click();
  await byId(byId(guest.page, 'after'), 'rematch').and(guest.page.locator('a')).click();
  await guest.heard.until('the rematch', () => guest.heard.table !== null && guest.heard.table.table !== first);
  expect(guest.heard.table?.table).toBe(host.heard.table?.table);
});
