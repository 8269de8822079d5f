// What stands in an area, for drawing and in words.
import type { Language } from '../../lib/game.ts';
import { say } from '../../lib/words.ts';
import type { Board, Point } from './map/board.ts';
import { troopSlot } from './map/board.ts';
import type { Box } from './box.ts';
import type { PlayerView, SideId, Temple, View } from './types.ts';
import { words } from './words/words.ts';

export interface Troop {
  area: string;
  seat: string;
  units: number;
  creatures: string[];
  at: Point;
  joint: boolean; // it stands together with others
}

/** Several standards that stand for one troop, side by side; the first is nearest to the place itself. */
export function jointPlaces([x, y]: Point, count: number): Point[] {
  const step = count > 3 ? 45 : 52;
  return Array.from({ length: count }, (_, i) => [x + (i - (count - 1) / 2) * step, y + (i % 2) * 9]);
}

/** Who stands together: members of the Alliance; everybody else stands alone. */
function together(players: PlayerView[]): PlayerView[][] {
  const alone = players.filter((player) => player.side !== 'alliance').map((player) => [player]);
  const members = players.filter((player) => player.side === 'alliance');
  return members.length > 0 ? [...alone, members] : alone;
}

/** All troops, each in its place on the map. Creatures waiting for the battle of their troop stand alone. */
export function troopsOf(view: View, board: Board): Troop[] {
  const troops: Troop[] = [];
  for (const [area, there] of Object.entries(view.areas)) {
    let slot = 0;
    for (const players of together(view.players)) {
      const units = (player: PlayerView) => there.units[player.seat] ?? 0;
      const creatures = (player: PlayerView) => there.creatures.filter((creature) => creature in player.creatures);
      const present = players.filter((player) => units(player) > 0 || creatures(player).length > 0);
      if (present.length === 0) continue;
      const places = jointPlaces(troopSlot(board, area, slot++), present.length);
      present.forEach((player, i) =>
        troops.push({
          area,
          seat: player.seat,
          units: units(player),
          creatures: creatures(player),
          at: places[i]!,
          joint: present.length > 1,
        }),
      );
    }
  }
  return troops;
}

/** A joint troop as a whole: where its sum is written, and how wide it stands. */
export interface Joint {
  area: string;
  units: number;
  left: Point;
  right: Point;
}

export function jointTroops(troops: Troop[]): Joint[] {
  const areas = [...new Set(troops.filter((troop) => troop.joint).map((troop) => troop.area))];
  return areas.map((area) => {
    const members = troops.filter((troop) => troop.joint && troop.area === area);
    return {
      area,
      units: members.reduce((sum, troop) => sum + troop.units, 0),
      left: members[0]!.at,
      right: members[members.length - 1]!.at,
    };
  });
}

/** Where a sacrifice temple stands: as far from the troop of its area as the drawing has places. */
export function templeSpot(board: Board, area: string): Point {
  const troop = troopSlot(board, area);
  const [a, b] = [troopSlot(board, area, 1), troopSlot(board, area, 2)];
  const far = (place: Point) => Math.hypot(place[0] - troop[0], place[1] - troop[1]);
  return far(a) > far(b) ? a : b;
}

export const sideOf = (view: View, seat: string | null): SideId | null =>
  view.players.find((player) => player.seat === seat)?.side ?? null;

/** Whether two seats play together; everybody does with oneself. */
export function allied(view: View, a: string | null, b: string | null): boolean {
  return a === b || (sideOf(view, a) !== null && sideOf(view, a) === sideOf(view, b));
}

export const templeIn = (view: View, area: string): Temple | undefined =>
  view.alliance?.temples.find((temple) => temple.area === area);

const offsets: Point[] = [
  [27, 25],
  [-27, 25],
  [-27, -22],
  [27, -22],
];

