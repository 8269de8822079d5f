// Whatever tells something can be asked without a mouse.
import { afterEach, expect, it } from 'vitest';
import { tip, type TipEvent } from '../src/lib/tip.ts';

afterEach(() => document.body.replaceChildren());

function notesOf(html: string, pick: string): { node: HTMLElement; heard: string[]; leave: () => void } {
  document.body.innerHTML = html;
  const node = document.querySelector<HTMLElement>(pick)!;
  const heard: string[] = [];
  const listen = (event: Event) => {
    const { tip: shown, ...how } = (event as TipEvent).detail;
    if (shown) heard.push('cause' in how ? how.cause : '');
  };
  document.addEventListener('mehen-tip', listen);
  const { destroy } = tip(node, () => ({ title: 'Nile', body: '' }));
  return {
    node,
    heard,
    leave: () => {
      destroy();
      document.removeEventListener('mehen-tip', listen);
    },
  };
}
const press = (node: HTMLElement, key: string) =>
  node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('makes a word reachable by Tab, and Enter or space a click on it', () => {
  const { node, heard, leave } = notesOf('<p><span>5</span></p>', 'span');
  expect(node.tabIndex).toBe(0);
  press(node, 'Enter');
  press(node, ' ');
  press(node, 'x');
  expect(heard).toEqual(['click', 'click']);
  leave();
  press(node, 'Enter');
  expect(heard).toHaveLength(2);
});

it('has one stop of Tab for a list that is one, and arrows from line to line', () => {
  const { node, heard, leave } = notesOf('<ol tabindex="0"><li>5</li><li>6</li></ol>', 'li');
  const second = document.querySelectorAll<HTMLElement>('li')[1]!;
  const gone = tip(second, () => ({ title: 'Nile', body: '' }));
  const list = document.querySelector<HTMLElement>('ol')!;
  expect([node.tabIndex, second.tabIndex]).toEqual([-1, -1]);
  list.focus();
  for (const [key, at] of [
    ['ArrowDown', node],
    ['ArrowDown', second],
    ['ArrowDown', second],
    ['ArrowUp', node],
  ] as const) {
    press(document.activeElement as HTMLElement, key);
    expect(document.activeElement).toBe(at);
  }
  press(node, 'Enter');
  expect(heard.at(-1)).toBe('click');
  gone.destroy();
  leave();
});

it.each([
  ['a button, which does that by itself', '<button>5</button>', 'button'],
  ['what has its own place in the order', '<i tabindex="-1">5</i>', 'i'],
  ['a part of a button', '<button><i>5</i></button>', 'i'],
])('leaves alone %s', (_, html, pick) => {
  const before = document.createElement('div');
  before.innerHTML = html;
  const { node, heard, leave } = notesOf(html, pick);
  expect(node.getAttribute('tabindex')).toBe(before.querySelector(pick)!.getAttribute('tabindex'));
  press(node, 'Enter');
  expect(heard).toEqual([]);
  leave();
});
