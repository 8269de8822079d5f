// Two letters say what they stand for, wherever a sentence has them.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abbreviations } from '../src/games/kemet/words/abbreviations.ts';
import { guide } from '../src/games/kemet/words/guide.ts';
import { spelt } from '../src/lib/abbreviations.ts';
import type { TipEvent } from '../src/lib/tip.ts';
import { languages, say } from '../src/lib/words.ts';
import ResultTable from '../src/shell/after/ResultTable.svelte';
import { App, contextKey } from '../src/shell/app.svelte.ts';
import Chronicle from '../src/shell/table/Chronicle.svelte';
import TipLayer from '../src/shell/TipLayer.svelte';

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

describe('the page around a match', () => {
  const context = () => {
    const app = new App(() => ({ onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }));
    app.abbreviations = abbreviations;
    return new Map([[contextKey, app]]);
  };
  const told: string[] = [];
  const listen = (event: Event) => {
    const { tip } = (event as TipEvent).detail;
    if (tip) told.push(tip.title);
  };
  const point = (word: Element) => word.dispatchEvent(new Event('pointerenter'));
  let shown: Record<string, unknown>;
  beforeEach(() => {
    told.length = 0;
    Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} }); // what happy-dom lacks
    document.addEventListener('mehen-tip', listen);
  });
  afterEach(async () => {
    document.removeEventListener('mehen-tip', listen);
    await unmount(shown);
    document.body.replaceChildren();
  });

  it('spells them out in the chronicle, where a click still shows the moment', () => {
    const line = { position: 3, chapter: '', seat: null, texts: ['Horus gains 2 PP.'], deputy: false };
    const show = vi.fn();
    const props = { lines: [line], seats: [], shown: null, since: [], show, playSince: () => {} };
    shown = mount(Chronicle, { target: document.body, props, context: context() });
    flushSync();
    const word = document.querySelector('abbr')!;
    expect(document.body.textContent).toContain('Horus gains 2 PP.');
    point(word);
    expect(told).toEqual(['Prayer points (PP)']);
    word.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(show).toHaveBeenCalledWith(3);
    expect(told).toHaveLength(1);
  });

  it('spells them out in the result', () => {
    const result = {
      ended: 'played' as const,
      places: [{ seat: 'horus', place: 1, score: 9 }],
      breakdown: [{ seat: 'horus', lines: [{ words: 'VP of battles', value: 4 }] }],
    };
    shown = mount(ResultTable, { target: document.body, props: { result, sittings: [] }, context: context() });
    flushSync();
    point(document.querySelector('th .explained')!);
    expect(told).toEqual(['Victory points (VP)']);
  });

  it('spells them out at the foot of a large note, but for what its title says in full', async () => {
    shown = mount(TipLayer, { target: document.body, context: context() });
    flushSync();
    const tip = { title: 'Victory points (VP)', body: '2 VP', can: 'They cost 3 PP and a DI card, or 4 PP.' };
    const node = document.body.appendChild(document.createElement('button'));
    document.dispatchEvent(new CustomEvent('mehen-tip', { detail: { node, tip, cause: 'click' } }));
    await vi.waitFor(() =>
      expect(document.querySelector('[data-id=spelt]')?.textContent).toBe(
        'Prayer points (PP) · Divine intervention (DI)',
      ),
    );
  });
});
