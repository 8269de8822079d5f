// The coiled snake of the oldest Egyptian game: a spiral from its head in the middle to its tail outside.
const inner = 26;
const pitch = 31; // between one coil and the next

function point(angle: number): { x: number; y: number } {
  const radius = inner + (pitch * angle) / (2 * Math.PI);
  return { x: Math.round(Math.cos(angle) * radius * 10) / 10, y: Math.round(Math.sin(angle) * radius * 10) / 10 };
}

export function snakePath(coils: number): string {
  const steps = Math.round(coils * 36);
  const points = Array.from({ length: steps + 1 }, (_, n) => point((n / 36) * 2 * Math.PI));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** Where its scales are drawn, evenly along the body. */
export function snakeMarks(coils: number, count: number): { x: number; y: number; turn: number }[] {
  const end = coils * 2 * Math.PI;
  return Array.from({ length: count }, (_, n) => {
    // Length along a spiral grows with the square of the angle.
    const angle = Math.sqrt((n + 3) / (count + 3)) * end;
    return { ...point(angle), turn: Math.round((angle * 180) / Math.PI + 90) };
  });
}
