// Finding something in a list by a few letters of each word, whatever their accents.
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
}

export function matches(query: string, ...texts: string[]): boolean {
  const hay = plainLetters(texts.join(' '));
  return plainLetters(query)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
