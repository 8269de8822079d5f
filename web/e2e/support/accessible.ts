// axe on the page as it stands, in both themes. They differ in colours alone, so the second time only contrast is
// looked at.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

async function graveTroubles(page: Page, where: string, axe: AxeBuilder): Promise<string[]> {
  const theme = await page.locator('html').getAttribute('data-theme');
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${where}, ${theme}: ${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  );
}

const wear = (page: Page, theme: string) =>
  page.evaluate((wanted) => void (document.documentElement.dataset.theme = wanted), theme);

export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await graveTroubles(page, where, new AxeBuilder({ page }))).toEqual([]);
  await wear(page, 'day');
  expect.soft(await graveTroubles(page, where, new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  await wear(page, 'night');
}
