// The coiled snake of the oldest Egyptian game: a spiral from its head in the middle to its tail outside.
const inner = 30;
const pitch = 31; // between one coil and the next
const girth = 10.5; // half of the body's width
const stepsPerCoil = 90; // so many that no corner shows on a large screen

interface Point {
  x: number;
  y: number;
}

const round = (number: number) => Math.round(number * 10) / 10;

function point(angle: number, outwards = 0): Point {
  const radius = inner + (pitch * angle) / (2 * Math.PI) + outwards;
  return { x: round(Math.cos(angle) * radius), y: round(Math.sin(angle) * radius) };
}

/** Half the width at a place along the body: full, and thin towards the tail. */
function thickness(share: number): number {
  return share < 0.72 ? girth : Math.max(2, girth * (1 - ((share - 0.72) / 0.28) ** 1.8));
}

/** The body's outline: along its outer side to the tail, and back along the inner one. */
export function snakeOutline(coils: number): string {
  const steps = Math.round(coils * stepsPerCoil);
  const sides = Array.from({ length: steps + 1 }, (_, n) => {
    const angle = (n / stepsPerCoil) * 2 * Math.PI;
    const half = thickness(n / steps);
    return { outer: point(angle, half), inner: point(angle, -half) };
  });
  const all = [...sides.map((side) => side.outer), ...sides.map((side) => side.inner).reverse()];
  return `M${all.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** Where its scales are drawn, evenly along the body, as large as it is thick there. */
export function snakeScales(coils: number, count: number): (Point & { turn: number; size: number })[] {
  const end = coils * 2 * Math.PI;
  return Array.from({ length: count }, (_, n) => {
    // Length along a spiral grows with the square of the angle.
    const share = Math.sqrt((n + 2) / (count + 2));
    return {
      ...point(share * end),
      turn: Math.round((share * end * 180) / Math.PI + 90),
      size: round(thickness(share) / girth),
    };
  });
}
