// Draws the city that is laid over the Delta (`node tools/lone-city.mjs`): the Delta becomes one island, its middle a
// city of the usual shape, the rest the area at its gate. Made from the drawing for four players, where the Delta is
// one piece already.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const boards = join(dirname(fileURLToPath(import.meta.url)), '../src/games/kemet/map/boards');

// The city that is copied, where its copy lies and how large it is; where things stand outside its walls.
const plans = {
  landscape: {
    like: 'nw',
    at: [632, 128],
    scale: [0.9, 0.88],
    gate: {
      at: [330, 96],
      label: { at: [322, 42], width: 190 },
      troops: [
        [352, 104],
        [272, 100],
        [432, 132],
      ],
    },
    portal: { from: [440, 66], to: [704, 492] },
  },
  portrait: {
    like: 'ne',
    at: [376, 160],
    scale: [0.99, 0.84],
    gate: {
      at: [452, 350],
      label: { at: [452, 303], width: 130 },
      troops: [
        [444, 350],
        [384, 312],
        [170, 130],
      ],
    },
    portal: { from: [472, 420], to: [434, 626] },
  },
};

const round = (n) => Math.round(n * 10) / 10;

function draw(orientation) {
  const { like, at, scale, gate, portal } = plans[orientation];
  const board = JSON.parse(readFileSync(join(boards, `first-4-${orientation}.json`), 'utf8'));
  const city = board.cities[like];
  const point = ([x, y]) => [0, 1].map((i) => round(at[i] + ([x, y][i] - city.at[i]) * scale[i]));
  const path = (line) =>
    line.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, step, x, y) => step + point([Number(x), Number(y)]).join(' '));
  const districts = [1, 2, 3].map((n) => {
    const { radius, label, slots, path: ring, at: middle } = board.areas[`${like}-${n}`];
    return [
      `seth-${n}`,
      {
        kind: 'district',
        at: point(middle),
        radius: round(radius * scale[1]),
        label: { at: point(label.at), width: label.width },
        slots: { pyramid: point(slots.pyramid), ports: [], troops: slots.troops.map(point) },
        path: path(ring),
      },
    ];
  });
  const wall = path(city.wall);
  const land = board.land[board.land.length - 1]; // the Delta
  const front = {
    kind: 'desert',
    at: gate.at,
    radius: 50,
    label: gate.label,
    slots: { ports: [], troops: gate.troops },
    path: land.path + wall,
  };
  const gates = Object.fromEntries(
    [
      ...districts.map(([id, area]) => [`seth-gate|${id}`, area.slots.troops[0]]),
      ...['1|2', '1|3', '2|3'].map((pair) => [pair.replace(/(\d)\|(\d)/, 'seth-$1|seth-$2'), at]),
    ].map(([pair, where]) => [pair.split('|').sort().join('|'), where]),
  );
  return {
    areas: { ...Object.fromEntries(districts), 'seth-gate': front },
    cities: { seth: { at, wall, inner: path(city.inner) } },
    land,
    gates,
    portal: { a: 'seth-gate', b: 'west-bank', ...portal },
  };
}

for (const orientation of ['landscape', 'portrait'])
  writeFileSync(join(boards, `lone-city-${orientation}.json`), `${JSON.stringify(draw(orientation))}\n`);
