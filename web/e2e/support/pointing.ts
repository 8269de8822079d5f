// Three ways to use a thing on the page, found by its data-id: mouse, finger, keyboard.
import { expect, type Locator, type Page } from '@playwright/test';

export const byId = (within: Page | Locator, id: string): Locator => within.locator(`[data-id=${JSON.stringify(id)}]`);

export type Press = (thing: Locator) => Promise<void>;

/** A spot inside a shape. The middle of an area's box may lie outside of the area, or under something else. */
async function spotInside(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded();
  return thing.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const steps = 15;
    const spots = Array.from({ length: steps * steps }, (_, n) => ({
      x: ((n % steps) + 0.5) / steps,
      y: (Math.floor(n / steps) + 0.5) / steps,
    }));
    const fromMiddle = (spot: { x: number; y: number }) => Math.hypot(spot.x - 0.5, spot.y - 0.5);
    const found = spots
      .sort((a, b) => fromMiddle(a) - fromMiddle(b))
      .map(({ x, y }) => ({ x: x * box.width, y: y * box.height }))
      .find(({ x, y }) => element.contains(document.elementFromPoint(box.left + x, box.top + y)));
    if (found) return found;
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    throw new Error(
      `${element.getAttribute('data-id')} cannot be reached anywhere; ` +
        `in its middle is ${over?.outerHTML.slice(0, 200)}`,
    );
  });
}

const isShape = (thing: Locator): Promise<boolean> => thing.evaluate((element) => element instanceof SVGElement);

/** A large note stays until closed; its button may lie over what is wanted next. It may go by itself meanwhile. */
async function closeNote(page: Page): Promise<void> {
  const close = byId(page.locator('#tip'), 'close-tip');
  if (!(await close.isVisible())) return;
  await close.click({ timeout: 5000 }).catch(async (why: unknown) => {
    if (await close.isVisible()) throw why;
  });
}

export const byMouse: Press = async (thing) => {
  await thing.waitFor();
  await closeNote(thing.page());
  await thing.click((await isShape(thing)) ? { position: await spotInside(thing) } : {});
};

/** Something greyed out, which the page calls disabled: a person can click it all the same, and is told why not. */
export const clickGreyed: Press = async (thing) => {
  await thing.waitFor();
  await thing.click({ force: true, ...((await isShape(thing)) ? { position: await spotInside(thing) } : {}) });
};

export const byFinger: Press = async (thing) => {
  await thing.waitFor();
  await closeNote(thing.page());
  await thing.tap((await isShape(thing)) ? { position: await spotInside(thing) } : {});
};

/** Tab leads to everything that can be used; Enter uses it. */
export const byKeyboard: Press = async (thing) => {
  await tabTo(thing);
  await thing.page().keyboard.press('Enter');
};

/**
 * How many times Tab must be pressed, as far as the order of the page tells; backwards if negative, 0 where it does not
 * tell.
 */
function stopsTo(thing: Locator): Promise<number> {
  return thing.evaluate((element) => {
    const here = document.activeElement;
    if (!here || here === document.body) return 0;
    const all = [
      ...document.querySelectorAll<HTMLElement | SVGElement>('a[href], button, input, select, textarea, [tabindex]'),
    ];
    const stops = all.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
    const before = stops.filter((one) => one.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING).length;
    const to = stops.findIndex((one) => one === element);
    if (to < 0) return 0;
    return to < before ? to - before : to - before + (stops.includes(here as HTMLElement) ? 0 : 1);
  });
}

export async function tabTo(thing: Locator): Promise<void> {
  await thing.waitFor();
  const { keyboard } = thing.page();
  const arrived = () => thing.evaluate((element) => element === document.activeElement);
  // The page may move things while one is on the way: then the way is counted anew.
  for (let ways = 0; ways < 4 && !(await arrived()); ++ways) {
    const stops = await stopsTo(thing);
    for (let n = 0; n < Math.abs(stops); ++n) await keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
  }
  for (let more = 0; more < 200; ++more) {
    if (await arrived()) return expect(thing).toBeFocused();
    await keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${await thing.evaluate((element) => element.outerHTML.slice(0, 200))}`);
}
