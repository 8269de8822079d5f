import type { Page } from '@playwright/test';
import { playKemet } from './support/match.ts';
import { byId } from './support/pointing.ts';
import { makeTable } from './support/screens.ts';
import { expect, test, type Visitor } from './support/test.ts';

/** Every text that a person sees or hears, as single pieces. */
async function texts(page: Page): Promise<Set<string>> {
  const found = await page.evaluate(() => {
    const pieces: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('script, style') || !element.checkVisibility()) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) pieces.push(node.textContent ?? '');
      for (const name of ['aria-label', 'title', 'placeholder']) pieces.push(element.getAttribute(name) ?? '');
    }
    return pieces.map((piece) => piece.replace(/\s+/g, ' ').trim());
  });
  return new Set(found.filter((piece) => /\p{L}{3}/u.test(piece)));
}

// The same in every language: names of people, gods, games and the languages themselves.
const names = /^(Mehen|English|Polski|Italiano|Menu|Chat|Bot|Bot, .*|Kemet.*|Fertility|Anubis|Bastet|Horus|Sobek|Wadjet|Escape|https?:.*|EN|PL|IT|VP|PP|DI)$/;

/** What is said in English and in the other language alike, though it should not be. */
function leftovers(english: Set<string>, other: Set<string>, people: string[]): string[] {
  return [...other].filter((text) => english.has(text) && !names.test(text) && !people.includes(text));
}

const people = (visitors: Visitor[]) => visitors.flatMap(({ heard }) => heard.table?.seats.map((seat) => seat.player ?? '') ?? []);

const tags = { en: 'en-GB', pl: 'pl-PL', it: 'it-IT' };

for (const language of ['pl', 'it'] as const)
  test(`first screen, new table and table are in ${language} without English left over`, async ({ visit }) => {
    const [english, foreign] = [await visit({ locale: tags.en }), await visit({ locale: tags[language] })];
    const both = [english, foreign];
    const same = async (): Promise<string[]> => leftovers(await texts(english.page), await texts(foreign.page), people(both));

    for (const { page } of both) {
      await page.goto('/');
      await expect(byId(page, 'play-now')).toBeVisible();
    }
    await expect(english.page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(foreign.page.locator('html')).toHaveAttribute('lang', language);
    await expect(byId(foreign.page, 'play-now')).toHaveText({ pl: 'Graj teraz', it: 'Gioca subito' }[language]);
    expect.soft(await same(), 'first screen').toEqual([]);

    for (const { page } of both) {
      await page.goto('/#/new/kemet-revised');
      await expect(byId(page, 'make')).toBeVisible();
    }
    expect.soft(await same(), 'new table').toEqual([]);

    for (const visitor of both) await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
    expect.soft(await same(), 'Kemet, set-up').toEqual([]);
    for (const visitor of both) await playKemet(visitor, { until: () => visitor.heard.asked?.actions[0]?.kind === 'token' });
    expect.soft(await same(), 'Kemet').toEqual([]);
    for (const visitor of both) await makeTable(visitor, 'fertility', ['me', 'easy']);
    expect.soft(await same(), 'Fertility').toEqual([]);
  });

test('the language changes at the table, and the question with it', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy']);
  const bar = page.locator('.bar');
  const asked = new Set<string>();
  for (const language of ['en', 'it', 'pl'] as const) {
    await byId(page, 'menu').click();
    await byId(page, 'language').selectOption(language);
    await byId(byId(page, 'menu').and(page.locator('dialog')), 'close').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(byId(page, 'undo')).toContainText({ en: 'Undo', it: 'Annulla mossa', pl: 'Cofnij' }[language]);
    await heard.until('the question in that language', () => heard.asked !== undefined && !asked.has(heard.asked.question));
    await expect(bar).toContainText(heard.asked?.question ?? '');
    asked.add(heard.asked?.question ?? '');
  }
  expect(asked.size).toBe(3);
});
