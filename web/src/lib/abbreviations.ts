// Abbreviations of a game, and where they stand in a sentence.
import type { Language } from './game.ts';
import { say, type Text } from './words.ts';

export interface Abbreviation {
  short: Text;
  long: Text;
  what: Text; // in a sentence
  rule: string; // id of a section, to read on
}

export interface Part {
  words: string;
  abbreviation: Abbreviation | null;
}

/** Those that a text has, each once. */
export function abbreviationsIn(text: string, short: Abbreviation[], language: Language): Abbreviation[] {
  return [...new Set(spelt(text, short, language).flatMap(({ abbreviation }) => abbreviation ?? []))];
}

/** A sentence cut at its abbreviations. */
export function spelt(text: string, short: Abbreviation[], language: Language): Part[] {
  const known = new Map(short.map((each) => [say(each.short, language), each]));
  if (known.size === 0) return [{ words: text, abbreviation: null }];
  const cut = new RegExp(`(?<![\\p{L}\\p{N}])(${[...known.keys()].join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return text
    .split(cut)
    .filter((words) => words !== '')
    .map((words) => ({ words, abbreviation: known.get(words) ?? null }));
}