// How far a point is from a troop's standard, its number and its creatures; below 0 it lies on them.
function clearance(point: Point, { at, creatures }: Pick<Troop, 'at' | 'creatures'>): number {
  const [x, y] = [point[0] - at[0], point[1] - at[1]];
  const circles: [number, number, number][] = [
    [21, 20, 14.5],
    ...creatures.map((_, i): [number, number, number] => [-23 + i * 30, -28, 17]),
  ];
  const cloth = Math.hypot(Math.max(Math.abs(x) - 26, 0), Math.max(Math.abs(y) - 30, 0));
  return Math.min(cloth, ...circles.map(([cx, cy, r]) => Math.hypot(x - cx, y - cy) - r));
}

/** Where the level of a pyramid is written: at the foot of it, or wherever no troop stands before it. */
export function levelSpot([x, y]: Point, troops: Pick<Troop, 'at' | 'creatures'>[]): Point {
  const spots = offsets.map(([dx, dy]): Point => [x + dx, y + dy]);
  const free = (spot: Point) => Math.min(20, ...troops.map((troop) => clearance(spot, troop)));
  return spots.find((spot) => free(spot) > 11) ?? spots.reduce((best, spot) => (free(spot) > free(best) ? spot : best));
}

export function ownerOfCity(view: View, city: string): string | null {
  return view.players.find((player) => player.city === city)?.seat ?? null;
}

function placeWords(id: string, box: Box, language: Language): string[] {
  const row = box.area(id);
  if (!row) return [];
  const lines: string[] = [];
  if (row.kind === 'temple') lines.push(say(words.templeIncome, language, row.income));
  if (row.kind === 'delta_temple') lines.push(say(words.deltaIncome, language, row.income));
  if (row.kind === 'sanctuary') lines.push(say(words.sanctuary, language));
  if (row.obelisk) lines.push(say(words.obelisk, language));
  if (row.port === 'military') lines.push(say(words.military, language));
  else if (row.port === 'commercial') lines.push(say(words.commercial, language));
  else if (row.ports.length > 0) lines.push(say(words.port, language));
  return lines;
}

// The portal, and the sacrifice temple that has been built there.
function allianceWords(id: string, view: View, box: Box, language: Language): string[] {
  const lines: string[] = [];
  const portal = box.area(id)?.portal;
  if (portal && view.alliance)
    lines.push(say(view.alliance.portal_open ? words.portalOpen : words.portalClosed, language, box.name(portal)));
  const temple = templeIn(view, id);
  if (temple) lines.push(say(words.sacrificeTemple, language, temple.level));
  return lines;
}

/** The section of the rules that is about an area's kind. */
export function areaRule(id: string, box: Box): string {
  const row = box.area(id);
  if (!row) return 'kemet.move';
  if (row.kind === 'district') return 'kemet.move.walls';
  if (row.kind !== 'desert') return 'kemet.scoring';
  if (row.port !== null || row.ports.length > 0) return 'kemet.move.ports';
  return row.obelisk ? 'kemet.move.teleport' : 'kemet.move';
}

/** What can be said of an area: what is printed there and what stands there now. */
export function areaWords(id: string, view: View, box: Box, language: Language): string[] {
  const there = view.areas[id];
  const owner = ownerOfCity(view, box.area(id)?.city ?? '');
  const lines = [...placeWords(id, box, language), ...allianceWords(id, view, box, language)];
  if (owner) lines.push(say(words.cityOf, language, box.name(owner)));
  if (there?.pyramid)
    lines.push(say(words.pyramidThere, language, box.name(there.pyramid.colour), there.pyramid.level));
  const troops = Object.entries(there?.units ?? {});
  const sum = troops.reduce((units, [seat, count]) => units + (sideOf(view, seat) === 'alliance' ? count : 0), 0);
  if (troops.filter(([seat]) => sideOf(view, seat) === 'alliance').length > 1)
    lines.push(say(words.jointTroop, language, sum));
  for (const [seat, units] of troops) lines.push(say(words.unitsOf, language, box.name(seat), units));
  for (const creature of there?.creatures ?? []) lines.push(box.name(creature));
  if (troops.length === 0) lines.push(say(words.empty, language));
  if (there?.held) lines.push(say(words.held, language, box.name(there.held)));
  return lines;
}
