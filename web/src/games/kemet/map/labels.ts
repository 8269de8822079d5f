// Short names for the map, where the full ones find no room; the full name of an area is in its tip.
import type { Language } from '../../../lib/game.ts';
import type { Text } from '../../../lib/words.ts';

const labels: Record<string, Text> = {
  'nw-front': { en: 'North-west desert', pl: 'Pustynia płn.-zach.', it: 'Deserto nord-ovest' },
  'cw-front': { en: 'Mid-west desert', pl: 'Pustynia śr.-zach.', it: 'Deserto centro-ovest' },
  'sw-front': { en: 'South-west desert', pl: 'Pustynia płd.-zach.', it: 'Deserto sud-ovest' },
  'ne-front': { en: 'North-east desert', pl: 'Pustynia płn.-wsch.', it: 'Deserto nord-est' },
  'se-front': { en: 'South-east desert', pl: 'Pustynia płd.-wsch.', it: 'Deserto sud-est' },
  'nw-obelisk': { en: 'North obelisk', pl: 'Obelisk północny', it: 'Obelisco nord' },
  'sw-obelisk': { en: 'South obelisk', pl: 'Obelisk południowy', it: 'Obelisco sud' },
  'w-obelisk': { en: 'West obelisk', pl: 'Obelisk zachodni', it: 'Obelisco ovest' },
  'e-obelisk': { en: 'East obelisk', pl: 'Obelisk wschodni', it: 'Obelisco est' },
  'west-bank': { en: 'West bank', pl: 'Zachodni brzeg', it: 'Riva ovest' },
  'east-bank': { en: 'East bank', pl: 'Wschodni brzeg', it: 'Riva est' },
  'west-temple': { en: 'Desert temple', pl: 'Świątynia pustyni', it: 'Tempio del deserto' },
  'east-temple': { en: 'Desert temple', pl: 'Świątynia pustyni', it: 'Tempio del deserto' },
  'west-nile-temple': { en: 'Nile temple', pl: 'Świątynia Nilu', it: 'Tempio del Nilo' },
  'east-nile-temple': { en: 'Nile temple', pl: 'Świątynia Nilu', it: 'Tempio del Nilo' },
  'delta-desert': { en: 'Delta desert', pl: 'Pustynia w Delcie', it: 'Deserto del Delta' },
  'delta-temple': { en: 'Delta temple', pl: 'Świątynia w Delcie', it: 'Tempio del Delta' },
  'seth-gate': { en: 'Gate of Seth', pl: 'Brama Seta', it: 'Porta di Seth' },
  sanctuary: { en: 'Sanctuary', pl: 'Sanktuarium', it: 'Santuario' },
};

const numerals = ['', 'I', 'II', 'III'];

export function labelOf(area: string, name: string, language: Language): string {
  const district = /-([123])$/.exec(area);
  return district ? numerals[Number(district[1])]! : (labels[area]?.[language] ?? name);
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
