// What Fertility shows (docs/views.md), under the page's names: `npm run types` makes it from
// protocol/fertility.schema.json.
import type { FertilityAction, FertilityPlace } from '../../protocol/fertility.ts';

export type {
  Counts,
  Direction,
  District,
  FertilityAction,
  FertilityAsk,
  FertilityEvent,
  Scenes,
  FertilityComponents as Components,
  FertilityView as View,
  PlayerView as Player,
  Shop as PrintedShop,
  ShopView as Shop,
} from '../../protocol/fertility.ts';

/** The answers of one kind, or of several. */
export type ActionOf<Kind extends FertilityAction['kind']> = Extract<FertilityAction, { kind: Kind }>;

/** What a tile would bring where it lies. */
export type Harvest = Pick<FertilityPlace, 'gathers' | 'wheat' | 'quarries'>;
