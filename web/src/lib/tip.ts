// The rule of a thing, on hover, focus or a long tap.
export interface Tip {
  title: string;
  body: string;
  house?: boolean; // our own version of something not public
  rule?: string; // id of a section, to read on
}

/** `use:tip={() => ({ title, body })}` on any element. */
export function tip(node: HTMLElement | SVGElement, content: () => Tip | null): { destroy(): void } {
  const show = () => {
    const now = content();
    if (now) node.dispatchEvent(new CustomEvent('mehen-tip', { bubbles: true, detail: { node, tip: now } }));
  };
  const hide = () => node.dispatchEvent(new CustomEvent('mehen-tip', { bubbles: true, detail: null }));
  node.addEventListener('pointerenter', show);
  node.addEventListener('pointerleave', hide);
  node.addEventListener('focus', show);
  node.addEventListener('blur', hide);
  return {
    destroy() {
      hide();
      node.removeEventListener('pointerenter', show);
      node.removeEventListener('pointerleave', hide);
      node.removeEventListener('focus', show);
      node.removeEventListener('blur', hide);
    },
  };
}
