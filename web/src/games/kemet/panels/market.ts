// What a player's pyramids allow to buy.
import type { View } from '../types.ts';

/** The highest level of each colour among the pyramids that a seat controls. */
export function pyramidLevels(view: View, seat: string | null): Partial<Record<string, number>> {
  const levels: Partial<Record<string, number>> = {};
  for (const there of Object.values(view.areas)) {
    if (!there.pyramid || seat === null) continue;
    const joint = there.side === 'alliance' && (there.units[seat] ?? 0) > 0; // each member of a joint troop controls it
    if (there.controller !== seat && !joint) continue;
    levels[there.pyramid.colour] = Math.max(levels[there.pyramid.colour] ?? 0, there.pyramid.level);
  }
  return levels;
}
