// The valley's cells by name, and where the two scenes of a tile lie.
import type { Direction } from '../types.ts';

export const directions: readonly Direction[] = ['right', 'down', 'left', 'up'];

export interface Spot {
  column: number;
  row: number;
}

export function columnName(column: number): string {
  return String.fromCharCode(97 + column);
}

export function cellName({ column, row }: Spot): string {
  return columnName(column) + String(row + 1);
}

export function spotOf(cell: string): Spot {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

const steps: Record<Direction, Spot> = {
  right: { column: 1, row: 0 },
  down: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
  up: { column: 0, row: -1 },
};

export function stepped(spot: Spot, direction: Direction): Spot {
  return { column: spot.column + steps[direction].column, row: spot.row + steps[direction].row };
}

export function turned(direction: Direction): Direction {
  return directions[(directions.indexOf(direction) + 1) % directions.length] ?? 'right';
}

export function opposite(direction: Direction): Direction {
  return turned(turned(direction));
}

/** The names of the cells that touch a cell by an edge, as far as they are in the valley. */
export function neighbours(cell: string, columns: number, rows: number): string[] {
  return directions
    .map((direction) => stepped(spotOf(cell), direction))
    .filter((spot) => isInside(spot, columns, rows))
    .map(cellName);
}

export function isInside({ column, row }: Spot, columns: number, rows: number): boolean {
  return column >= 0 && column < columns && row >= 0 && row < rows;
}
