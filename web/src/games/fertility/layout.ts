// Where things stand on the table, by the room that there is. The valley comes first; where it cannot be seen whole at
// a size that is of use it scrolls.
export interface Layout {
  order: 'wide' | 'side' | 'stack'; // everything in sight; the valley beside one panel with tabs; above it
  left: number; // pixels of the column with the valley, where there are columns
  // One pixel of the 1280 × 672 design; the table grows with the screen, and does not shrink below what can be read.
  unit: number;
  rightUnit: number; // the same for the other column
  valley: number; // pixels that the valley's shorter side has at least
}

const bar = 52; // above the table
const enough = 0.57; // of the window's shorter side
/** In units: gaps, question with advice and tiles below the valley. The style sheet of the table says the same. */
const wideRows = 236;
const smallest = 0.92;
const smallestRight = 0.8;
/** In units: the metropolis beside it. */
const rightColumn = 470;
/** In pixels: question, one panel and tabs below the valley. */
const stackRows = 370;

const panelWidth = (width: number): number => Math.min(420, Math.max(240, width * 0.36));

/** @param aspect width by height of the valley */
export function layoutOf(width: number, height: number, aspect: number): Layout {
  const needed = enough * Math.min(width, height + bar);
  const unit = Math.max(smallest, Math.min(width / 1280, height / 672));
  const left = Math.max(0.58 * width, Math.ceil((needed + 2) * aspect + 20 * unit));
  const rightUnit = Math.min(unit, (width - left) / rightColumn);
  const tall = Math.min(height - wideRows * unit, (left - 20 * unit) / aspect);
  if (width >= 1024 && tall >= needed && rightUnit >= smallestRight)
    return { order: 'wide', left, unit, rightUnit, valley: needed };
  const beside = width - panelWidth(width);
  const [side, stack] = [Math.min(beside / aspect, height), Math.min(width / aspect, height - stackRows)];
  const small = { unit: 1.08, rightUnit: 1.08 };
  if (side > stack) return { order: 'side', left: beside, ...small, valley: Math.min(height, Math.max(needed, side)) };
  return { order: 'stack', left: width, ...small, valley: Math.max(needed, stack) };
}
