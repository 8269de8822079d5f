// What the bar says: the harvest of a placing term by term, and what is to be done.
import type { Language } from '../../../lib/game.ts';
import { say } from '../../../lib/words.ts';
import { contactsOf } from '../valley/harvest.ts';
import { resourceName } from '../model.ts';
import type { Ghost, Placing } from '../valley/placing.ts';
import type { Components, View } from '../types.ts';
import { words } from './words.ts';

/** "Grapes beside grapes ×2", "wheat field", "covers cattle", "quarry": in the order in which the rules gather. */
export function harvestTerms(
  view: View,
  components: Components,
  ghost: Ghost,
  placing: Placing,
  language: Language,
): string[] {
  const contacts = contactsOf(view, ghost);
  const counted = new Map<string, number>();
  const count = (term: string) => counted.set(term, (counted.get(term) ?? 0) + 1);
  for (const { what, gives } of contacts)
    if (what === 'scene') count(say(words.meets, language, resourceName(components, gives)));
  for (const { what } of contacts) if (what === 'wheat') count(say(words.field, language));
  for (const { what, gives } of contacts)
    if (what === 'symbol') count(say(words.covers, language, resourceName(components, gives)));
  const terms = [...counted].map(([term, times]) => (times > 1 ? `${term} ×${times}` : term));
  const quarries = placing.harvest.quarries.length;
  return quarries > 0 ? [...terms, say(words.quarries, language, quarries)] : terms;
}

/** Labels of the engine stand within sentences; alone they begin with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
