// Measures what the page is to reach, with the processor slowed down four times:  npm run measure. Time until the first
// board is drawn, from opening the table's address; the longest frame while troops move. Both are true on an idle
// machine only; the work of the page's main thread, which is not slowed, can be compared on a busy one too.
import { loadavg } from 'node:os';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromium as launchOptions } from './support/browser.ts';
import { answerKemet, belligerent, distances, viewOf } from './support/kemet.ts';
import { neighbours } from './support/match.ts';
import { makeTable } from './support/screens.ts';
import { startServer } from './support/server.ts';
import { Heard, ofKind } from './support/table.ts';
import { tasksDuring } from './support/trace.ts';

const slowed = 4;
const server = await startServer();
const browser = await chromium.launch(launchOptions);

async function visit() {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, heard: new Heard(page), cdp };
}

const slow = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Milliseconds from the start of loading until the board's things are on the screen. */
async function firstBoard(page: Page, board: string): Promise<number> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(look);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => ((window as unknown as { drawnAt: number }).drawnAt = performance.now())),
      );
    };
    requestAnimationFrame(look);
  }, board);
  await page.reload();
  return (
    await page.waitForFunction(() => (window as unknown as { drawnAt?: number }).drawnAt)
  ).jsonValue() as Promise<number>;
}

/** Notes how long each frame takes while a troop is on its way. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    (window as unknown as { frames: number[] }).frames = frames;
    let last: number | null = null; // when the last frame of this motion came
    const tick = (now: number) => {
      const moving = document
        .getAnimations()
        .some((animation) => (animation.effect as KeyframeEffect | null)?.target?.classList.contains('ghost'));
      if (moving && last !== null) frames.push(now - last);
      last = moving ? now : null;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

const load = () => loadavg()[0]!.toFixed(1);

async function measureFirstBoards(): Promise<void> {
  for (const [game, seats, board] of [
    ['kemet-revised', 3, '.map path.area'],
    ['kemet-first', 5, '.map path.area'],
    ['fertility', 3, '[data-id="valley"] rect.cell'],
  ] as const) {
    const visitor = await visit();
    await makeTable(visitor, game, ['me', ...Array.from({ length: seats - 1 }, () => 'easy')]);
    const times: number[] = [];
    await visitor.cdp.send('Network.clearBrowserCache');
    const work = await tasksDuring(browser, visitor.page, async () => void (await firstBoard(visitor.page, board)));
    await slow(visitor.cdp, slowed);
    for (let run = 0; run < 5; ++run) {
      await visitor.cdp.send('Network.clearBrowserCache');
      times.push(await firstBoard(visitor.page, board));
    }
    times.sort((a, b) => a - b);
    console.log(
      `first board, ${game}, ${seats} players, ${slowed}× slowed: median ${times[2]!.toFixed(0)} ms, ` +
        `worst ${times[4]!.toFixed(0)} ms (to reach: 1500); ` +
        `work ${work.reduce((sum, task) => sum + task, 0).toFixed(0)} ms; load ${load()}`,
    );
    await visitor.page.context().close();
  }
}

async function measureFrames(rate: number): Promise<void> {
  const visitor = await visit();
  const { page, heard, cdp } = visitor;
  await makeTable(visitor, 'kemet-revised', ['me', 'easy', 'easy']);
  const areas = await neighbours(visitor);
  await watchFrames(page);
  await slow(cdp, rate);
  let moves = 0;
  const work = await tasksDuring(browser, page, async () => {
    for (let answers = 0; answers < 80 && moves < 6; ++answers) {
      const asked = await heard.question();
      if (!asked) break;
      const action = belligerent(asked.actions, distances(viewOf(heard), asked.seat ?? '', areas));
      if (ofKind([action], 'to', 'teleport').length > 0) moves += 1;
      await heard.answer(() => answerKemet(page, action));
      await page.waitForFunction(
        () =>
          !document
            .getAnimations()
            .some((animation) => (animation.effect as KeyframeEffect | null)?.target?.classList.contains('ghost')),
      );
    }
  });
  const frames = (await page.evaluate(() => (window as unknown as { frames: number[] }).frames)).sort((a, b) => a - b);
  const at = (part: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))]?.toFixed(1);
  console.log(
    `frames while troops move, ${rate}× slowed: ${frames.length} frames, median ${at(0.5)} ms, ` +
      `99 % ${at(0.99)} ms, longest ${at(1)} ms (to reach: 50); ` +
      `longest task ${Math.max(...work).toFixed(0)} ms of work; load ${load()}`,
  );
  await page.context().close();
}

try {
  await measureFirstBoards();
  await measureFrames(1);
  await measureFrames(slowed);
} finally {
  await browser.close();
  await server.stop();
}
