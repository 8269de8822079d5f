// Every size of window, upright and on its side, and a page enlarged to twice its size: the map keeps more than half of
// the shorter side with hardly anything over it, whatever can be used can be reached, and no word is cut off. One match
// for each moment; the window changes its size around it.
import type { Page } from '@playwright/test';
import { FertilityHand } from './support/fertility.ts';
import { viewOf } from './support/kemet.ts';
import { playKemet } from './support/match.ts';
import { byId, byMouse } from './support/pointing.ts';
import { expectNoScrolling, makeTable, speak } from './support/screens.ts';
import { cutWords, seen, unreachable } from './support/sight.ts';
import { ofKind, pickRandom } from './support/table.ts';
import { expect, test, type Visitor } from './support/test.ts';

// 640×360 is also what a window of 1280×720 has at 200 %.
const sizes = [
  '360x640',
  '640x360',
  '390x844',
  '844x390',
  '768x1024',
  '1024x768',
  '1280x720',
  '1366x768',
  '1920x1080',
  '2560x1440',
  '720x1280',
  '1080x1920',
  '1440x2560',
];
// Where words have least room; the other languages are looked at here alone.
const tight = ['360x640', '640x360', '1280x720'];
const least = 0.55; // of the window's shorter side
const most = 0.08; // of the map, under buttons and notes

const sizeOf = (size: string) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

type Look = (name: string, shorter: number) => Promise<void>;

async function atSizes({ page }: Visitor, those: string[], look: Look): Promise<void> {
  for (const size of those.map(sizeOf)) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expectNoScrolling(page);
    await look(`${size.width}×${size.height}`, Math.min(size.width, size.height));
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

const atEverySize = (visitor: Visitor, look: Look) => atSizes(visitor, sizes, look);

/** The same moment in the languages whose words are longer, panel by panel. */
async function inOtherLanguages(visitor: Visitor, within: string): Promise<void> {
  const { page } = visitor;
  for (const language of ['pl', 'it']) {
    await speak(page, language);
    await atSizes(visitor, tight, async (name) => {
      const tabs = page.locator(`${within} nav [data-id^="tab-"]:visible`);
      for (let panel = 0; panel < Math.max(1, await tabs.count()); ++panel) {
        if ((await tabs.count()) > 0) await tabs.nth(panel).click();
        expect(await cutWords(page, within), `${language}, ${name}, panel ${panel + 1}`).toEqual([]);
        expect(await unreachable(page, within), `${language}, ${name}, panel ${panel + 1}`).toEqual([]);
      }
    });
  }
}

async function expectKemetMap(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await atEverySize(visitor, async (name, shorter) => {
    const tab = byId(page.locator('.kemet nav'), 'tab-map');
    if (await tab.isVisible()) await tab.click();
    const map = await seen(page, '.map', '.mapbox');
    expect(Math.min(map.width, map.height), `the map at ${name}`).toBeGreaterThanOrEqual(least * shorter);
    expect(map.covered, `of the map at ${name}`).toBeLessThanOrEqual(most);
    expect(await unreachable(page, '.kemet'), name).toEqual([]);
    expect(await cutWords(page, '.kemet'), name).toEqual([]);
  });
}

for (const game of ['kemet-revised', 'kemet-seth'])
  test(`${game}: the map is large at every size, with a question, with advice and during a battle`, async ({
    visit,
  }) => {
    const visitor = await visit();
    const { page, heard } = visitor;
    await makeTable(visitor, game, ['me', 'easy', 'easy', 'easy', 'easy'], game === 'kemet-seth' ? { seth: '1' } : {});
    await expect(page.locator('.bar .guide')).toBeVisible(); // it is somebody's first match
    await expectKemetMap(visitor);
    // Where an area is an answer, too, the map is shown instead of the battle.
    const fighting = () =>
      (viewOf(heard).battle?.sides.some((side) => side.seat === heard.asked?.seat) ?? false) &&
      heard.asked!.actions.every((action) => action.area === undefined);
    await playKemet(visitor, { until: fighting, most: 250 });
    expect(fighting()).toBe(true);
    await atEverySize(visitor, async (name) => {
      await expect(page.locator('.scene'), name).toBeVisible();
      expect(await unreachable(page, '.scene'), name).toEqual([]);
      expect(await cutWords(page, '.scene'), name).toEqual([]);
    });
    await byId(page, 'see-map').click();
    await expectKemetMap(visitor);
    await inOtherLanguages(visitor, '.kemet');
  });

// The most that the bar ever holds: two ways to go, a number, a way back and a long answer.
test('a troop with a creature: the button that sends it off is in sight at every size', async ({ visit }) => {
  const visitor = await visit();
  const { page, heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy']);
  const withCreature = () => ofKind(heard.asked?.actions ?? [], 'march').find((action) => action.creature);
  const wish = /^pyramid .* blue 2|^token blue$|^tile blue-2-(ancestral-elephant|deep-desert-snake)|^creature /;
  await playKemet(visitor, {
    until: () => withCreature() !== undefined,
    choose: ({ actions }) => actions.find(({ action }) => wish.test(action)),
  });
  await byMouse(byId(page.locator('.map'), String(withCreature()!.area)).and(page.locator('path')));
  await atEverySize(visitor, async (name) => {
    const confirm = byId(page.locator('.bar'), 'confirm');
    await expect(confirm, name).toBeInViewport({ ratio: 0.97 });
    await confirm.click({ trial: true });
  });
});

/** Whatever can be used lies within the width of the window: nothing on these screens scrolls sideways. */
async function expectNothingBeside(page: Page, name: string): Promise<void> {
  const beside = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
      .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest('.skip, #tip, .toasts'))
      .filter((thing) => thing.getBoundingClientRect().right > innerWidth + 1)
      .map((thing) => thing.dataset.id ?? thing.textContent.trim()),
  );
  expect(beside, name).toEqual([]);
}

