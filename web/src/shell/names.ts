// Names for guests who give none: people of the Nile, readable in all three languages.
const people = [
  'Ahmose', 'Amenia', 'Baket', 'Djer', 'Hapu', 'Henut', 'Ipuki', 'Isetnofret', 'Kaemwaset', 'Kawit', 'Khety', 'Maia', 'Mereret', 'Merit',
  'Nakht', 'Nebet', 'Neferu', 'Nofret', 'Pentu', 'Ptahhotep', 'Rekhmire', 'Sennedjem', 'Senbi', 'Sitre', 'Tawy', 'Teti', 'Tjuyu', 'Userhat',
];

export function madeUpName(random: () => number = Math.random): string {
  return people[Math.floor(random() * people.length)] ?? 'Ahmose';
}
