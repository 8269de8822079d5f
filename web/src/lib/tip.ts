// The rule of a thing: on hover, focus or a long tap as a small note, on a click or tap as a large one that stays to be
// read. The shell's one tip layer listens and draws (shell/TipLayer.svelte).
export interface Tip {
  title: string;
  body: string;
  house?: boolean; // our own version of something not public
  rule?: string; // id of a section, to read on
  icon?: string; // its picture, drawn large
  more?: string; // the rule behind it, for the large note
  can?: string; // what can be done with it, and when
  why?: () => Promise<{ reason: string; rule: string | null } | null>; // why it cannot be chosen now
  quiet?: boolean; // a click is an answer, and the table shows what it does: no note in the way
  clickOnly?: boolean; // whoever only points at it is shown something else
}

/** How the tip was asked for; it decides how long the layer waits and when the tip goes. */
export type TipCause = 'hover' | 'focus' | 'touch' | 'click';

export interface TipDetail {
  node: HTMLElement | SVGElement;
  tip: Tip;
  cause: TipCause;
}

/** What the layer hears: show this tip, or the one of that node no longer. */
export type TipEvent = CustomEvent<TipDetail | { node: Element; tip: null }>;

// A list that is a stop of Tab itself: the arrows lead to its lines, else many lines would keep apart what lies behind.
const lists = new WeakMap<Element, Set<Element>>();

function followArrows(list: HTMLElement): Set<Element> {
  const lines = new Set<Element>();
  lists.set(list, lines);
  list.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (step === 0) return;
    const order = [...list.querySelectorAll<HTMLElement>('[tabindex]')].filter((one) => lines.has(one));
    const next = order[order.findIndex((one) => one === document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  return lines;
}

// Whatever tells something can be reached by Tab, and Enter is a click on it; a button or what has its own place in the
// order is so already, and what lies in a button belongs to it.
function reachable(node: HTMLElement | SVGElement, done: AbortSignal): void {
  if (node.matches('[tabindex]') || node.closest('a, button')) return;
  const list = node.closest<HTMLElement>('ol[tabindex="0"], ul[tabindex="0"]');
  node.setAttribute('tabindex', list ? '-1' : '0');
  if (list) (lists.get(list) ?? followArrows(list)).add(node);
  node.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event as KeyboardEvent;
      if (target !== node || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    { signal: done },
  );
}

/** `use:tip={() => ({ title, body })}` on any element. */
export function tip(
  node: HTMLElement | SVGElement,
  content: () => Tip | null,
): { update(content: () => Tip | null): void; destroy(): void } {
  let current = content;
  const show = (cause: TipCause) => {
    const now = current();
    if (now && !(cause === 'click' ? now.quiet : now.clickOnly))
      document.dispatchEvent(new CustomEvent('mehen-tip', { detail: { node, tip: now, cause } }) satisfies TipEvent);
  };
  // Not from the node itself: one that is already gone from the page could not be heard.
  const hide = () =>
    document.dispatchEvent(new CustomEvent('mehen-tip', { detail: { node, tip: null } }) satisfies TipEvent);
  const enter = (event: Event) => show((event as PointerEvent).pointerType === 'touch' ? 'touch' : 'hover');
  const focus = () => {
    if (node.matches(':focus-visible')) show('focus'); // not after a click, where the pointer shows it already
  };
  const click = () => show('click');
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', hide],
    ['focus', focus],
    ['blur', hide],
    ['click', click],
  ];
  const gone = new AbortController();
  for (const [name, listener] of listeners) node.addEventListener(name, listener, { signal: gone.signal });
  reachable(node, gone.signal);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      hide();
      gone.abort();
    },
  };
}
