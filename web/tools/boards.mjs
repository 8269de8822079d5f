// Cuts the drawing of all boards (`node tools/boards.mjs board-layout.json`) into the files that the page loads: one
// for each board and orientation, with the ids of records, in the units of its view. Only what the page draws is kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cities = {
  city_northwest: 'nw',
  city_southwest: 'sw',
  city_northeast: 'ne',
  city_east: 'se',
  city_center_west: 'cw',
  nw: 'nw',
  sw: 'sw',
  ne: 'ne',
  se: 'se',
  w: 'cw',
};

// Areas outside the cities, as the two masters of the drawing call them.
const areas = {
  desert_west_north: 'nw-front',
  desert_west_center: 'cw-front',
  desert_west_south: 'sw-front',
  desert_east_north: 'ne-front',
  desert_east_south: 'se-front',
  desert_west_upper: 'nw-obelisk',
  desert_west_lower: 'sw-obelisk',
  desert_west_middle: 'w-obelisk',
  desert_east_middle: 'e-obelisk',
  nile_bank_west: 'west-bank',
  nile_bank_east: 'east-bank',
  temple_west_desert: 'west-temple',
  temple_west_nile: 'west-nile-temple',
  temple_east_nile: 'east-nile-temple',
  temple_east_desert: 'east-temple',
  delta_marsh: 'delta-desert',
  temple_delta: 'delta-temple',
  sanctuary_of_all_gods: 'sanctuary',
  nw_front: 'nw-front',
  w_front: 'cw-front',
  sw_front: 'sw-front',
  ne_front: 'ne-front',
  se_front: 'se-front',
  w_obelisk_n: 'nw-obelisk',
  w_obelisk_s: 'sw-obelisk',
  w_obelisk: 'w-obelisk',
  e_obelisk: 'e-obelisk',
  w_river: 'west-bank',
  e_river: 'east-bank',
  temple_w_edge: 'west-temple',
  temple_w_nile: 'west-nile-temple',
  temple_e_nile: 'east-nile-temple',
  temple_e_edge: 'east-temple',
  delta_desert: 'delta-desert',
  delta_temple: 'delta-temple',
  sanctuary: 'sanctuary',
};

function areaId(drawn) {
  const district = /^(.*)_d([123])$/.exec(drawn);
  const id = district ? `${cities[district[1]]}-${district[2]}` : areas[drawn];
  if (!id || id.startsWith('undefined'))
    throw new Error(`boards: no area is known by the name ${drawn}; name it in tools/boards.mjs`);
  return id;
}

function cut(view) {
  const [width, height] = view.size;
  const round = (n) => Math.round(n * 10) / 10;
  const point = ([x, y]) => [round(x * width), round(y * height)];
  const slots = (s) => ({
    ...(s.pyramid && { pyramid: point(s.pyramid) }),
    ...(s.temple && { temple: point(s.temple) }),
    ...(s.sanctuary && { sanctuary: point(s.sanctuary) }),
    ...(s.obelisk && { obelisk: point(s.obelisk) }),
    ports: s.ports.map((port) => ({ at: point(port.at), military: port.id === 'military' })),
    troops: s.troops.map((troop) => point(troop.at)),
  });
  const area = (a) => ({
    kind:
      a.kind.startsWith('temple') || a.kind === 'delta_temple'
        ? 'temple'
        : a.kind === 'delta_desert'
          ? 'desert'
          : a.kind,
    at: point([a.x, a.y]),
    radius: round(a.radius * width),
    label: { at: point(a.label.at), width: round(a.label.w * width) },
    slots: slots(a.slots),
    ...(a.spine && { spine: a.spine.map((line) => line.map(point)) }),
    path: a.path,
  });
  const city = (c) => ({ at: point([c.x, c.y]), wall: c.wall, inner: c.inner });
  const border = ([key, b]) => [key.split('|').map(areaId).sort().join('|'), point(b.gate)];
  return {
    size: view.size,
    areas: Object.fromEntries(Object.entries(view.areas).map(([id, a]) => [areaId(id), area(a)])),
    cities: Object.fromEntries(Object.entries(view.cities).map(([id, c]) => [cities[id], city(c)])),
    land: Object.values(view.land),
    crossings: view.crossings.map((c) => ({ a: areaId(c.a), b: areaId(c.b), from: point(c.from), to: point(c.to) })),
    gates: Object.fromEntries(Object.entries(view.borders).map(border)),
    decor: view.decor.map((d) => ({ kind: d.kind, at: point(d.at), size: round(d.s) })),
  };
}

const [source] = process.argv.slice(2);
if (!source) {
  console.error('boards: name the drawing, for example: node tools/boards.mjs board-layout.json');
  process.exit(2);
}
const target = join(dirname(fileURLToPath(import.meta.url)), '../src/games/kemet/map/boards');
mkdirSync(target, { recursive: true });
for (const [board, { views }] of Object.entries(JSON.parse(readFileSync(source, 'utf8')).boards))
  for (const [orientation, view] of Object.entries(views))
    writeFileSync(join(target, `${board}-${orientation}.json`), `${JSON.stringify(cut(view))}\n`);
