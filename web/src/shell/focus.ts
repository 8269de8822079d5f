// Whoever uses the page by keyboard stays where they were: an answer given takes its own button away, a number at its
// end switches a button off, a battle covers what had the focus, another screen comes. Without this the next Tab would
// begin at the head of the page.
const usable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), ' +
  '[tabindex="0"]';

const gone = (element: Element) =>
  !element.isConnected || element.closest('[inert]') !== null || element.matches(':disabled');

/** Where to go on from within a part of the page: what asks the question, if the part says where that is. */
function marked(part: Element): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>('[data-focus]')].find((element) => !gone(element));
}

/** The parts around an element that keep the focus while anything in them can take it, from within. */
function keepersOf(element: Element): Element[] {
  const found: Element[] = [];
  for (
    let each = element.closest('[data-keep], dialog');
    each;
    each = each.parentElement?.closest('[data-keep], dialog') ?? null
  )
    found.push(each);
  return found;
}

export function keepFocus(page: HTMLElement): { destroy(): void } {
  let last: Element | null = null;
  let keepers: Element[] = []; // known while it still stands there
  let outside: HTMLElement | null = null; // what had the focus last, other than notes above the page

  const remember = (event: FocusEvent) => {
    last = event.target as Element;
    keepers = keepersOf(last);
    if (!last.closest('[popover]')) outside = last as HTMLElement;
  };
  const left = (event: FocusEvent) => {
    if (event.relatedTarget) last = null; // gone elsewhere of one's own will
  };

  function place(): HTMLElement | null {
    for (const keeper of keepers.filter((each) => !gone(each))) {
      const next =
        marked(keeper) ?? [...keeper.querySelectorAll<HTMLElement>(usable)].find((element) => !gone(element));
      if (next) return next;
    }
    if (outside && outside !== last && !gone(outside)) return outside;
    const main = document.getElementById('main');
    return main && (marked(main) ?? main);
  }

  const watcher = new MutationObserver(() => {
    if (!last || !gone(last)) return;
    const active = document.activeElement;
    const nowhere = active === null || active === document.body || active === last || gone(active);
    const next = nowhere ? place() : null;
    if (nowhere && !next) return; // the next screen is not there yet
    last = null;
    next?.focus({ preventScroll: true });
  });

  page.addEventListener('focusin', remember);
  page.addEventListener('focusout', left);
  watcher.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert', 'disabled'] });
  return {
    destroy() {
      watcher.disconnect();
      page.removeEventListener('focusin', remember);
      page.removeEventListener('focusout', left);
    },
  };
}

/**
 * A pointer gives the focus to the board at once: a button that goes away with the focus makes the browser lay out the
 * whole page in the middle of the change.
 */
export function takeFocus(board: HTMLElement): { destroy(): void } {
  const pointed = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button')) return;
    event.preventDefault();
    board.focus({ preventScroll: true });
  };
  board.addEventListener('mousedown', pointed);
  return { destroy: () => board.removeEventListener('mousedown', pointed) };
}
