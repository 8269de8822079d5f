// Words in three languages; a text that lacks one does not compile. Patterns are those of the engine: {0} is replaced
// by the argument, {0:one|other} (Polish {0:one|few|many}) picks the plural form that the argument asks for.
import type { Language } from './game.ts';

export interface Text {
  en: string;
  pl: string;
  it: string;
}

export const languages: readonly Language[] = ['en', 'pl', 'it'];

export function pluralForm(language: Language, number: number): number {
  if (language !== 'pl') return number === 1 ? 0 : 1;
  if (number === 1) return 0;
  const few = number % 10 >= 2 && number % 10 <= 4 && (number % 100 < 12 || number % 100 > 14);
  return few ? 1 : 2;
}

export function say(text: Text, language: Language, ...values: (string | number)[]): string {
  return text[language].replace(/\{(\d)(?::([^}]*))?\}/g, (_, index: string, forms?: string) => {
    const value = values[Number(index)] ?? '';
    if (forms === undefined) return String(value);
    return forms.split('|')[pluralForm(language, Number(value))] ?? '';
  });
}
