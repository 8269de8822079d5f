// Where a tile would gather what: for the lines between a ghost and what it touches, and the sum under it.
import { neighbours } from './cells.ts';
import { codeAt } from '../model.ts';
import { cellsOf, type Ghost } from './placing.ts';
import type { View } from '../types.ts';

export interface Contact {
  from: string; // cell of the new tile
  to: string; // the cell it touches; the same one for a covered symbol
  what: 'scene' | 'wheat' | 'symbol';
  gives: string; // a resource or wheat
}

/** Which scenes lie on which cell; the start tile shows all of them. */
export function scenesByCell(view: View): Map<string, string[]> {
  const scenes = new Map<string, string[]>();
  for (const tile of view.tiles) {
    scenes.set(tile.cell, [tile.scenes[0]]);
    scenes.set(tile.other, [tile.scenes[1]]);
  }
  if (view.start) scenes.set(view.start, ['alabaster', 'cattle', 'papyrus', 'grapes']);
  return scenes;
}

export function contactsOf(view: View, ghost: Ghost): Contact[] {
  const lying = scenesByCell(view);
  const touchedWheat = new Set<string>();
  const contacts: Contact[] = [];
  cellsOf(ghost).forEach((cell, half) => {
    const scene = ghost.scenes[half] ?? '';
    for (const to of neighbours(cell, view.columns, view.rows)) {
      if (lying.get(to)?.includes(scene)) contacts.push({ from: cell, to, what: 'scene', gives: scene });
      if (codeAt(view, to) === 'W' && !touchedWheat.has(to)) {
        touchedWheat.add(to); // a field beside both halves gives once
        contacts.push({ from: cell, to, what: 'wheat', gives: 'wheat' });
      }
    }
    const symbol = view.symbols[cell];
    if (symbol) contacts.push({ from: cell, to: cell, what: 'symbol', gives: symbol });
  });
  return contacts;
}
