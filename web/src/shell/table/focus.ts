// Whoever plays by keyboard stays on the board: an answer given takes its own button away, a number at its end switches a button off,
// a battle covers what had the focus. Without this the next Tab would begin at the head of the page.
const gone = (element: Element) => !element.isConnected || element.closest('[inert]') !== null || element.matches(':disabled');

/** Where to go on from: what asks the question, if the game says where that is, else the board. */
function place(board: HTMLElement): HTMLElement {
  const marked = [...board.querySelectorAll<HTMLElement>('[data-focus]')];
  return marked.find((element) => !gone(element)) ?? board;
}

export function keepFocus(board: HTMLElement): { destroy(): void } {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const watcher = new MutationObserver(() => {
    if (!last || !gone(last)) return;
    const before = last;
    last = null;
    const active = document.activeElement;
    if (active === null || active === document.body || active === before || gone(active)) place(board).focus({ preventScroll: true });
  });
  const left = (event: FocusEvent) => {
    if (event.relatedTarget) last = null; // gone elsewhere of one's own will
  };
  // A pointer gives the focus to the board at once: a button that goes away with the focus makes the browser lay out the whole
  // page in the middle of the change.
  const pointed = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button')) return;
    event.preventDefault();
    board.focus({ preventScroll: true });
  };
  board.addEventListener('mousedown', pointed);
  board.addEventListener('focusin', remember);
  board.addEventListener('focusout', left);
  watcher.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert', 'disabled'] });
  return {
    destroy() {
      watcher.disconnect();
      board.removeEventListener('mousedown', pointed);
      board.removeEventListener('focusin', remember);
      board.removeEventListener('focusout', left);
    },
  };
}
