// How the page's source is written, where no tool looks.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemas } from './support/schemas.ts';

// Pictures, painted as a whole: covers of boxes, the first screen's river, the ground of map and valley, scenes of
// tiles.
const pictures = [
  'src/games/covers/',
  'src/games/fertility/pieces/Scenes.svelte',
  'src/games/fertility/valley/ValleyGround.svelte',
  'src/games/kemet/map/Terrain.svelte',
  'src/shell/home/Hero.svelte',
];
const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgb|hsl)a?\(/i;

/** What is written by hand in a folder, by its name from there on. */
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(svelte|css|m?[jt]s)$/.test(name))
    .filter((name) => !/^src\/protocol\/(messages|kemet|fertility)\.ts$/.test(name));
const files = sources('src');
const read = (name: string) => readFileSync(name, 'utf8');
const linesOf = (name: string) =>
  read(name)
    .split('\n')
    .map((line, n) => ({ line, at: `${name}:${n + 1}` }));

// Fields of objects (with a colon), values of enumerations; `always` are those that are never missing.
const fields = (names: string[]) => names.map((name) => `${name}:`);
const generated = Object.values(schemas)
  .flatMap((schema) => Object.entries(schema.$defs))
  .map(([type, { properties = {}, required = [], enum: values = [] }]) => ({
    type,
    words: [...fields(Object.keys(properties)), ...values],
    always: [...fields(required), ...values],
  }));

/** The same of the types that a source declares. */
function typesOf(source: string): { type: string; words: string[] }[] {
  const wordsIn = (body: string, word: RegExp) => [...body.matchAll(word)].map(([, found]) => found!);
  const interfaces = source.matchAll(/^( *)(?:export )?interface (\w+)[^\n]*\{\n(.*?)^\1\}/gms);
  const unions = source.matchAll(/^ *(?:export )?type (\w+) =([\s|]*'[^;]*);/gm);
  return [
    ...[...interfaces].map(([, indent, type, body]) => ({
      type: type!,
      words: fields(wordsIn(body!, new RegExp(`^${indent}  (\\w+)\\??:`, 'gm'))),
    })),
    ...[...unions].map(([, type, body]) => ({ type: type!, words: wordsIn(body!, /'([^']*)'/g) })),
  ];
}

describe('the source', () => {
  it('takes colours from styles/tokens.css, except in pictures', () => {
    const components = files.filter(
      (name) => name !== 'src/styles/tokens.css' && !pictures.some((each) => name.startsWith(each)),
    );
    const loose = components.flatMap(linesOf).filter(({ line }) => colour.test(line));
    expect(components.length).toBeGreaterThan(100);
    expect(loose.map(({ at }) => at)).toEqual([]);
  });

  // What protocol/ describes has its type from there. Fields tell, as a copy may have another name.
  it('does not write down by hand what protocol/ generates', () => {
    const copies = files.flatMap((name) =>
      typesOf(read(name)).flatMap(({ type, words }) => {
        const copied = generated.find(
          (each) =>
            words.every((word) => each.words.includes(word)) &&
            words.filter((word) => each.always.includes(word)).length > 2,
        );
        return copied ? [`${name}: ${type} is ${copied.type}`] : [];
      }),
    );
    expect(generated.filter(({ always }) => always.length > 2).length).toBeGreaterThan(50);
    expect(copies).toEqual([]);
  });

  it('has no token that nothing uses, and uses none that is not there', () => {
    const all = files.map((name) => read(name)).join('\n');
    const tokens = read('src/styles/tokens.css');
    const made = new Set([...tokens.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name!));
    const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
    expect([...made].filter((name) => /-\d+$/.test(name) && !used.has(name))).toEqual([]);
    expect([...used].filter((name) => /^--[a-z]+-\d+$/.test(name) && !made.has(name))).toEqual([]);
  });

  // A component's styles are its own: a panel follows the form of the table (lib/form.ts), an icon the line in which it
  // stands (--icon-align and its like). Where styles must reach further, it is for one of these reasons.
  const reaching = [
    /:global\(\[data-theme='(day|night)'\]\)/, // the river of the first screen, painted for day and for night
    /:global\(body:has\(\.frame\)\)/, // notes stand elsewhere beside a board
    /:global\(\.(carried|flying|mag)\)/, // classes that a script gives to what it moves, numbers all over the map
    /\.skipped :global\(\*\)|\.pile > :global\(/, // motion that is skipped, emblems one over another
  ];
  it('keeps styles within their component, but for what is listed here', () => {
    const lines = files.flatMap(linesOf).filter(({ line }) => line.includes(':global'));
    expect(lines.filter(({ line }) => !reaching.some((reason) => reason.test(line))).map(({ at }) => at)).toEqual([]);
    expect(reaching.filter((reason) => !lines.some(({ line }) => reason.test(line)))).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(8);
    const themed = lines.filter(({ line }) => line.includes('data-theme')).map(({ at }) => at.split(':')[0]);
    expect([...new Set(themed)]).toEqual(['src/shell/home/Hero.svelte']); // elsewhere tokens differ by theme
  });

  it('keeps to 120 columns, here and in tests and tools', () => {
    const folders = ['src', 'e2e', 'tests', 'tools'].flatMap((folder) => sources(folder));
    const long = folders.flatMap(linesOf).filter(({ line }) => line.length > 120);
    expect(folders.length).toBeGreaterThan(200);
    expect(long.map(({ at }) => at)).toEqual([]);
  });
});
