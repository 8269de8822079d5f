import type { Visitor } from './support/test.ts';
import { expect, test } from './support/test.ts';
import { answerKemet, belligerent, distances, viewOf } from './support/kemet.ts';
import { neighbours } from './support/match.ts';
import { byId } from './support/pointing.ts';
import { makeTable } from './support/screens.ts';

/** Two browsers at one table: the host makes it, the guest comes by the link. */
async function meet(host: Visitor, guest: Visitor, game: string): Promise<void> {
  await makeTable(host, game, ['me', 'open']);
  await guest.page.goto(await byId(host.page, 'link').inputValue());
  await guest.page.locator('[data-id^="sit-"]').click();
  await host.heard.until(
    'the guest sitting down',
    () => host.heard.table?.seats.every((seat) => seat.who === 'guest') ?? false,
  );
  await byId(host.page, 'start').click();
}

/** Whoever is asked now. In secret choices both are, and neither hears of the other's progress. */
async function next(players: [Visitor, Visitor]): Promise<Visitor | null> {
  const asked = () => players.find(({ heard }) => heard.asked !== undefined);
  while (!asked() && !players[0].heard.position?.over) await Promise.race(players.map(({ heard }) => heard.change()));
  const player = asked();
  await player?.heard.drawn();
  return player ?? null;
}

test('two browsers meet by link; one reloads in the middle of the war council', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await meet(host, guest, 'kemet-revised');
  const players: [Visitor, Visitor] = [host, guest];
  const areas = await neighbours(host);
  let reloaded = false;
  const fought = () => host.heard.happened.some((event) => event.kind === 'battle_won');
  for (let answers = 0; answers < 120 && !(reloaded && fought()); ++answers) {
    const player = await next(players);
    if (!player) break;
    const asked = player.heard.asked!;
    const battle = viewOf(player.heard).battle;
    const own = battle?.sides.find((side) => side.seat === asked.seat);
    if (battle?.step === 'council' && own?.played && !reloaded) {
      const rival = players.find((other) => other !== player)!;
      await reloadInCouncil(player, rival);
      reloaded = true;
      continue;
    }
    const action = belligerent(asked.actions, distances(viewOf(player.heard), asked.seat ?? '', areas));
    await player.heard.answer(() => answerKemet(player.page, action));
  }
  expect(reloaded).toBe(true);
  expect(fought()).toBe(true);
  // The other browser hears of it, too, perhaps a moment later.
  await expect.poll(() => guest.heard.happened.some((event) => event.kind === 'battle_won')).toBe(true);
});

/** What was chosen in secret is still there after a reload, and the rival still does not know it. */
async function reloadInCouncil(player: Visitor, rival: Visitor): Promise<void> {
  const seat = player.heard.asked?.seat ?? '';
  const openCards = ({ page }: Visitor) => page.locator(`.scene .side.${seat} .card.turn`);
  const chosen = ({ heard }: Visitor) => viewOf(heard).battle?.sides.find((side) => side.seat === seat)?.played;
  const [card, position, table] = [chosen(player), player.heard.position?.position, player.heard.table?.table];
  await expect(openCards(player)).toHaveCount(1);
  const before = await openCards(player).textContent();
  await player.heard.reload();
  expect([chosen(player), player.heard.position?.position, player.heard.table?.table]).toEqual([card, position, table]);
  await expect(openCards(player)).toHaveText(before ?? '');
  expect(chosen(rival)).toBeNull();
  await expect(openCards(rival)).toHaveCount(0);
}

test('talk at the table, and a spectator who sees no hands', async ({ visit }) => {
  const [host, guest, watcher] = [await visit(), await visit(), await visit()];
  // Two people of one name are still two people.
  for (const { page } of [host, guest]) await page.request.post('/api/guest', { data: { name: 'Nakht' } });
  await meet(host, guest, 'kemet-revised');
  await host.heard.until('the match', () => host.heard.position !== null);
  await guest.heard.until('the match', () => guest.heard.position !== null);
  await watcher.page.goto(`/#/t/${host.heard.table?.table}`);
  await expect(byId(watcher.page, 'watching')).toBeVisible();
  await expect(watcher.page.locator('.kemet .map')).toBeVisible();
  await watcher.heard.until('the match', () => watcher.heard.position !== null);
  expect(watcher.heard.position?.seats.map((seat) => seat.seat)).toEqual([null]);
  expect(viewOf(watcher.heard).hand).toBeNull();
  await expect(watcher.page.locator('.kemet .hand')).toHaveCount(0);
  await expect(byId(watcher.page, 'undo')).toHaveCount(0);

  await byId(host.page, 'chat').click();
  await byId(host.page, 'chat-text').fill('Hello, neighbour!');
  await byId(host.page, 'send').click();
  const badge = byId(guest.page.locator('header nav'), 'chat').locator('.badge');
  await expect(badge).toHaveText('1');
  for (const { page } of [guest, watcher]) {
    await byId(page.locator('header nav'), 'chat').click();
    await expect(byId(page, 'panel')).toContainText('Hello, neighbour!');
  }
  await expect(badge).toHaveCount(0);
  await expect(byId(watcher.page, 'chat-text')).toHaveCount(0);
  await byId(guest.page, 'chat-text').fill('Hello to you!');
  await byId(guest.page, 'send').click();
  await expect(byId(guest.page, 'panel')).toContainText('Hello to you!');
  await byId(guest.page, 'mute-Nakht').click();
  await expect(byId(guest.page, 'panel')).not.toContainText('Hello, neighbour!');
  await expect(byId(guest.page, 'panel')).toContainText('Hello to you!');
});
