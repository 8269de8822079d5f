// An action that cannot be carried out is lost. The rules allow to spend a token so; the page says it beforehand.
import type { Text } from '../../lib/words.ts';
import type { Box } from './box.ts';
import { ownerOfCity } from './contents.ts';
import type { AreaRow, Colour, PlayerView, SpaceRow, View } from './types.ts';
import { words } from './words/words.ts';

const has = (player: PlayerView, box: Box, power: string) =>
  player.tiles.some((id) => (box.tile(id)?.gives[power] ?? 0) > 0);

// What the cheapest level more would cost: a level costs its number, a new pyramid begins with the first.
function cheapestLevel(view: View, player: PlayerView, box: Box): number {
  const districts = box.components.areas.filter(
    (area) => area.city !== null && ownerOfCity(view, area.city) === player.seat,
  );
  const built = (area: AreaRow) => view.areas[area.id]?.pyramid?.level ?? 0;
  // The lone god has one pyramid.
  const sites = player.side === 'lone' ? districts.filter((area) => built(area) > 0) : districts;
  const next = sites.map((area) => built(area) + 1).filter((level) => level <= 4);
  const discount = has(player, box, 'level_discount') || has(player, box, 'payment_discount') ? 1 : 0;
  return Math.min(...next) - discount;
}

// A member of the Alliance may buy violet tiles on a space of any colour.
function tileInReach(view: View, box: Box, colour: Colour | null, alliance: boolean): boolean {
  const fits = (tile: Colour | undefined) => colour === null || tile === colour || (alliance && tile === 'violet');
  return (view.within_means ?? []).some((id) => fits(box.tile(id)?.colour));
}

/** Why the action of a space would come to nothing as things stand; null where it would not. */
export function lostOn(space: SpaceRow, colour: Colour | null, view: View, player: PlayerView, box: Box): Text | null {
  switch (space.action) {
    case 'red':
    case 'blue':
    case 'white':
    case 'violet':
    case 'acquire':
      return tileInReach(view, box, colour, player.side === 'alliance') ? null : words.lostTile;
    case 'recruit':
      if (player.reserve === 0) return words.lostReserve;
      return player.prayer === 0 && !has(player, box, 'free_recruits') && !has(player, box, 'payment_discount')
        ? words.lostPrayer
        : null;
    case 'raise':
      return cheapestLevel(view, player, box) > player.prayer ? words.lostRaise : null;
    case 'move':
      return player.units === 0 ? words.lostMove : null;
    case 'pray':
      return player.prayer >= (box.components.max_prayer ?? Infinity) ? words.lostPray : null;
    default:
      return null;
  }
}
