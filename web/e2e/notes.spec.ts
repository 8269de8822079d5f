// The large note of a thing can be read to its end in the smallest window, and scrolling it does not take it away.
import { byId } from './support/pointing.ts';
import { expect, test } from './support/test.ts';

const sentence = 'Whoever controls it at the end of the night receives a victory point, if their troop stands there. ';
const longest = {
  title: 'The Temple of All the Gods',
  body: sentence.repeat(2),
  more: sentence.repeat(9),
  can: sentence,
  house: true,
  rule: 'kemet.temples',
  icon: 'temple',
};

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
])
  test(`a long note can be read to its end at ${width}×${height}`, async ({ visitor: { page } }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await byId(page, 'play-now').evaluate(
      (node, tip) => document.dispatchEvent(new CustomEvent('mehen-tip', { detail: { node, tip, cause: 'click' } })),
      longest,
    );
    const note = page.locator('#tip');
    await expect(byId(note, 'can')).toBeVisible();
    const box = (await note.boundingBox())!;
    expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, 5000);
    const link = byId(note, 'read-rule');
    await expect(link).toBeInViewport({ ratio: 1 });
    const reached = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(reached).toBe(true);
    await byId(note, 'close-tip').click(); // in sight, however far one has read
    await expect(note).toBeHidden();
  });
