// axe on the page as it stands, in both themes.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function expectAccessible(page: Page, where: string): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme');
  for (const theme of ['night', 'day']) {
    await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map((node) => `${where}, ${theme}: ${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ')}`));
    expect.soft(grave).toEqual([]);
  }
  await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted ?? 'night'), before);
}
