// What lies where, in words: for screen readers and tips.
import type { Language } from '../../../lib/game.ts';
import { say } from '../../../lib/words.ts';
import { codeAt, resourceName } from '../model.ts';
import type { Components, View } from '../types.ts';
import { words } from '../words/words.ts';

export type CellKind = 'start' | 'scene' | 'monument' | 'quarry' | 'wheat' | 'water' | 'symbol' | 'desert';

export function kindOfCell(view: View, scenes: ReadonlyMap<string, string[]>, cell: string): CellKind {
  if (cell === view.start) return 'start';
  if (scenes.has(cell)) return 'scene';
  if (view.monuments[cell]) return 'monument';
  if (view.quarries.includes(cell)) return 'quarry';
  const code = codeAt(view, cell);
  if (code === 'W') return 'wheat';
  if (code === '~') return 'water';
  return view.symbols[cell] ? 'symbol' : 'desert';
}

export function describeCell(
  view: View,
  scenes: ReadonlyMap<string, string[]>,
  components: Components,
  cell: string,
  language: Language,
  seatName: (seat: string) => string,
): string {
  switch (kindOfCell(view, scenes, cell)) {
    case 'start':
      return say(words.startTile, language);
    case 'scene':
      return resourceName(components, scenes.get(cell)?.[0] ?? '');
    case 'monument':
      return say(words.monumentOf, language, seatName(view.monuments[cell] ?? ''));
    case 'quarry':
      return say(words.quarry, language);
    case 'wheat':
      return say(words.field, language);
    case 'water':
      return say(words.water, language);
    case 'symbol':
      return say(words.symbolOf, language, resourceName(components, view.symbols[cell] ?? ''));
    case 'desert':
      return say(words.desert, language);
  }
}
