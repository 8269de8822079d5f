// What lies in the box, looked up by id; and how the page draws it.
import type { Catalogue } from '../../lib/game.ts';
import type {
  AreaRow,
  BattleCardRow,
  Colour,
  Components,
  CreatureCardRow,
  CreatureRow,
  DiCardRow,
  PlayerView,
  PowerTokenRow,
  SpaceRow,
  TileRow,
} from './types.ts';

/** A row of the catalogue; ids that are not known are shown as they are. */
export interface Box {
  components: Components;
  area: (id: string) => AreaRow | undefined;
  tile: (id: string) => TileRow | undefined;
  battleCard: (id: string) => BattleCardRow | undefined;
  diCard: (id: string) => DiCardRow | undefined;
  creature: (id: string) => CreatureRow | undefined;
  space: (id: string) => SpaceRow | undefined;
  powerToken: (id: string) => PowerTokenRow | undefined;
  creatureCard: (id: string) => CreatureCardRow | undefined;
  /** What to call an area, tile, card, creature, space, city, colour or seat. */
  name: (id: string) => string;
}

export function openBox(catalogue: Catalogue): Box {
  const components = catalogue.components as Components;
  const by = <Row extends { id: string }>(rows: Row[]) => {
    const map = new Map(rows.map((row) => [row.id, row]));
    return (id: string) => map.get(id);
  };
  const names = new Map<string, string>(catalogue.seats.map((seat) => [seat.seat, seat.name]));
  for (const rows of [
    components.areas,
    components.tiles,
    components.battle_cards,
    components.di_cards,
    components.creatures,
    components.spaces,
    components.cities,
    components.colours,
    components.alliance?.power_tokens ?? [],
  ])
    for (const row of rows) names.set(row.id, row.name);
  return {
    components,
    area: by(components.areas),
    tile: by(components.tiles),
    battleCard: by(components.battle_cards),
    diCard: by(components.di_cards),
    creature: by(components.creatures),
    space: by(components.spaces),
    powerToken: by(components.alliance?.power_tokens ?? []),
    creatureCard: by(components.alliance?.creature_cards ?? []),
    name: (id) => names.get(id) ?? id,
  };
}

// The first of these words that occurs in a creature's id chooses its picture.
const beasts = [
  'elephant',
  'snake',
  'sphinx',
  'scarab',
  'scorpion',
  'phoenix',
  'mummy',
  'vulture',
  'cobra',
  'crocodile',
  'osiris',
];

export function creatureIcon(id: string): string {
  return `creature-${beasts.find((beast) => id.includes(beast)) ?? 'generic'}`;
}

// What a tile gives chooses its picture: the first power of this list that it has.
const powerIcons: [string, string][] = [
  ['grey_token', 'token-silver'],
  ['any_space_token', 'token-silver'],
  ['victory_point', 'vp-permanent'],
  ['silver_token', 'token-silver'],
  ['gold_', 'token-gold'],
  ['special_card', 'card-battle'],
  ['sees_battle_card', 'eye'],
  ['sees_di_cards', 'eye'],
  ['ignores_', 'wall'],
  ['teleport', 'teleport'],
  ['land_moves', 'move-land'],
  ['unblockable', 'damage-unblockable'],
  ['damage', 'damage'],
  ['protection', 'protection'],
  ['strength_per_discard', 'card-di'],
  ['first_strike', 'damage'],
  ['defender_point', 'crown'],
  ['home_defence', 'house'],
  ['defence_', 'protection'],
  ['strength', 'strength'],
  ['troop_limit', 'troop'],
  ['recruit', 'recruit'],
  ['mercenaries', 'recruit'],
  ['units', 'unit'],
  ['cards', 'card-di'],
  ['night_choice', 'card-di'],
  ['night_filter', 'card-di'],
  ['night_level', 'raise'],
  ['level_discount', 'raise'],
  ['tile_discount', 'buy'],
  ['night', 'night'],
  ['prayer_per', 'prayer'],
  ['pray', 'pray'],
  ['prayer', 'prayer'],
  ['payment_discount', 'prayer'],
];

export function powerIcon(gives: Record<string, number>): string {
  const powers = Object.keys(gives);
  for (const [word, icon] of powerIcons) if (powers.some((power) => power.includes(word))) return icon;
  return 'eye';
}

export function tileIcon(tile: TileRow): string {
  return tile.creature !== null ? creatureIcon(tile.creature) : powerIcon(tile.gives ?? {});
}

/** When a DI card is played, as a picture. */
export function whenIcon(card: DiCardRow): string {
  if (card.when.includes('battle')) return 'card-battle';
  if (card.when.includes('own_move')) return 'move';
  if (card.when.includes('after_card') || card.when.includes('on_entry')) return 'why-not';
  return 'day';
}

const spaceIcons: Record<string, string> = { pray: 'pray', raise: 'raise', move: 'move', recruit: 'recruit' };
const loneSpaceIcons: Record<string, string> = {
  assault: 'assault',
  invocation: 'card-di',
  'seize-creature': 'creature-generic',
  'seize-troop': 'troop',
  'destroy-units': 'damage',
};

export function spaceIcon(space: SpaceRow): string {
  return spaceIcons[space.action] ?? loneSpaceIcons[space.action] ?? 'buy';
}

/** The spaces of a player's board: the lone god's is another one. */
export function spacesOf(player: PlayerView, box: Box): SpaceRow[] {
  return (player.side === 'lone' ? box.components.alliance?.spaces : undefined) ?? box.components.spaces;
}

/** The colour whose tiles are bought on a space: printed there, or that of the acquisition token which lies there. */
export function colourOn(space: SpaceRow, player: PlayerView): Colour | null {
  const number = /^acquire-(\d)$/.exec(space.id);
  if (number) return player.acquisition[Number(number[1]) - 1] ?? null;
  return (
    (['red', 'blue', 'white', 'black', 'violet'] as const).find(
      (colour) => space.action === colour || space.id === colour,
    ) ?? null
  );
}

/** The section of the rules about the action of a space. */
/** Whether a token there is against one member of the Alliance. */
export const againstMember = (space: SpaceRow): boolean => 'against' in space && space.against;

export function spaceRule(space: SpaceRow): string {
  if (space.action in loneSpaceIcons || againstMember(space)) return 'kemet.lone';
  return space.action in spaceIcons ? `kemet.${space.action}` : 'kemet.tiles';
}
