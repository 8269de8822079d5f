// Two letters say what they stand for, wherever a sentence has them.
import { describe, expect, it } from 'vitest';
import { abbreviations } from '../src/games/kemet/abbreviations.ts';
import { guide } from '../src/games/kemet/guide.ts';
import { spelt } from '../src/lib/abbreviations.ts';
import { languages, say } from '../src/lib/words.ts';

const found = (text: string, language: 'en' | 'pl' | 'it') =>
  spelt(text, abbreviations, language).flatMap(({ words, abbreviation }) => (abbreviation ? [words] : []));

describe('abbreviations', () => {
  it('are found as whole words', () => {
    expect(found('Remove 1 unit there for 5 PP? A DI card, 1 VP.', 'en')).toEqual(['PP', 'DI', 'VP']);
    expect(found('Ile PM? (PZ), kartę BI', 'pl')).toEqual(['PM', 'PZ', 'BI']);
    expect(found('Sì, PVC, IDEA', 'it')).toEqual([]);
  });

  it('leave the sentence as it was', () => {
    for (const language of languages)
      for (const text of Object.values(guide))
        expect(
          spelt(text[language], abbreviations, language)
            .map(({ words }) => words)
            .join(''),
        ).toBe(text[language]);
  });

  it('are all there are: no sentence of the guide has another', () => {
    const known = (language: 'en' | 'pl' | 'it') => abbreviations.map((each) => say(each.short, language));
    for (const language of languages)
      for (const text of Object.values(guide))
        for (const [capitals] of text[language].matchAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu))
          expect(known(language)).toContain(capitals);
  });
});
