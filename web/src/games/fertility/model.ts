// The view and the components of Fertility as they come over the wire (docs/views.md), and what is looked up in them.
import type { Catalogue, Entry } from '../../lib/game.ts';

/** How many of each; what there is none of is missing. */
export type Counts = Partial<Record<string, number>>;

export interface Shop {
  shop: string; // "0.1" to "0.4" are printed, "3.2" is the second one on plot 3
  needs: { wants: string; has: string | null }[];
  full: boolean;
  worth: number; // debens when full, as the metropolis is now
  text: string;
}

export interface Player {
  seat: string;
  metropolis: string | null;
  wheat: number;
  wheat_points: number;
  monuments: number; // not yet placed
  reserve: string[];
  loose: Counts;
  in_shops: Counts;
  districts: { plot: number; district: string; shops: string[] }[];
  shops: Shop[];
  score: { what: string; name: string; value: number }[];
  total: number;
}

export interface ValleyTile {
  cell: string;
  other: string;
  scenes: [string, string];
}

export interface View {
  turn: number;
  round: number;
  rounds: number;
  ending: boolean;
  first: string | null;
  active: string | null;
  quarry: string | null; // whose reward is asked for now
  building: { district: string; due: number } | null;
  exchange: string | null; // the shop that exchanges now
  columns: number;
  rows: number;
  cells: string[]; // as printed, row by row: . A C P G S W ~
  tiles: ValleyTile[];
  symbols: Record<string, string>;
  free: string[];
  start: string | null;
  quarries: string[];
  monuments: Record<string, string>;
  stack: number;
  pool: string[];
  display: string[];
  stock: Counts;
  players: Player[];
}

export interface PrintedShop {
  needs: string[];
  benefit: 'debens' | 'specialist' | 'wheat' | 'exchange' | 'statue';
  amount: number; // debens, debens per piece, or wheat
  resource: string | null; // specialist: whose pieces count
  offers: string[]; // of an exchange
  statues: string[]; // deities, or "any"
  text: string;
}

export interface District {
  id: string;
  name: string;
  cost: number;
  shops: PrintedShop[];
  house: boolean;
}

export interface Metropolis {
  id: string;
  name: string;
  shops: PrintedShop[];
  house: boolean;
}

export interface Components {
  resources: { id: string; name: string }[];
  deities: { id: string; name: string }[];
  tiles: { id: string; name: string; scenes: [string, string]; copies: number }[];
  districts: District[];
  metropolises: Metropolis[];
  granary: number[];
  statues: number[];
  most_monuments: number;
  second_monuments: number;
  plots: number;
}

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
  return Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
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

export function scenesOf(components: Components, tile: string): [string, string] {
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
