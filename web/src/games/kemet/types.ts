// What Kemet shows (docs/views.md), under the page's names: `npm run types` makes it from protocol/kemet.schema.json.
import type { Happening } from '../../lib/game.ts';
import type { KemetAction, KemetEvent as Told, LoneSpace, Space } from '../../protocol/kemet.ts';

export type {
  AreaView,
  KemetAction,
  KemetAsk,
  PlayerView,
  Pyramid,
  SideId,
  Area as AreaRow,
  BattleCard as BattleCardRow,
  BattleSide as Side,
  BattleTerm as Term,
  ColourId as Colour,
  Creature as CreatureRow,
  CreatureCard as CreatureCardRow,
  DiCard as DiCardRow,
  HandView as Hand,
  KemetAlliance as AllianceView,
  KemetAllianceComponents as AllianceRows,
  KemetBattle as Battle,
  KemetComponents as Components,
  KemetView as View,
  MovingTroop as Moving,
  PowerTile as TileRow,
  PowerToken as PowerTokenRow,
  SacrificeTemple as Temple,
} from '../../protocol/kemet.ts';

/** A space of a player board, or of the lone god's. */
export type SpaceRow = Space | LoneSpace;

/** What happened, where a match is at that. */
export type KemetEvent = Told & Pick<Happening, 'position'>;

/** The answers of one kind, or of several. */
export type ActionOf<Kind extends KemetAction['kind']> = Extract<KemetAction, { kind: Kind }>;
