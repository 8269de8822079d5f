// What is looked up in the view and the components of Fertility.
import type { Catalogue, Entry } from '../../lib/game.ts';
import type { Components, Counts, District, Player, PrintedShop, Scenes, View } from './types.ts';

export function playerOf(view: View, seat: string | null): Player | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** Most debens; of those, fewest resources in the metropolis. */
export function leaders(view: View): Player[] {
  const most = Math.max(...view.players.map((player) => player.total));
  const first = view.players.filter((player) => player.total === most);
  const fewest = Math.min(...first.map((player) => sum(player.in_shops)));
  return first.filter((player) => sum(player.in_shops) === fewest);
}

export function countOf(counts: Counts, id: string): number {
  return counts[id] ?? 0;
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

export function entryOf(catalogue: Catalogue, id: string): Entry | undefined {
  return catalogue.entries.find((entry) => entry.id === id);
}

export function resourceName(components: Components, id: string): string {
  return components.resources.find((one) => one.id === id)?.name ?? id;
}

export function deityName(components: Components, id: string): string {
  return components.deities.find((one) => one.id === id)?.name ?? id;
}

export function districtOf(components: Components, id: string): District | undefined {
  return components.districts.find((one) => one.id === id);
}

export function scenesOf(components: Components, tile: string): Scenes {
  return components.tiles.find((one) => one.id === tile)?.scenes ?? ['alabaster', 'alabaster'];
}

/** What is printed on a shop of a player: plot 0 is the metropolis board itself. */
export function printedShop(components: Components, player: Player, shop: string): PrintedShop | undefined {
  const [plot, number] = shop.split('.').map(Number);
  if (number === undefined) return undefined;
  if (plot === 0) return components.metropolises.find((one) => one.id === player.metropolis)?.shops[number - 1];
  const district = player.districts.find((one) => one.plot === plot)?.district;
  return district === undefined ? undefined : districtOf(components, district)?.shops[number - 1];
}

export function codeAt(view: View, cell: string): string {
  return view.cells[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 97] ?? ' ';
}
