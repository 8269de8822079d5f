// Takes the pictures of docs/pictures:  npm run pictures [home|kemet|seth|polish|fertility ...]
// Where pngquant is installed they become a third of the size.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromium as launchOptions } from './support/browser.ts';
import { FertilityHand } from './support/fertility.ts';
import { viewOf } from './support/kemet.ts';
import { playKemet } from './support/match.ts';
import { byId } from './support/pointing.ts';
import { makeTable } from './support/screens.ts';
import { startServer } from './support/server.ts';
import { Heard, ofKind } from './support/table.ts';
import type { Visitor } from './support/test.ts';

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../../docs/pictures');
const sizes = {
  small: { width: 1280, height: 720 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
};
type Size = keyof typeof sizes;
const largest = 300_000; // bytes of a picture, so that the README opens quickly

const server = await startServer();
const browser = await chromium.launch(launchOptions);

async function visit({ locale = 'en-GB', theme = 'night' } = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: sizes.small,
    locale,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (settings) => {
      if (!localStorage.getItem('mehen.settings')) localStorage.setItem('mehen.settings', JSON.stringify(settings));
    },
    { theme, guided: false },
  );
  const page = await context.newPage();
  return { page, heard: new Heard(page) };
}

async function take({ page }: Visitor, name: string): Promise<void> {
  await page.mouse.move(0, 0); // no tip in the picture
  await page.evaluate(() => document.fonts.ready);
  const path = `${folder}/${name}.png`;
  await page.screenshot({ path });
  for (const colours of ['256', '96', '64'])
    if (statSync(path).size > largest || colours === '256')
      spawnSync('pngquant', ['--force', '--ext', '.png', '--strip', '--nofs', colours, path]);
  console.log(`${name}.png`);
}

/** The same moment of a match at several sizes: the page follows the window. */
async function takeAll(visitor: Visitor, name: string, which: Size[] = ['small', 'large', 'phone']): Promise<void> {
  for (const size of which) {
    await visitor.page.setViewportSize(sizes[size]);
    await take(visitor, size === 'small' ? name : `${name}-${size}`);
  }
  await visitor.page.setViewportSize(sizes.small);
}

async function home(): Promise<void> {
  const visitor = await visit();
  await visitor.page.goto('/');
  await byId(visitor.page, 'play-now').waitFor();
  await takeAll(visitor, 'home');
}

/** A later day of a match, where the board has something to tell. */
const moveOnDay =
  (day: number, { heard }: Visitor) =>
  () =>
    viewOf(heard).day >= day && ofKind(heard.asked?.actions ?? [], 'to').length > 0;

async function kemet(): Promise<void> {
  const visitor = await visit();
  const { heard } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy', 'easy']);
  const inCouncil = () =>
    viewOf(heard).battle?.sides.some((side) => side.seat === heard.asked?.seat && side.played !== null) ?? false;
  await playKemet(visitor, { until: inCouncil });
  if (inCouncil()) await takeAll(visitor, 'battle');
  await playKemet(visitor, { until: moveOnDay(3, visitor), most: 250 });
  await takeAll(visitor, 'kemet');
}

/** One god against an alliance, who plays it: its own board, and a move of its own. */
async function seth(): Promise<void> {
  const visitor = await visit();
  await makeTable(visitor, 'kemet-seth', ['me', 'easy', 'easy', 'easy'], { seth: '1' });
  await playKemet(visitor, { until: moveOnDay(3, visitor), most: 250 });
  await takeAll(visitor, 'seth', ['small']);
}

async function inPolishByDay(): Promise<void> {
  const visitor = await visit({ locale: 'pl-PL', theme: 'day' });
  await makeTable(visitor, 'kemet-first', ['me', 'easy', 'easy', 'easy', 'easy']);
  await playKemet(visitor, { until: moveOnDay(2, visitor), most: 250 });
  await take(visitor, 'kemet-pl');
}

/** The fifth turn with a tile about to be laid; then the rest of the match, and its result. */
async function fertility(): Promise<void> {
  const visitor = await visit();
  const { page, heard } = visitor;
  await makeTable(visitor, 'fertility', ['me', 'easy', 'easy']);
  const hand = new FertilityHand(page);
  let turns = 0;
  for (let asked = await heard.question(); asked; asked = await heard.question()) {
    const placings = ofKind(asked.actions, 'place').sort(
      (a, b) => Object.keys(b.gathers as object).length - Object.keys(a.gathers as object).length,
    );
    if (placings[0] && ++turns === 5) {
      await hand.lay(placings[0]);
      await takeAll(visitor, 'fertility');
      await heard.answer(() => byId(byId(page, 'bar'), 'confirm').click());
      continue;
    }
    const useful = ofKind(asked.actions, 'supply', 'build', 'monument', 'metropolis');
    await heard.answer(() => hand.point(placings[0] ?? useful[0] ?? asked!.actions[0]!));
  }
  await byId(page, 'after').waitFor();
  await takeAll(visitor, 'result', ['small', 'phone']);
  await byId(page, 'tab-course').click();
  await byId(page, 'graph').waitFor();
  await take(visitor, 'course');
}

const subjects = { home, kemet, seth, polish: inPolishByDay, fertility };
try {
  await mkdir(folder, { recursive: true });
  const asked = process.argv.slice(2);
  for (const [name, picture] of Object.entries(subjects))
    if (asked.length === 0 || asked.includes(name)) await picture();
} finally {
  await browser.close();
  await server.stop();
}
