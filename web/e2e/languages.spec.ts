import type { Page } from '@playwright/test';
import type { Catalogue } from '../src/lib/game.ts';
import { playKemet } from './support/match.ts';
import { byId } from './support/pointing.ts';
import { makeTable, speak } from './support/screens.ts';
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

// The same in both languages: the program, the games, the languages themselves, and words that happen to be alike.
const always = /^(Mehen|English|Polski|Italiano|Menu|Kemet.*|Fertility|III|https?:.*)$/;
const alike = { pl: /^(Chat|Bot|alabaster)$/, it: /^(Chat|Bot|Divine)$/ };

/** People at the table, and components whose name is the same in both languages, such as gods. */
async function sharedNames({ page, heard }: Visitor, language: 'pl' | 'it'): Promise<string[]> {
  if (!heard.table) return [];
  const read = async (lang: string) => {
    const answer = await page.request.get(`/api/tables/${heard.table?.table}/catalogue?lang=${lang}`);
    const { seats, entries } = (await answer.json()) as Catalogue;
    return [...seats, ...entries].map((one) => one.name);
  };
  const [english, other] = [await read('en'), await read(language)];
  return [...heard.table.seats.map((seat) => seat.player ?? ''), ...other.filter((name) => english.includes(name))];
}

/** What is said in English and in the other language alike, though it should not be. */
async function leftovers(english: Visitor, foreign: Visitor, language: 'pl' | 'it'): Promise<string[]> {
  const names = [...(await sharedNames(english, language)), ...(await sharedNames(foreign, language))].map((name) =>
    name.toLowerCase(),
  );
  const known = await texts(english.page);
  return [...(await texts(foreign.page))].filter(
    (text) =>
      known.has(text) && !always.test(text) && !alike[language].test(text) && !names.includes(text.toLowerCase()),
  );
}

const tags = { en: 'en-GB', pl: 'pl-PL', it: 'it-IT' };

for (const language of ['pl', 'it'] as const)
  test(`first screen, new table and table are in ${language} without English left over`, async ({ visit }) => {
    const [english, foreign] = [await visit({ locale: tags.en }), await visit({ locale: tags[language] })];
    const both = [english, foreign];
    const same = () => leftovers(english, foreign, language);

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
    for (const visitor of both)
      await playKemet(visitor, { until: () => visitor.heard.asked?.actions[0]?.kind === 'token' });
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
    await speak(page, language);
    await expect(byId(page, 'undo')).toContainText({ en: 'Undo', it: 'Ritira la mossa', pl: 'Cofnij' }[language]);
    await heard.until(
      'the question in that language',
      () => heard.asked !== undefined && !asked.has(heard.asked.question),
    );
    await expect(bar).toContainText(heard.asked?.question ?? '');
    asked.add(heard.asked?.question ?? '');
  }
  expect(asked.size).toBe(3);
});
