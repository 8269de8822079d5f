// Long names find room in small tiles if they may break between syllables.
const vowel = '[aeiouyąęó]';
const between = new RegExp(`(${vowel})(?=[b-df-hj-np-tv-xzćłńśźż]${vowel})`, 'giu');

/** A name with invisible places to break its long words at. */
export function syllables(name: string, longest = 9): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length <= longest ? word : word.replace(between, '$1\u00AD')));
}
