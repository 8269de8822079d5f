// What the map carries: an area's name, a district's number.
const numerals = ['', 'I', 'II', 'III'];

export function labelOf(area: string, name: string): string {
  const district = /-([123])$/.exec(area);
  return district ? numerals[Number(district[1])]! : name;
}

export interface Lettering {
  lines: string[];
  size: number;
}

// Carved capitals are about this wide, as a part of their height.
const letterWidth = 0.6;

/** A label in one line or two, as large as its room allows; never so small that it cannot be read. */
export function letter(label: string, width: number, size: number): Lettering {
  const wide = (line: string, at: number) => line.length * at * letterWidth;
  const words = label.split(' ');
  let lines = [label];
  if (wide(label, size) > width * 1.15 && words.length > 1) {
    const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
    const longest = (cut: string[]) => Math.max(...cut.map((line) => line.length));
    lines = cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
  }
  const widest = Math.max(...lines.map((line) => wide(line, size)));
  return { lines, size: Math.max(size * 0.78, Math.min(size, (size * width * 1.2) / widest)) };
}
