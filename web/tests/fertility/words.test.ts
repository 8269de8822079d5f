import { describe, expect, it } from 'vitest';
import { guide } from '../../src/games/fertility/words/guide.ts';
import { words } from '../../src/games/fertility/words/words.ts';
import { languages, type Text } from '../../src/lib/words.ts';

const texts: [string, Text][] = [...Object.entries(words), ...Object.entries(guide)];

describe('words', () => {
  it.each(texts)('%s is there in every language, with the same arguments', (_, text) => {
    const marks = (pattern: string) => [...new Set([...pattern.matchAll(/\{(\d)/g)].map((found) => found[1]))].sort();
    for (const language of languages) {
      expect(text[language].trim()).not.toBe('');
      expect(marks(text[language])).toEqual(marks(text.en));
    }
  });
});
