// A valley tile in the hand, on its way to the valley: where it may lie and how it is moved and turned.
import { cellName, isInside, opposite, type Spot, spotOf, stepped, turned } from './cells.ts';
import { sum } from '../model.ts';
import type { Direction, FertilityAction, Harvest, Scenes } from '../types.ts';

export interface Ghost {
  tile: string;
  scenes: Scenes;
  cell: string; // of the first scene
  direction: Direction; // where the second scene lies from it
}

export interface Size {
  columns: number;
  rows: number;
}

export interface Placing extends Ghost {
  harvest: Harvest;
}

/** Legal placings by the text of their action. */
export type Placings = ReadonlyMap<string, Placing>;

export function placingsOf(actions: FertilityAction[], scenesOf: (tile: string) => Scenes): Placings {
  const placings = new Map<string, Placing>();
  for (const one of actions) {
    if (one.kind !== 'place') continue;
    const { tile, cell, direction, gathers, wheat, quarries } = one;
    placings.set(one.action, { tile, scenes: scenesOf(tile), cell, direction, harvest: { gathers, wheat, quarries } });
  }
  return placings;
}

export function secondCell(ghost: Ghost): string {
  return cellName(stepped(spotOf(ghost.cell), ghost.direction));
}

export function cellsOf(ghost: Ghost): [string, string] {
  return [ghost.cell, secondCell(ghost)];
}

/** The action that lays the tile there. A tile with two equal scenes is named from its left or upper cell. */
export function actionOf(ghost: Ghost): string {
  const { tile, scenes, cell, direction } = ghost;
  const backwards = scenes[0] === scenes[1] && (direction === 'left' || direction === 'up');
  if (backwards) return `place ${tile} ${secondCell(ghost)} ${opposite(direction)}`;
  return `place ${tile} ${cell} ${direction}`;
}

/** How a tile lies when its cell under the pointer is known: legal if it can be, and inside the valley. */
export function ghostAt(held: Omit<Ghost, 'cell'>, pointed: Spot, placings: Placings, size: Size): Ghost {
  const before = stepped(pointed, opposite(held.direction));
  const ways = [pointed, before]
    .filter((spot) => isInside(spot, size.columns, size.rows))
    .map((spot): Ghost => ({ ...held, cell: cellName(spot) }))
    .filter((ghost) => isInside(spotOf(secondCell(ghost)), size.columns, size.rows));
  return ways.find((ghost) => placings.has(actionOf(ghost))) ?? ways[0] ?? { ...held, cell: cellName(pointed) };
}

/** Turned by a quarter around its first scene; at the edge it slips inwards. */
export function turnedGhost(ghost: Ghost, size: Size): Ghost {
  return insideAgain({ ...ghost, direction: turned(ghost.direction) }, size);
}

export function movedGhost(ghost: Ghost, direction: Direction, size: Size): Ghost {
  const moved = { ...ghost, cell: cellName(stepped(spotOf(ghost.cell), direction)) };
  const there = cellsOf(moved).every((cell) => isInside(spotOf(cell), size.columns, size.rows));
  return there ? moved : ghost;
}

function insideAgain(ghost: Ghost, size: Size): Ghost {
  if (isInside(spotOf(secondCell(ghost)), size.columns, size.rows)) return ghost;
  return { ...ghost, cell: cellName(stepped(spotOf(ghost.cell), opposite(ghost.direction))) };
}

/** The cells that a tile may cover when it lies in that direction. */
export function cellsFor(tile: string, direction: Direction, placings: Placings): Set<string> {
  const cells = new Set<string>();
  for (const placing of placings.values()) {
    if (placing.tile !== tile || !sameWay(placing, direction)) continue;
    for (const cell of cellsOf(placing)) cells.add(cell);
  }
  return cells;
}

function sameWay(placing: Ghost, direction: Direction): boolean {
  const equal = placing.scenes[0] === placing.scenes[1];
  return placing.direction === direction || (equal && placing.direction === opposite(direction));
}

function worth({ gathers, wheat, quarries }: Harvest): number {
  return sum(gathers) + wheat + 2 * quarries.length;
}

/** The legal placings of a tile, those that bring most first: to be gone through one after the other. */
export function richestFirst(tile: string, placings: Placings): Ghost[] {
  return [...placings.values()].filter((one) => one.tile === tile).sort((a, b) => worth(b.harvest) - worth(a.harvest));
}

export function nextPlacing(present: Ghost | null, ordered: Ghost[]): Ghost | null {
  const at = present ? ordered.findIndex((ghost) => actionOf(ghost) === actionOf(present)) : -1;
  return ordered[(at + 1) % ordered.length] ?? null;
}
