import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardName, inside, ringsOf, smooth, wayThrough, type Board } from '../../src/games/kemet/board.ts';
import { openBox } from '../../src/games/kemet/box.ts';
import { areaWords, levelSpot, troopsOf } from '../../src/games/kemet/contents.ts';
import { labelOf, letter } from '../../src/games/kemet/map/labels.ts';
import { held, zoomed } from '../../src/games/kemet/map/panzoom.ts';
import { syllables } from '../../src/games/kemet/syllables.ts';
import { moments } from './samples.ts';

const folder = 'src/games/kemet/boards/'; // tests run in the page's folder
const read = (file: string) => JSON.parse(readFileSync(folder + file, 'utf8')) as Board;
const boardOf = (game: string, seats: number) => read(`${boardName(game, seats, 'landscape')}.json`);

describe('boards', () => {
  it('are there for every edition, number of players and orientation', () => {
    expect(readdirSync(folder)).toHaveLength(16);
  });

  it('have the areas and borders of the game that is played on them', () => {
    for (const { catalogue, view } of moments) {
      const board = boardOf(catalogue.game, view.players.length);
      const { areas } = openBox(catalogue).components;
      expect(Object.keys(board.areas).sort()).toEqual(areas.map((area) => area.id).sort());
      const borders = areas.flatMap((area) => area.land.map((other) => [area.id, other].sort().join('|')));
      expect(Object.keys(board.gates).sort()).toEqual([...new Set(borders)].sort());
    }
  });

  it('have room for the troops that stand in an area', () => {
    for (const { catalogue, view } of moments) {
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
    expect(smooth([[0, 0], [1, 1]])).toBe('M0.0 0.0L1.0 1.0');
    expect(smooth([[0, 0], [4, 0], [4, 4], [8, 4]])).toBe('M0.0 0.0Q4.0 0.0 4.0 2.0Q4.0 4.0 8.0 4.0');
  });
  it('knows what is inside an area', () => {
    const rings = ringsOf('M0 0L10 0L10 10L0 10ZM4 4L6 4L6 6L4 6Z');
    expect(inside(rings, [1, 1])).toBe(true);
    expect(inside(rings, [5, 5])).toBe(false);
  });
});

describe('names on the map', () => {
  it('number the districts and shorten the rest', () => {
    expect(labelOf('nw-2', 'North-west city, district 2', 'en')).toBe('II');
    expect(labelOf('sanctuary', 'Sanctuary of All Gods', 'it')).toBe('Santuario');
    expect(labelOf('new-area', 'Unheard of', 'en')).toBe('Unheard of');
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
  const troop = (x: number, y: number) => ({ area: 'nw-1', seat: 'horus', units: 5, creatures: [], at: [x, y] as [number, number] });
  expect(levelSpot([100, 100], [])).toEqual([127, 125]);
  expect(levelSpot([100, 100], [troop(300, 100)])).toEqual([127, 125]);
  expect(levelSpot([100, 100], [troop(145, 120)])).toEqual([73, 125]);
  expect(levelSpot([100, 100], [troop(145, 120), troop(55, 140)])).toEqual([73, 78]);
});
