// The drawing of a board: where everything lies on the map. One file for each board and orientation, loaded when
// needed.
export type Point = [number, number];

export interface BoardArea {
  kind: 'district' | 'desert' | 'temple' | 'sanctuary';
  at: Point;
  radius: number;
  label: { at: Point; width: number };
  slots: {
    pyramid?: Point;
    temple?: Point;
    sanctuary?: Point;
    obelisk?: Point;
    ports: { at: Point; military: boolean }[];
    troops: Point[]; // in order of use
  };
  spine?: Point[][]; // lines to walk along where the straight way would leave the area
  path: string;
}

export interface Board {
  size: Point;
  areas: Record<string, BoardArea>;
  cities: Record<string, { at: Point; wall: string; inner: string }>;
  land: { path: string; shore: string; inPlay: boolean }[];
  crossings: { a: string; b: string; from: Point; to: Point }[];
  gates: Record<string, Point>; // "a|b", ids sorted: a point of their common border
  decor: { kind: 'dune' | 'rock' | 'palm' | 'reed'; at: Point; size: number }[];
  portal?: { a: string; b: string; from: Point; to: Point }; // both halves of it
}

/** What is laid over the Delta where one god stands against all the others. */
type Overlay = Pick<Board, 'areas' | 'cities' | 'gates'> & {
  land: Board['land'][number];
  portal: NonNullable<Board['portal']>;
};

export type Orientation = 'landscape' | 'portrait';

const files: Record<string, string> = import.meta.glob('./boards/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Which drawing a game is played on; with a plus what is laid over it. */
export function boardName(game: string, seats: number, orientation: Orientation): string {
  // The lone god's city lies over the Delta.
  if (game.includes('seth')) return `first-${seats - 1}-${orientation}+lone-city-${orientation}`;
  return `${game.includes('blood-and-sand') ? 'blood-and-sand' : 'first'}-${seats}-${orientation}`;
}

async function load(name: string): Promise<unknown> {
  const file = files[`./boards/${name}.json`];
  if (file === undefined) throw new Error(`There is no board ${name}.`);
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The board ${name} could not be loaded: ${response.status}.`);
  return response.json();
}

const ofDelta = /^(delta-|sanctuary)/;

/** A board with a city over the Delta: what was there is gone, and so is what grew where the portal opens. */
export function layOver(board: Board, over: Overlay): Board {
  const island = ringsOf(over.land.path);
  const ends = [over.portal.from, over.portal.to];
  return {
    ...board,
    areas: { ...Object.fromEntries(Object.entries(board.areas).filter(([id]) => !ofDelta.test(id))), ...over.areas },
    cities: { ...board.cities, ...over.cities },
    land: [...board.land.slice(0, -1), over.land], // the Delta is the last
    crossings: board.crossings.filter(({ a, b }) => !ofDelta.test(a) && !ofDelta.test(b)),
    gates: {
      ...Object.fromEntries(Object.entries(board.gates).filter(([pair]) => !ofDelta.test(pair))),
      ...over.gates,
    },
    decor: board.decor.filter(({ at }) => !inside(island, at) && ends.every((end) => distance(end, at) > 70)),
    portal: over.portal,
  };
}

export async function loadBoard(name: string): Promise<Board> {
  const [board, over] = await Promise.all(name.split('+').map(load));
  return over ? layOver(board as Board, over as Overlay) : (board as Board);
}

/** The polygons of a path made of straight lines, as the drawing has them. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((corner) => corner.trim().split(' ').map(Number) as Point),
    );
}

export function inside(rings: Point[][], [x, y]: Point): boolean {
  let odd = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[j]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
  return odd;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function stays(area: BoardArea, from: Point, to: Point): boolean {
  const rings = ringsOf(area.path);
  for (let i = 1; i < 19; ++i) {
    const t = i / 19;
    if (!inside(rings, [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])])) return false;
  }
  return true;
}

// Points along the spine of an area, where the straight line would leave it.
function alongSpine(spine: Point[][], from: Point, to: Point): Point[] {
  let best: { cost: number; points: Point[] } | undefined;
  for (const line of spine) {
    const fine: Point[] = [];
    for (let i = 0; i + 1 < line.length; ++i)
      for (let t = 0; t < 6; ++t) {
        const [a, b] = [line[i]!, line[i + 1]!];
        fine.push([a[0] + ((b[0] - a[0]) * t) / 6, a[1] + ((b[1] - a[1]) * t) / 6]);
      }
    fine.push(line[line.length - 1]!);
    const nearest = (p: Point) => fine.reduce((k, q, i) => (distance(q, p) < distance(fine[k]!, p) ? i : k), 0);
    const [i, j] = [nearest(from), nearest(to)];
    const cost = distance(fine[i]!, from) + distance(fine[j]!, to);
    if (!best || cost < best.cost)
      best = { cost, points: i <= j ? fine.slice(i + 1, j) : fine.slice(j + 1, i).reverse() };
  }
  return best?.points.filter((_, i) => i % 4 === 2) ?? [];
}

// Where one leaves an area for the next: the gate of their border, or the two ends of a crossing.
function passage(board: Board, a: string, b: string): Point[] {
  const gate = board.gates[[a, b].sort().join('|')];
  if (gate) return [gate];
  const crossing = board.crossings.find((c) => (c.a === a && c.b === b) || (c.a === b && c.b === a));
  if (crossing) return crossing.a === a ? [crossing.from, crossing.to] : [crossing.to, crossing.from];
  const { portal } = board;
  if (portal && [portal.a, portal.b].includes(a) && [portal.a, portal.b].includes(b))
    return portal.a === a ? [portal.from, portal.to] : [portal.to, portal.from];
  const [leave, enter] = [board.areas[a]?.slots.ports[0], board.areas[b]?.slots.ports[0]];
  return leave && enter ? [leave.at, enter.at] : [];
}

export function troopSlot(board: Board, area: string, slot = 0): Point {
  const drawn = board.areas[area];
  return drawn?.slots.troops[Math.min(slot, drawn.slots.troops.length - 1)] ?? drawn?.at ?? [0, 0];
}

/** The way of a troop through neighbouring areas, as points to lead a line through. */
export function wayThrough(board: Board, areas: string[]): Point[] {
  const points: Point[] = [troopSlot(board, areas[0] ?? '')];
  areas.forEach((id, i) => {
    const area = board.areas[id];
    const next = areas[i + 1];
    const leaving = next === undefined ? [troopSlot(board, id)] : passage(board, id, next);
    const [from, to] = [points[points.length - 1]!, leaving[0]];
    if (area?.spine && to && !stays(area, from, to)) points.push(...alongSpine(area.spine, from, to));
    points.push(...leaving);
  });
  return points;
}

/** A smooth line through points. */
export function smooth(points: Point[]): string {
  const first = points[0];
  if (!first) return '';
  const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  if (points.length === 2) return `M${text(first)}L${text(points[1]!)}`;
  let path = `M${text(first)}`;
  for (let i = 1; i < points.length - 1; ++i) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const end: Point = i === points.length - 2 ? b : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    path += `Q${text(a)} ${text(end)}`;
  }
  return path;
}
