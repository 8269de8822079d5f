// Picking something up and carrying it elsewhere, by mouse or finger.

const slack = 6; // px: less than that is a click

export interface Carrying {
  enabled: boolean;
  pickedUp: () => void;
  /** Where it was let go, or null outside every target. */
  letGo: (target: string | null) => void;
}

/** `use:carried`: the element follows the pointer; what counts as a target has `data-shop`. */
export function carried(node: HTMLElement, options: Carrying): { update(now: Carrying): void; destroy(): void } {
  let now = options;
  let from: { x: number; y: number } | null = null;
  let moving = false;

  function down(event: PointerEvent) {
    if (!now.enabled || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId); // a quick hand is elsewhere with its first move
  }
  function move(event: PointerEvent) {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving && Math.hypot(dx, dy) < slack) return;
    if (!moving) {
      moving = true;
      node.classList.add('carried');
      now.pickedUp();
    }
    node.style.transform = `translate(${dx}px, ${dy}px)`;
  }
  function up(event: PointerEvent) {
    if (moving) {
      node.style.pointerEvents = 'none';
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-shop]');
      node.style.pointerEvents = '';
      now.letGo(under?.dataset['shop'] ?? null);
    }
    stop();
  }
  function stop() {
    from = null;
    node.style.transform = '';
    node.classList.remove('carried');
    setTimeout(() => (moving = false)); // the click that ends a drag is none
  }
  function click(event: MouseEvent) {
    if (moving) event.stopImmediatePropagation();
  }

  node.addEventListener('click', click, true);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', stop);
  return {
    update: (next) => (now = next),
    destroy() {
      node.removeEventListener('click', click, true);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', stop);
    },
  };
}
