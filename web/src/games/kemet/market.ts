// What a player's pyramids allow to buy.
import type { View } from './types.ts';

/** The highest level of each colour among the pyramids that a seat controls. */
export function pyramidLevels(view: View, seat: string | null): Partial<Record<string, number>> {
  const levels: Partial<Record<string, number>> = {};
  for (const there of Object.values(view.areas)) {
    if (!there.pyramid || seat === null || there.controller !== seat) continue;
    levels[there.pyramid.colour] = Math.max(levels[there.pyramid.colour] ?? 0, there.pyramid.level);
  }
  return levels;
}
