// How the printed valley is drawn: lakes join across cells, and every desert cell has its own dunes.
import { cellName } from './cells.ts';

export interface PrintedCell {
  cell: string;
  code: string;
  x: number;
  y: number;
  seed: number; // so that the same cell always looks the same
}

export const cellSize = 60;
export const margin = { near: 26, far: 14 }; // around the cells; above and left of them stand their coordinates

/** Of the drawing, with the frame around the cells. */
export const valleySize = ({ columns, rows }: { columns: number; rows: number }) => ({
  width: columns * cellSize + margin.near + margin.far,
  height: rows * cellSize + margin.near + margin.far,
});

export function printedCells(rows: string[]): PrintedCell[] {
  return rows.flatMap((codes, row) =>
    [...codes].map((code, column) => ({
      cell: cellName({ column, row }),
      code,
      x: column * cellSize,
      y: row * cellSize,
      seed: (column * 31 + row * 17 + column * row * 7) % 12,
    })),
  );
}

/** Four paths: the green banks, the water, its waves and the reeds at its edge. */
export function lakes(cells: PrintedCell[]): { bank: string; water: string; waves: string; reeds: string } {
  const wet = new Set(cells.filter((one) => one.code === '~').map((one) => `${one.x} ${one.y}`));
  const isWet = (x: number, y: number) => wet.has(`${x} ${y}`);
  const drawn = { bank: '', water: '', waves: '', reeds: '' };
  for (const { code, x, y, seed } of cells) {
    if (code !== '~') continue;
    drawn.bank += shore(x, y, 1, 15, isWet);
    drawn.water += shore(x, y, 4.5, 13, isWet);
    for (const [dx, dy] of [
      [12, 17],
      [27, 31],
      [11, 45],
    ] as const)
      drawn.waves += `M${x + dx + (seed % 4)} ${y + dy}q5-5 10 0t10 0`;
    if (!isWet(x, y + cellSize))
      drawn.reeds += `M${x + 9} ${y + 56}l-2-9m2 9 1-11m-1 11 4-8M${x + 46} ${y + 57}l-2-8m2 8 1-10m-1 10 4-7`;
  }
  return drawn;
}

/** A cell of water: straight where the lake goes on, drawn in and rounded where it ends. */
function shore(x: number, y: number, gap: number, radius: number, isWet: (x: number, y: number) => boolean): string {
  const [up, down] = [isWet(x, y - cellSize), isWet(x, y + cellSize)];
  const [left, right] = [isWet(x - cellSize, y), isWet(x + cellSize, y)];
  const [x1, x2] = [x + (left ? -0.5 : gap), x + cellSize + (right ? 0.5 : -gap)];
  const [y1, y2] = [y + (up ? -0.5 : gap), y + cellSize + (down ? 0.5 : -gap)];
  const corner = (a: boolean, b: boolean) => (a || b ? 0 : radius);
  const [tl, tr, br, bl] = [corner(up, left), corner(up, right), corner(down, right), corner(down, left)];
  return (
    `M${x1 + tl} ${y1}H${x2 - tr}q${tr} 0 ${tr} ${tr}V${y2 - br}q0 ${br} ${-br} ${br}` +
    `H${x1 + bl}q${-bl} 0 ${-bl} ${-bl}V${y1 + tl}q0 ${-tl} ${tl} ${-tl}Z`
  );
}
