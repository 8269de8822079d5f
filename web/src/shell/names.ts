// Names for guests who give none: people of the Nile, readable in all three languages. Many were built as here, of a
// god and a word, so that two strangers at one table seldom get the same. None is a bot's.
const people = [
  'Amenia',
  'Anen',
  'Baket',
  'Djer',
  'Hapu',
  'Henut',
  'Ipuki',
  'Isetnofret',
  'Kaemwaset',
  'Kawit',
  'Khety',
  'Maia',
  'Mereret',
  'Merit',
  'Nakht',
  'Nebet',
  'Neferu',
  'Nofret',
  'Pentu',
  'Rekhmire',
  'Sennedjem',
  'Senbi',
  'Sitre',
  'Tawy',
  'Teti',
  'Tjuyu',
  'Userhat',
];
const gods = ['Amen', 'Djehuty', 'Hathor', 'Khnum', 'Khonsu', 'Min', 'Montu', 'Mut', 'Neith', 'Ptah', 'Ra', 'Sobek'];
const words = ['hotep', 'nakht', 'mose', 'nefer', 'emhat', 'wer'];
const names = [...people, ...gods.flatMap((god) => words.map((word) => god + word))];

export function madeUpName(random: () => number = Math.random): string {
  return names[Math.floor(random() * names.length)] ?? 'Amenia';
}
