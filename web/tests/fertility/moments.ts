// Real moments of a three-player match, as the engine describes them.
import type { Catalogue } from '../../src/lib/game.ts';
import { scenesOf } from '../../src/games/fertility/model.ts';
import stored from './moments.json';
import type {
  Components,
  FertilityAction,
  FertilityAsk,
  FertilityEvent,
  View,
} from '../../src/games/fertility/types.ts';

export interface Moment {
  moment: string;
  seat: string;
  ask: FertilityAsk | null;
  question: string;
  actions: FertilityAction[];
  happened: FertilityEvent[];
  view?: View;
}

export const catalogue = stored.catalogue as unknown as Catalogue;
export const components = catalogue.components as Components;
export const moments = stored.moments as unknown as Moment[];
export const scenes = (tile: string) => scenesOf(components, tile);

export function momentOf(name: string): Moment {
  const found = moments.find((one) => one.moment === name);
  if (!found) throw new Error(`no moment "${name}" in moments.json`);
  return found;
}

export function viewOf(moment: Moment): View {
  if (!moment.view) throw new Error(`the moment "${moment.moment}" is stored without its view`);
  return moment.view;
}