for (const locale of ['en-GB', 'pl-PL', 'it-IT'])
  test(`the screens around a match fit a phone, whichever clock is chosen (${locale})`, async ({ visit }) => {
    const { page } = await visit({ locale, viewport: { width: 360, height: 640 } });
    await page.goto('/');
    await byId(page, 'play-now').waitFor();
    await expectNothingBeside(page, 'the first screen');
    await byId(page, 'play-now').click();
    await expectNothingBeside(page, 'the games');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.goto('/#/new/kemet-revised');
    await byId(page, 'clock').waitFor();
    expect(await page.evaluate(() => scrollY), 'a screen begins at its head').toBe(0);
    for (const kind of ['none', 'bank', 'move', 'days']) {
      await byId(page, 'clock').selectOption(kind);
      await expectNothingBeside(page, `a new table with the clock ${kind}`);
    }
  });

test('on a phone on its side a note of the page leaves the question in sight', async ({ visit }) => {
  const { page, heard } = await visit({ viewport: { width: 640, height: 360 } });
  await page.goto('/');
  await byId(page, 'play-now').click();
  await byId(page, 'start-kemet-revised').click(); // somebody without a name is told which one they have
  await heard.question();
  const [note, bar] = [await page.locator('.toast').boundingBox(), await page.locator('.bar').boundingBox()];
  expect(note && bar && (note.x + note.width <= bar.x || note.y >= bar.y + bar.height)).toBe(true);
});

for (const seats of [2, 4])
  test(`fertility for ${seats}: the valley is large at every size`, async ({ visit }) => {
    const visitor = await visit();
    const { page, heard } = visitor;
    await makeTable(visitor, 'fertility', ['me', ...Array.from({ length: seats - 1 }, () => 'easy')]);
    const expectValley = () =>
      atEverySize(visitor, async (name, shorter) => {
        const valley = await seen(page, '[data-id="valley"] .scroll > svg', '[data-id="valley"] .scroll');
        expect(Math.min(valley.width, valley.height), `the valley at ${name}`).toBeGreaterThanOrEqual(least * shorter);
        expect(valley.covered, `of the valley at ${name}`).toBeLessThanOrEqual(most);
        expect(await unreachable(page, '.ft'), name).toEqual([]);
        expect(await cutWords(page, '.ft'), name).toEqual([]);
      });
    await expect(byId(page, 'guide')).toBeVisible();
    await expectValley();
    const hand = new FertilityHand(page);
    for (
      let asked = await heard.question();
      asked && ofKind(asked.actions, 'place').length === 0;
      asked = await heard.question()
    ) {
      const action = pickRandom(asked.actions);
      await heard.answer(() => hand.point(action));
    }
    await expectValley();
    // Two digits and some air for each number of the score: they must not run into each other.
    await atEverySize(visitor, async (name) => {
      const tab = byId(page, 'tab-scores');
      if (await tab.isVisible()) await tab.click();
      const narrowest = await page.evaluate(() =>
        Math.min(
          ...[...document.querySelectorAll('[data-id="scores"] td')].map(
            (cell) => cell.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(cell).fontSize),
          ),
        ),
      );
      expect(narrowest, `numbers of the score at ${name}`).toBeGreaterThan(1.6);
    });
    if (seats === 4) await inOtherLanguages(visitor, '.ft');
  });
