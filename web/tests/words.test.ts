// Everything a person reads exists in three languages, with the same arguments in each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, pluralForm, say } from '../src/lib/words.ts';
import type { Text } from '../src/lib/words.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/**/words.ts', '../src/**/words/*.ts', '!../src/lib/words.ts'],
  { eager: true },
);

function isText(value: object): value is Text {
  return languages.every(
    (language) => language in value && typeof (value as Record<string, unknown>)[language] === 'string',
  );
}

/** Every text below a value, with the way to it. */
function textsOf(value: unknown, way: string): [string, Text][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [[way, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${way}.${key}`));
}

const texts = Object.entries(modules).flatMap(([file, module]) => textsOf(module, file));
const holes = (text: string) => [...new Set(text.match(/\{\d/g) ?? [])].sort();

describe('words', () => {
  it('are many', () => expect(texts.length).toBeGreaterThan(150));

  it('have all three languages, with the same arguments', () => {
    for (const [way, text] of texts)
      for (const language of languages) {
        expect(text[language].trim(), `${way} (${language})`).not.toBe('');
        expect(holes(text[language]), `${way} (${language})`).toEqual(holes(text.en));
      }
  });

  it('have as many plural forms as their language', () => {
    for (const [way, text] of texts)
      for (const language of languages)
        for (const [, forms] of text[language].matchAll(/\{\d:([^}]*)\}/g))
          expect(forms!.split('|'), `${way} (${language})`).toHaveLength(language === 'pl' ? 3 : 2);
  });

  it('pick the plural form that the number asks for', () => {
    expect([1, 2, 5, 12, 22, 25].map((n) => pluralForm('pl', n))).toEqual([0, 1, 2, 2, 1, 2]);
    expect(
      say({ en: '{0} {0:seat|seats}', pl: '{0} {0:miejsce|miejsca|miejsc}', it: '{0} {0:posto|posti}' }, 'pl', 3),
    ).toBe('3 miejsca');
  });
});

/** The text between the tags of a template, without what is computed. */
function bareText(template: string): string {
  let rest = template
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\{[^{}]*\}/g, ''); // innermost braces first
  }
  return rest
    .replace(/=>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, ' ');
}

describe('templates', () => {
  const allowed = /\b(Mehen|Kemet|F1)\b/g; // names, a key
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));
  it.each(files)('%s holds no words of its own', (name) => {
    expect(
      bareText(readFileSync(join('src', name), 'utf8'))
        .replace(allowed, '')
        .match(/\p{L}{2,}/gu) ?? [],
    ).toEqual([]);
  });
});
