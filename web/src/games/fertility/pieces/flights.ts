// Moves pieces over the page: transform and opacity only, and not at all where motion is unwelcome.
import type { Flight } from '../motion.ts';

const duration = 520;
const between = 90; // ms from one piece to the next

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The element a flight starts or ends at; a metropolis that is not on view is stood for by its row of the scores. */
function place(root: HTMLElement, flight: Flight, end: string | null | Flight['to']): Element | null {
  const find = (selector: string) => root.querySelector(selector);
  const row = find(`[data-id="scores"] [data-id="${flight.seat}"]`);
  const metropolis = find(`[data-id="metropolis-${flight.seat}"]`);
  if (end === 'stock') return find('[data-id="stock"]');
  if (end === null || end === 'loose') return metropolis?.querySelector('[data-id="loose"]') ?? row;
  if (end === 'granary') return metropolis?.querySelector('[data-id="granary"]') ?? row;
  if (typeof end === 'object') return metropolis?.querySelector(`[data-shop="${end.shop}"]`) ?? row;
  return find(`[data-id="valley"] [data-id="${end}"]`);
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** `draw` puts a box with the piece into the layer; `landed` takes it away again. */
type Draw = (icon: string) => { box: HTMLElement; landed: () => void };

export function fly(root: HTMLElement, layer: HTMLElement, flights: Flight[], draw: Draw): void {
  if (calm()) return;
  flights.forEach((flight, i) => {
    const from = place(root, flight, flight.from);
    const to = place(root, flight, flight.to);
    if (!from || !to) return;
    const origin = layer.getBoundingClientRect();
    const [a, b] = [centre(from), centre(to)];
    const { box, landed } = draw(flight.icon);
    const at = (point: { x: number; y: number }, scale: number) =>
      `translate(${point.x - origin.left}px, ${point.y - origin.top}px) translate(-50%, -50%) scale(${scale})`;
    const high = { x: (a.x + b.x) / 2, y: Math.max(Math.min(a.y, b.y) - 40, origin.top + 20) };
    const steps = [
      { transform: at(a, 0.6), opacity: 0 },
      { transform: at(a, 1.25), opacity: 1, offset: 0.15 },
      { transform: at(high, 1.2), opacity: 1, offset: 0.55 },
      { transform: at(b, 0.85), opacity: 0.9 },
    ];
    const flown = box.animate(steps, {
      duration,
      delay: i * between,
      easing: 'cubic-bezier(.3,.1,.3,1)',
      fill: 'both',
    });
    flown.onfinish = flown.oncancel = landed;
  });
}
