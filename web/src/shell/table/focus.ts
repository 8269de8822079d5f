// Whoever plays by keyboard stays on the board: an answer given takes its own button away, and with it the focus. Without this the
// next Tab would begin at the head of the page.
export function keepFocus(board: HTMLElement): { destroy(): void } {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement === document.body) board.focus({ preventScroll: true });
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
  watcher.observe(board, { childList: true, subtree: true });
  return {
    destroy() {
      watcher.disconnect();
      board.removeEventListener('mousedown', pointed);
      board.removeEventListener('focusin', remember);
      board.removeEventListener('focusout', left);
    },
  };
}
