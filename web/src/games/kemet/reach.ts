// Where a troop can take its first step, before it has set out. Only then do the rules say it, and only the server
// knows all of them: until then this is what its player sees. It errs to one side: no legal step is missing but after a
// card that lets a troop teleport from anywhere, and one too many may glow: where a creature there asks for a toll,
// where two creatures would meet, where a teleport costs more than usual or is forbidden, where an edition lets no
// troop pass through an area without room for it, and for a seized troop, to which some areas are closed. Whoever goes
// there nevertheless is told why not.
import type { Box } from './box.ts';
import { allied } from './contents.ts';
import type { PlayerView, View } from './types.ts';

const teleportPrice = 2;

const powersOf = (player: PlayerView, box: Box) => player.tiles.flatMap((id) => Object.keys(box.tile(id)?.gives ?? {}));

function canTeleport(view: View, box: Box, player: PlayerView, area: string): boolean {
  const powers = powersOf(player, box);
  const cheaper = (power: string) => power.includes('teleport') || power === 'payment_discount';
  const fromObelisk = box.area(area)?.obelisk === true && powers.includes('teleport_from_obelisk');
  const starts = view.areas[area]?.pyramid != null || fromObelisk;
  return starts && (player.prayer >= teleportPrice || powers.some(cheaper));
}

/** Where one goes on foot or over the Nile: a military port leads one's own troops before their own city. */
function neighbours(view: View, box: Box, player: PlayerView, area: string): string[] {
  const row = box.area(area);
  if (!row) return [];
  const home = row.port
    ? box.components.areas.filter((each) => each.port && each.front && each.front === player.city)
    : [];
  const portal = row.portal && (player.side === 'lone' || view.alliance?.portal_open) ? [row.portal] : [];
  return [...row.land, ...row.ports, ...home.map((each) => each.id), ...portal];
}

/** Whether there is room for so many more. Of a troop of several players the largest limit counts. */
function hasRoom(view: View, player: PlayerView, area: string, units: number): boolean {
  const friends = Object.entries(view.areas[area]?.units ?? {}).filter(([seat]) => allied(view, seat, player.seat));
  const limits = friends.map(([seat]) => view.players.find((each) => each.seat === seat)?.troop_limit ?? 0);
  return friends.reduce((sum, [, count]) => sum + count, units) <= Math.max(player.troop_limit, ...limits);
}

/** Whether a troop may pass through an area that has no room for it: where it can go on from there. */
function canPass(view: View, box: Box, player: PlayerView, area: string): boolean {
  return powersOf(player, box).includes('land_moves') || canTeleport(view, box, player, area);
}

/**
 * The areas next to a troop by land and water, and those with an obelisk from where it can teleport, if there is room
 * for it.
 * @param seized it goes for somebody else, and joins nobody: no limit holds
 */
export function firstSteps(
  view: View,
  box: Box,
  player: PlayerView,
  area: string,
  units: number,
  seized = false,
): Set<string> {
  const enters = (id: string) => seized || hasRoom(view, player, id, units) || canPass(view, box, player, id);
  const teleports = canTeleport(view, box, player, area)
    ? box.components.areas.filter((each) => each.obelisk).map((each) => each.id)
    : [];
  return new Set([...neighbours(view, box, player, area), ...teleports].filter((id) => id !== area && enters(id)));
}
