// What happened, as things that move: from where to where, by ids on the page.
import type { FertilityEvent } from './types.ts';

export interface Flight {
  icon: string; // a resource or wheat
  seat: string;
  from: string | null; // data-id of a cell; null: from the seat's loose resources
  to: 'loose' | 'granary' | 'stock' | { shop: string };
}

export interface Motion {
  dropped: Set<string>; // cells where something was laid
  filled: Set<string>; // shops that became full, of the seat named in `of`
  of: string | null;
  flights: Flight[];
}

const most = 8; // pieces in the air at once: more is a blur

export function motionOf(happened: FertilityEvent[]): Motion {
  const motion: Motion = { dropped: new Set(), filled: new Set(), of: null, flights: [] };
  let cell: string | null = null; // where the last tile lies: what is gathered comes from there
  for (const one of happened) {
    const seat = one.seat ?? '';
    const count = one.count ?? 1;
    const fly = (icon: string, from: string | null, to: Flight['to'], times = count) => {
      for (let i = 0; i < times && motion.flights.length < most; ++i) motion.flights.push({ icon, seat, from, to });
    };
    switch (one.kind) {
      case 'placed':
      case 'monument':
        cell = one.cell ?? '';
        motion.dropped.add(cell);
        break;
      case 'gathered':
        fly(one.resource ?? '', cell, 'loose');
        break;
      case 'wheat_gained':
        fly('wheat', one.source === 'shop' ? null : cell, 'granary');
        break;
      case 'supplied':
        fly(one.resource ?? '', null, { shop: one.shop ?? '' }, 1);
        break;
      case 'paid':
        fly(one.resource ?? '', null, 'stock', 1);
        break;
      case 'shop_full':
        motion.filled.add(one.shop ?? '');
        motion.of = seat;
        break;
    }
  }
  return motion;
}
