// Values over the course of a match as lines: each value holds until the next one.
export interface Series {
  seat: string;
  values: number[];
}

export interface Course {
  positions: number[];
  series: Series[];
}

export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round steps for an axis: at most `count` of them, the last at or above the largest value. */
export function ticks(largest: number, count: number): number[] {
  const rough = Math.max(largest, 1e-9) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const last = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: last + 1 }, (_, n) => Math.round(n * step * 1e6) / 1e6);
}

export function highest(course: Course): number {
  return Math.max(0, ...course.series.flatMap((series) => series.values));
}

export function lowest(course: Course): number {
  return Math.min(0, ...course.series.flatMap((series) => series.values));
}

export class Scale {
  private readonly plot: Plot;
  private readonly first: number;
  private readonly last: number;
  private readonly low: number;
  private readonly high: number;

  constructor(plot: Plot, positions: number[], low: number, high: number) {
    this.plot = plot;
    this.first = positions[0] ?? 0;
    this.last = Math.max(positions.at(-1) ?? 1, this.first + 1);
    this.low = low;
    this.high = Math.max(high, low + 1e-9);
  }

  x(position: number): number {
    const { left, right, width } = this.plot;
    return left + ((position - this.first) / (this.last - this.first)) * (width - left - right);
  }

  y(value: number): number {
    const { top, bottom, height } = this.plot;
    return height - bottom - ((value - this.low) / (this.high - this.low)) * (height - top - bottom);
  }

  /** The index of the position nearest to a point of the plot. */
  nearest(x: number, positions: number[]): number {
    return positions.reduce(
      (best, position, n) => (Math.abs(this.x(position) - x) < Math.abs(this.x(positions[best] ?? 0) - x) ? n : best),
      0,
    );
  }
}

const round = (number: number) => Math.round(number * 10) / 10;

/**
 * A line in steps, or straight from value to value. Lines that run together are drawn a little apart, so that each is
 * seen.
 */
export function path(scale: Scale, positions: number[], values: number[], steps: boolean, shift: number): string {
  return values
    .map((value, n) => {
      const x = round(scale.x(positions[n] ?? 0) + shift);
      const y = round(scale.y(value) + shift);
      if (n === 0) return `M${x} ${y}`;
      return steps ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join('');
}
