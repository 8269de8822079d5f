import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  boardName,
  inside,
  layOver,
  ringsOf,
  smooth,
  wayThrough,
  type Board,
  type Orientation,
} from '../../src/games/kemet/map/board.ts';
import { openBox } from '../../src/games/kemet/box.ts';
import { areaWords, jointTroops, levelSpot, troopsOf } from '../../src/games/kemet/contents.ts';
import { labelOf, letter } from '../../src/games/kemet/map/labels.ts';
import { held, zoomed } from '../../src/games/kemet/map/panzoom.ts';
import { syllables } from '../../src/games/kemet/words/syllables.ts';
import { allianceMoments, moments } from './samples.ts';

const folder = 'src/games/kemet/map/boards/'; // tests run in the page's folder
const read = (file: string) => JSON.parse(readFileSync(folder + file, 'utf8')) as Board;
function boardOf(game: string, seats: number, orientation: Orientation = 'landscape'): Board {
  const [board, over] = boardName(game, seats, orientation)
    .split('+')
    .map((name) => read(`${name}.json`));
  return over ? layOver(board!, over as unknown as Parameters<typeof layOver>[1]) : board!;
}

describe('boards', () => {
  it('are there for every edition, number of players and orientation', () => {
    expect(readdirSync(folder)).toHaveLength(18); // and the lone god's city, to be laid over the Delta
  });

  it('have the areas and borders of the game that is played on them', () => {
    for (const { catalogue, view } of [...moments, ...allianceMoments]) {
      const board = boardOf(catalogue.game, view.players.length);
      const { areas } = openBox(catalogue).components;
      expect(Object.keys(board.areas).sort()).toEqual(areas.map((area) => area.id).sort());
      const borders = areas.flatMap((area) => area.land.map((other) => [area.id, other].sort().join('|')));
      expect(Object.keys(board.gates).sort()).toEqual([...new Set(borders)].sort());
    }
  });

  it('have room for the troops that stand in an area', () => {
    for (const { catalogue, view } of [...moments, ...allianceMoments]) {
      const board = boardOf(catalogue.game, view.players.length);
      const places = troopsOf(view, board).map((troop) => troop.at.join());
      expect(new Set(places).size).toBe(places.length);
    }
  });
});

describe('the way of a troop', () => {
  const board = read('first-5-landscape.json');
  it('leads from troop to troop through the gate', () => {
    const way = wayThrough(board, ['sw-obelisk', 'west-bank']);
    expect(way[0]).toEqual(board.areas['sw-obelisk']!.slots.troops[0]);
    expect(way).toContainEqual(board.gates['sw-obelisk|west-bank']);
    expect(way[way.length - 1]).toEqual(board.areas['west-bank']!.slots.troops[0]);
  });
  it('leads over the Nile from port to port', () => {
    const crossing = board.crossings.find((each) => each.b === 'ne-front')!;
    const way = wayThrough(board, ['ne-front', 'west-bank']);
    expect(way.findIndex((p) => p === crossing.to)).toBeLessThan(way.findIndex((p) => p === crossing.from));
  });
  it('is drawn as one line', () => {
    expect(
      smooth([
        [0, 0],
        [1, 1],
      ]),
    ).toBe('M0.0 0.0L1.0 1.0');
    expect(
      smooth([
        [0, 0],
        [4, 0],
        [4, 4],
        [8, 4],
      ]),
    ).toBe('M0.0 0.0Q4.0 0.0 4.0 2.0Q4.0 4.0 8.0 4.0');
  });
  it('knows what is inside an area', () => {
    const rings = ringsOf('M0 0L10 0L10 10L0 10ZM4 4L6 4L6 6L4 6Z');
    expect(inside(rings, [1, 1])).toBe(true);
    expect(inside(rings, [5, 5])).toBe(false);
  });
});

describe('names on the map', () => {
  it('are the names of the areas; districts have their number', () => {
    expect(labelOf('nw-2', 'North-west city, district 2')).toBe('II');
    expect(labelOf('west-temple', 'Sunset temple')).toBe('Sunset temple');
  });
  it('break in two where one line finds no room', () => {
    expect(letter('North-west desert', 120, 22).lines).toEqual(['North-west', 'desert']);
    expect(letter('Sanctuary', 120, 22)).toEqual({ lines: ['Sanctuary'], size: 22 });
  });
});

