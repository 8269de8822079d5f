// What of the events is shown as motion on the map, in the order in which it happened.
import type { KemetEvent } from '../types.ts';

export interface Motion {
  kind: 'walk' | 'teleport' | 'arrive' | 'leave';
  seat: string;
  units: number;
  from: string | null; // null: from the reserve
  to: string | null; // null: into the reserve
}

// More than this is no longer watched but waited for.
const most = 8;

export function motionsOf(events: KemetEvent[]): Motion[] {
  const motions: Motion[] = [];
  for (const event of events) {
    const { seat, units = 1, area = null, from = null, to = null } = event;
    if (!seat) continue;
    if (event.kind === 'units_moved' || event.kind === 'retreat') motions.push({ kind: 'walk', seat, units, from, to });
    if (event.kind === 'teleported') motions.push({ kind: 'teleport', seat, units, from, to });
    if (event.kind === 'units_placed') motions.push({ kind: 'arrive', seat, units, from: null, to: area });
    if (event.kind === 'units_removed') motions.push({ kind: 'leave', seat, units, from: area, to: null });
  }
  return motions.slice(-most);
}

/** Troops that are still on their way when the motion of that number begins: not to be drawn where they will stand. */
export function underWay(motions: Motion[], at: number): Set<string> {
  const hidden = new Set<string>();
  for (const motion of motions.slice(at))
    if (motion.to && (motion.kind === 'walk' || motion.kind === 'teleport')) hidden.add(`${motion.to} ${motion.seat}`);
  return hidden;
}

/** Changes of prayer points by seat, to be shown beside the counter. */
export function prayerChanges(events: KemetEvent[]): Record<string, number> {
  const changes: Record<string, number> = {};
  for (const { kind, seat, prayer } of events) {
    if (!seat || !prayer) continue;
    if (kind === 'prayer_gained') changes[seat] = (changes[seat] ?? 0) + prayer;
    if (kind === 'prayer_paid' || kind === 'prayer_lost') changes[seat] = (changes[seat] ?? 0) - prayer;
  }
  return changes;
}

export function motionWanted(): boolean {
  return typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
