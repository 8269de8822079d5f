// Where things stand on the table, by the room that there is. The map comes first: whichever order leaves it the most
// is taken, and only where it is large enough beside everything else is everything else in sight.
export type Order =
  | 'wide' // players, map, player board and market side by side, the hand below the map
  | 'side' // the map, and beside it one panel with tabs
  | 'stack'; // the map, and below it one panel with tabs

export interface Layout {
  order: Order;
  portrait: boolean; // which of the two drawings of the board
  font: number; // pixels
  map: number; // pixels that its shorter side has at least
}

/** Width by height of the two drawings. */
export const ratios = { landscape: 1600 / 1000, portrait: 1120 / 1540 };
const bar = 52; // above the table

/** In ems: players, board and market; bar and hand. The style sheet of the table says the same. */
const wideColumns = 43.6;
const wideRows = 17;
/** In pixels: players, question and tabs below one another; a narrow question has more lines. */
const stackRows = (width: number): number => (width <= 420 ? 270 : 250);

/** How wide the panel beside the map is at least. */
export const panelWidth = (width: number): number => Math.min(420, Math.max(240, width * 0.36));

interface Drawing {
  portrait: boolean;
  shorter: number;
  area: number;
}

function drawingIn(width: number, height: number, portrait: boolean): Drawing {
  const ratio = portrait ? ratios.portrait : ratios.landscape;
  const wide = Math.max(0, Math.min(width, height * ratio));
  return { portrait, shorter: portrait ? wide : wide / ratio, area: (wide * wide) / ratio };
}

function bestIn(width: number, height: number): Drawing {
  const [landscape, portrait] = [drawingIn(width, height, false), drawingIn(width, height, true)];
  return portrait.area > landscape.area ? portrait : landscape;
}

const wideMap = (width: number, height: number, font: number): Drawing =>
  drawingIn(width - wideColumns * font, height - wideRows * font, false);

/** How large letters may be for the map to stay large enough beside everything; null: there is no such size. */
function wideFont(width: number, height: number): number | null {
  const shorterSide = Math.min(width, height + bar);
  const largest = width >= 1900 && height >= 960 ? 16 : width >= 1500 ? 14.5 : 12;
  const fits = (font: number) => width >= 1024 && wideMap(width, height, font).shorter >= 0.57 * shorterSide;
  return [16, 14.5, 12].find((font) => font <= largest && fits(font)) ?? null;
}

/** @param width, height of the table, without the bar above it */
export function layoutOf(width: number, height: number): Layout {
  const font = wideFont(width, height);
  if (font !== null) return { order: 'wide', portrait: false, font, map: wideMap(width, height, font).shorter };
  const [side, stack] = [bestIn(width - panelWidth(width), height), bestIn(width, height - stackRows(width))];
  const [order, { portrait, shorter }] =
    side.area > stack.area ? (['side', side] as const) : (['stack', stack] as const);
  return { order, portrait, font: Math.min(width, height) >= 1000 ? 16 : 13, map: shorter };
}
