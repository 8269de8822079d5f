// Looking something up in a catalogue.
import type { Catalogue, Entry, Section } from '../../lib/game.ts';
import { matches } from '../table/search.ts';

export interface Found {
  entries: Entry[];
  sections: Section[];
}

export function find(catalogue: Catalogue, query: string): Found {
  return {
    entries: catalogue.entries.filter((entry) => matches(query, entry.name, entry.rule, entry.id)),
    sections: catalogue.sections.filter((section) => matches(query, section.title, section.body, section.id)),
  };
}

/** An id may name a section or a component; a rule's part is found in the section it belongs to. */
export function elementId(catalogue: Catalogue, id: string): string | null {
  if (catalogue.sections.some((section) => section.id === id)) return `section-${id}`;
  if (catalogue.entries.some((entry) => entry.id === id)) return `entry-${id}`;
  const parent = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '';
  return parent === '' ? null : elementId(catalogue, parent);
}
