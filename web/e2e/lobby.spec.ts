import { byId } from './support/pointing.ts';
import { expect, test } from './support/test.ts';

test('a public match that runs is listed to be watched, and says so', async ({ visit }) => {
  const host = await visit();
  await host.page.goto('/#/new/fertility/bots');
  await expect(byId(host.page, 'seat-2')).not.toHaveValue('open'); // from the bots' screen the bots stay
  await byId(host.page, 'public').check();
  await byId(host.page, 'make').click();
  await host.heard.question();
  const table = host.heard.table!.table;

  const guest = await visit();
  await guest.page.goto('/');
  const link = guest.page.locator('section:has(#open-tables)').locator(`[data-id="${table}"]`);
  await expect(link).toContainText('Watch');
  await link.click();
  await expect(byId(guest.page, 'fertility')).toBeVisible();
});

test('a host who sits already is not asked to sit down', async ({ visitor }) => {
  const { page, heard } = visitor;
  await page.goto('/#/new/fertility');
  await byId(page, 'make').click();
  await heard.until('the table', () => heard.table?.stage === 'waiting');
  await expect(page.getByRole('button', { name: /^Play this seat too/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Sit here/ })).toHaveCount(0);
});
