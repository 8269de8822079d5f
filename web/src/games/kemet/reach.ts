// Where a troop can take its first step. The rules say it exactly only once it has set out; until then this is what its player sees.
import type { Box } from './box.ts';
import { allied } from './contents.ts';
import type { PlayerView, View } from './types.ts';

const teleportPrice = 2;

function canTeleport(player: PlayerView, box: Box): boolean {
  const cheaper = (power: string) => power.includes('teleport') || power === 'payment_discount';
  return player.prayer >= teleportPrice || player.tiles.some((id) => Object.keys(box.tile(id)?.gives ?? {}).some(cheaper));
}

/** The areas next to a troop by land and water, and from a pyramid those with an obelisk, where there is room for it. */
export function firstSteps(view: View, box: Box, player: PlayerView, area: string, units: number): Set<string> {
  const row = box.area(area);
  const teleports = view.areas[area]?.pyramid && canTeleport(player, box) ? box.components.areas.filter((each) => each.obelisk).map((each) => each.id) : [];
  const friends = (id: string) => Object.entries(view.areas[id]?.units ?? {}).reduce((sum, [seat, count]) => sum + (allied(view, seat, player.seat) ? count : 0), 0);
  const room = (id: string) => friends(id) + units <= player.troop_limit;
  return new Set([...(row?.land ?? []), ...(row?.ports ?? []), ...teleports].filter((id) => id !== area && room(id)));
}
