// The ways to a table.
import { expect, type Page } from '@playwright/test';
import { byId } from './pointing.ts';
import type { Visitor } from './test.ts';

/** Oneself at a table with bots, made on the screen for new tables. */
export async function makeTable(
  { page, heard }: Visitor,
  game: string,
  seats: string[],
  options: Record<string, string> = {},
): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await byId(page, `seats-${seats.length}`).click();
  for (const [n, seat] of seats.entries()) await byId(page, `seat-${n + 1}`).selectOption(seat);
  for (const [name, value] of Object.entries(options)) await byId(page, `option-${name}`).selectOption(value);
  await byId(page, 'make').click();
  await heard.until('the table', () => heard.table?.game === game);
  if (!seats.includes('open')) await heard.question();
}

/** Two clicks: play now, and the game. */
export async function playNow({ page, heard }: Visitor, game: string): Promise<void> {
  await page.goto('/');
  await byId(page, 'play-now').click();
  await byId(page, `start-${game}`).click();
  await heard.question();
}

/** The language of the page, changed at the table. */
export async function speak(page: Page, language: string): Promise<void> {
  await byId(page, 'menu').and(page.locator('button')).click();
  await byId(page, 'language').selectOption(language);
  await byId(byId(page, 'menu').and(page.locator('dialog')), 'close').click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Nothing of the page lies outside the window. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return { right: scrollWidth - clientWidth, below: scrollHeight - clientHeight };
  });
  expect(over).toEqual({ right: 0, below: 0 });
}