describe('long names', () => {
  it('may break between syllables, short ones never', () => {
    expect(syllables('Przegrupowanie').split('\u00AD')).toEqual(['Przegru', 'po', 'wa', 'nie']);
    expect(syllables('Domination').split('\u00AD')).toEqual(['Do', 'mi', 'na', 'tion']);
    expect(syllables('jednostek').split('\u00AD')).toEqual(['jed', 'nostek']);
    expect(syllables('Annessione').split('\u00AD')).toEqual(['An', 'nes', 'sio', 'ne']);
    expect(syllables('Scorpione').split('\u00AD')).toEqual(['Scor', 'pio', 'ne']);
    expect(syllables('wszechstronność').split('\u00AD')).toEqual(['wszechstron', 'ność']);
    expect(syllables('Act of God')).toBe('Act of God');
  });
});

describe('an area in words', () => {
  it('says what is printed there and what stands there', () => {
    const moment = moments.find(({ view }) => Object.values(view.areas).some((area) => area.creatures.length > 0))!;
    const [id, there] = Object.entries(moment.view.areas).find(([, area]) => area.creatures.length > 0)!;
    const box = openBox(moment.catalogue);
    const said = areaWords(id, moment.view, box, 'en').join(', ');
    for (const seat of Object.keys(there.units)) expect(said).toContain(box.name(seat));
    expect(said).toContain(box.name(there.creatures[0]!));
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer and never leaves the frame', () => {
    const camera = zoomed({ scale: 1, x: 0, y: 0 }, 2, 30, 40, 100, 100);
    expect(camera).toEqual({ scale: 2, x: -30, y: -40 });
    expect(held({ scale: 2, x: -500, y: 50 }, 100, 100)).toEqual({ scale: 2, x: -100, y: 0 });
    expect(zoomed(camera, 0.1, 0, 0, 100, 100)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

it('writes the level of a pyramid where no troop stands before it', () => {
  const troop = (x: number, y: number) => ({
    area: 'nw-1',
    seat: 'horus',
    units: 5,
    creatures: [],
    at: [x, y] as [number, number],
  });
  expect(levelSpot([100, 100], [])).toEqual([127, 125]);
  expect(levelSpot([100, 100], [troop(300, 100)])).toEqual([127, 125]);
  expect(levelSpot([100, 100], [troop(145, 120)])).toEqual([73, 125]);
  expect(levelSpot([100, 100], [troop(145, 120), troop(55, 140)])).toEqual([73, 78]);
});

describe('the lone god’s city', () => {
  for (const orientation of ['landscape', 'portrait'] as const) {
    const board = boardOf('kemet-seth', 4, orientation);

    it(`takes the place of the Delta (${orientation})`, () => {
      expect(Object.keys(board.areas).filter((id) => /^(delta|sanctuary)/.test(id))).toEqual([]);
      for (const id of ['seth-1', 'seth-2', 'seth-3', 'seth-gate']) {
        const area = board.areas[id]!;
        for (const at of [area.at, ...area.slots.troops])
          expect(inside(ringsOf(area.path), at), `${id} ${at.join()}`).toBe(true);
      }
    });

    it(`has a portal to the west bank (${orientation})`, () => {
      const { portal } = board;
      expect(inside(ringsOf(board.areas['seth-gate']!.path), portal!.from)).toBe(true);
      expect(inside(ringsOf(board.areas['west-bank']!.path), portal!.to)).toBe(true);
      const way = wayThrough(board, ['west-bank', 'seth-gate']);
      expect(way.indexOf(portal!.to)).toBeLessThan(way.indexOf(portal!.from));
    });
  }
});

describe('a joint troop', () => {
  const { catalogue, view } = allianceMoments.find((each) =>
    Object.values(each.view.areas).some(({ units }) => Object.keys(units).length > 1 && !each.view.battle),
  )!;
  const board = boardOf(catalogue.game, view.players.length);
  const [area, there] = Object.entries(view.areas).find(([, { units }]) => Object.keys(units).length > 1)!;
  const sum = Object.values(there.units).reduce((all, units) => all + units, 0);

  it('stands together, with its sum', () => {
    const joint = jointTroops(troopsOf(view, board)).find((each) => each.area === area)!;
    expect(joint.units).toBe(sum);
    expect(joint.right[0]).toBeGreaterThan(joint.left[0]);
  });
  it('is told by its sum and by whose its units are', () => {
    const words = areaWords(area, view, openBox(catalogue), 'en');
    expect(words).toContain(`joint troop: ${sum} units`);
    for (const [seat, units] of Object.entries(there.units))
      expect(words.join()).toContain(`${openBox(catalogue).name(seat)}: ${units} unit`);
  });
});
