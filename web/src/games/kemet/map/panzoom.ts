// Zooming and moving a sheet with wheel, pinch and drag; plain numbers, so that it can be tested without a page.
export interface Camera {
  scale: number;
  x: number; // of the sheet's corner, in pixels of its frame
  y: number;
}

export const whole: Camera = { scale: 1, x: 0, y: 0 };
const largest = 4;

/** The sheet never leaves its frame. */
export function held(camera: Camera, width: number, height: number): Camera {
  const scale = Math.min(largest, Math.max(1, camera.scale));
  const within = (at: number, size: number) => Math.min(0, Math.max(size - size * scale, at));
  return { scale, x: within(camera.x, width), y: within(camera.y, height) };
}

/** Zooms so that the point under the fingers stays where it is. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, width: number, height: number): Camera {
  const scale = Math.min(largest, Math.max(1, camera.scale * factor));
  const by = scale / camera.scale;
  return held({ scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by }, width, height);
}

/** `use:panzoom`: calls `change` with every new camera, and keeps a drag from being taken for a click. */
export function panzoom(node: HTMLElement, options: { camera: () => Camera; change: (camera: Camera) => void }) {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  const size = () => [node.clientWidth, node.clientHeight] as const;
  const local = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent) => {
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, local(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const camera = options.camera();
    if (fingers.size === 2) {
      const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)![1];
      const spread = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
      dragged = true;
      options.change(
        zoomed(
          camera,
          spread(now) / Math.max(1, spread(before)),
          (now.x + other.x) / 2,
          (now.y + other.y) / 2,
          ...size(),
        ),
      );
    } else if (camera.scale > 1) {
      if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < 6) return; // still a click
      dragged = true;
      options.change(
        held({ scale: camera.scale, x: camera.x + now.x - before.x, y: camera.y + now.y - before.y }, ...size()),
      );
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = local(event);
    options.change(zoomed(options.camera(), Math.exp(-event.deltaY / 400), at.x, at.y, ...size()));
  };
  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    },
  };
}
