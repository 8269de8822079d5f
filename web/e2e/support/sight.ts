// What a person can see and reach on the page as it stands: how much of a drawing, which buttons, which words.
import type { Page } from '@playwright/test';

export interface Seen {
  width: number;
  height: number;
  covered: number; // the share of it that lies under something else
}

/** What is seen of a drawing: as much of it as its frame shows, and what lies over that. */
export async function seen(page: Page, drawing: string, frame: string): Promise<Seen> {
  return page.evaluate(
    ([inner, outer]) => {
      const drawingNode = document.querySelector(inner!)!;
      const [drawn, shown] = [
        drawingNode.getBoundingClientRect(),
        document.querySelector(outer!)!.getBoundingClientRect(),
      ];
      const box = (drawingNode as SVGSVGElement).viewBox?.baseVal;
      const scale = box ? Math.min(drawn.width / box.width, drawn.height / box.height) : 1;
      const [whole, high] = box ? [box.width * scale, box.height * scale] : [drawn.width, drawn.height];
      const [width, height] = [Math.min(whole, shown.width), Math.min(high, shown.height)];
      const middle = {
        x: (Math.max(drawn.left, shown.left) + Math.min(drawn.right, shown.right)) / 2,
        y: (Math.max(drawn.top, shown.top) + Math.min(drawn.bottom, shown.bottom)) / 2,
      };
      const steps = 24;
      let under = 0;
      for (let n = 0; n < steps * steps; ++n) {
        const x = middle.x + (((n % steps) + 0.5) / steps - 0.5) * width;
        const y = middle.y + ((Math.floor(n / steps) + 0.5) / steps - 0.5) * height;
        const there = document.elementFromPoint(x, y);
        if (!there || (!drawingNode.contains(there) && !there.contains(drawingNode))) under += 1;
      }
      return { width, height, covered: under / (steps * steps) };
    },
    [drawing, frame],
  );
}

/** Buttons that cannot be reached: outside the window or under something else, even after scrolling to them. */
export async function unreachable(page: Page, within: string): Promise<string[]> {
  return page.evaluate((root) => {
    const scrollers = [...document.querySelectorAll(`${root}, ${root} *`)]
      .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
      .map((each) => [each, each.scrollLeft, each.scrollTop] as const);
    // What can be clicked of a thing is not always its middle: others may lie in it.
    const spots = [0.5, 0.1, 0.3, 0.7, 0.9];
    const lost: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>(`${root} button`)) {
      if (button.closest('[inert]') || !button.checkVisibility({ visibilityProperty: true })) continue;
      if (button.getBoundingClientRect().width === 0) continue;
      if (scrollers.some(([each]) => each.contains(button)))
        button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      const name = button.dataset.id ?? button.getAttribute('aria-label') ?? button.textContent;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        lost.push(`${name} lies outside`);
        continue;
      }
      const hit = (x: number, y: number) => {
        const there = document.elementFromPoint(left + x * width, top + y * height);
        return button.contains(there);
      };
      if (spots.some((y) => spots.some((x) => hit(x, y)))) continue;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      lost.push(`${name} lies under ${over?.outerHTML.slice(0, 80)}`);
    }
    for (const [each, left, top] of scrollers) each.scrollTo({ left, top, behavior: 'instant' });
    return lost;
  }, within);
}

/**
 * Words that are cut off by what holds them or run out of their button. Where an ellipsis or a number of lines is
 * asked for, they are meant to be cut; where one can scroll, they can be read.
 */
export async function cutWords(page: Page, within: string): Promise<string[]> {
  return page.evaluate((root) => {
    const meant = ({ textOverflow, webkitLineClamp, maskImage, overflow }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' ||
      (webkitLineClamp !== '' && webkitLineClamp !== 'none') ||
      maskImage !== 'none' || // it fades
      /auto|scroll/.test(overflow);
    const slack = 2; // pixels: letters lean over their own box
    const clips = (overflow: string) => /hidden|clip/.test(overflow);
    function holder(from: Element, box: DOMRect): Element | null {
      let badge = false; // it lies on the edge of its button
      for (let each: Element | null = from; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        const room = each.getBoundingClientRect();
        const holds = each.matches('button') && !badge;
        const gone =
          box.right <= room.left || box.left >= room.right || box.bottom <= room.top || box.top >= room.bottom;
        if (meant(style) || (gone && clips(style.overflow))) return null; // hidden as a whole, it is not cut
        const outX = box.left < room.left - slack || box.right > room.right + slack;
        const outY = box.top < room.top - slack || box.bottom > room.bottom + slack;
        if ((outX && (holds || clips(style.overflowX))) || (outY && (holds || clips(style.overflowY)))) return each;
        badge ||= style.position === 'absolute';
        if (style.position === 'fixed') return null;
      }
      return null;
    }
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.querySelector(root)!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (!text.textContent?.trim() || parent.closest('svg, [inert]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const { width } = parent.getBoundingClientRect();
      if (box.width === 0 || width <= 1) continue; // for screen readers
      const over = holder(parent, box);
      if (over) cut.push(`“${text.textContent.trim()}” in ${over.outerHTML.slice(0, over.outerHTML.indexOf('>') + 1)}`);
    }
    return cut;
  }, within);
}
