// What lies where, in words: for screen readers and tips.
import type { Language } from '../../lib/game.ts';
import { say } from '../../lib/words.ts';
import { codeAt, type Components, resourceName, type View } from './model.ts';
import { words } from './words.ts';

export function describeCell(view: View, scenes: ReadonlyMap<string, string[]>, components: Components, cell: string, language: Language, seatName: (seat: string) => string): string {
  const code = codeAt(view, cell);
  if (cell === view.start) return say(words.startTile, language);
  const scene = scenes.get(cell)?.[0];
  if (scene) return resourceName(components, scene);
  const monument = view.monuments[cell];
  if (monument) return say(words.monumentOf, language, seatName(monument));
  if (view.quarries.includes(cell)) return say(words.quarry, language);
  if (code === 'W') return say(words.field, language);
  if (code === '~') return say(words.water, language);
  const symbol = view.symbols[cell];
  return symbol ? say(words.symbolOf, language, resourceName(components, symbol)) : say(words.desert, language);
}
