// Long names find room in small tiles if they may break between syllables.
const vowel = '[aeiouyąęó]';
// Before a single consonant, and between two that belong to different syllables in all three languages.
const alone = `${vowel}(?=[b-df-hj-np-tv-xzćłńśźż]${vowel})`;
const twins = `${vowel}([b-df-hj-np-tv-xz])(?=\\2${vowel})`;
const parted = `${vowel}(?:[lmn](?=[bcdfgkpstvz]${vowel})|r(?=[bcdfgklmnpstvw]${vowel})|d(?=n${vowel}))`;
const between = new RegExp(`(${alone}|${twins}|${parted})`, 'giu');

/** A name with invisible places to break its long words at. */
export function syllables(name: string, longest = 6): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length <= longest ? word : word.replace(between, '$1\u00AD')));
}
