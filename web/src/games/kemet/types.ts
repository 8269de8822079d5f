// The shapes of docs/views.md, as far as Kemet is concerned.
import type { Action, Happening } from '../../lib/game.ts';

export type Colour = 'red' | 'blue' | 'white' | 'black' | 'violet';

/** In a game of one god against all the others; null elsewhere. */
export type SideId = 'lone' | 'alliance';

export interface Pyramid {
  colour: Colour;
  level: number;
}

export interface AreaView {
  units: Record<string, number>; // by seat
  creatures: string[];
  pyramid: Pyramid | null;
  controller?: string | null;
  side?: SideId | null; // that controls it
  held: string | null; // whose temporary VP it is
}

export interface PlayerView {
  seat: string;
  side?: SideId | null;
  captives?: number; // units that serve a rival
  city: string | null;
  prayer: number;
  points: number;
  battle_points: number;
  divinity_points: number;
  temporary_points: number;
  track: number; // VP that count for the end
  reserve: number;
  units: number;
  troop_limit: number;
  veterans: number;
  tokens: number;
  silver: number;
  gold: number;
  spaces: string[];
  acquisition: (Colour | null)[];
  tiles: string[];
  creatures: Record<string, string | null>; // where each is; null: beside the board
  di_cards: number;
  battle_cards: number;
  shown: string[];
}

export interface Hand {
  battle_cards: string[];
  hidden: string[];
  removed: string[];
  di_cards: Record<string, number>;
}

export interface Moving {
  seat?: string;
  leader?: string; // who is asked about it
  seized?: boolean;
  area: string;
  from: string;
  units: number;
  party?: Record<string, number>; // by seat
  creature: string | null;
  land_moves: number;
  teleports: number | null; // null: any number
}

export interface Term {
  what: 'units' | 'strength' | 'damage' | 'unblockable' | 'protection' | 'own_losses' | 'spared';
  source: string | null;
  amount: number;
}

export interface Side {
  seat: string;
  attacker: boolean;
  units: number;
  troop?: Record<string, number>; // by seat; `seat` fights for all of them
  creature: string | null;
  chosen: boolean;
  played: string | null;
  discarded: string | null;
  di_cards: Record<string, number>;
  terms: Term[];
  strength: number;
  damage: number;
  unblockable: number;
  protection: number;
  own_losses?: number;
  lost: number | null;
}

export interface Battle {
  area: string;
  step: string;
  revealed: boolean;
  seized?: 'creature' | 'troop' | null; // with what the lone god attacks
  sides: Side[];
  winner: string | null;
  decides: string | null;
  next?: Battle | null; // the second battle of an assault
}

/** A sacrifice temple. */
export interface Temple {
  area: string;
  level: number;
  prayer_token: string | null;
  side: SideId | null; // that holds it
}

export interface AllianceView {
  lone: string | null;
  members: string[];
  speaker: string | null;
  day_track: { phase: number; side: SideId; action: number; acted: string[] } | null;
  portal_open: boolean;
  ceremony: { held: boolean; cost: number; due: number | null; payers: string[]; possible: boolean };
  temples: Temple[];
  sacrifice: { area: string; units: number } | null;
  prayer_tokens: number; // face down
  power_tokens: string[];
  power_tokens_left: string[];
  grey_token: boolean;
  taken_tokens: string[]; // members whose token the lone god can still use today
  tokens_on: Record<string, string>; // by space of its board the member whose token lies there
  creature_cards: string[];
  goals: {
    lone: { battle_points: number; goal: number; rival_units: number };
    alliance: { temple: boolean; ceremony: boolean; points: number; goal: number; district: boolean };
  };
}

export interface View {
  setting_up?: boolean;
  day: number;
  night: boolean;
  active?: string | null;
  order: string[];
  new_order?: (string | null)[] | null;
  caller: string | null;
  winner: string | null;
  tile_level: number;
  colours: Colour[];
  areas: Record<string, AreaView>;
  players: PlayerView[];
  market: Record<string, number>;
  within_means?: string[]; // tiles that this seat could pay for now
  discards: Record<string, number>;
  hand: Hand | null;
  choice: string[];
  moving: Moving | null;
  answering?: { seat: string; di_card: string | null } | null;
  battle: Battle | null;
  alliance?: AllianceView | null;
}

export interface AreaRow {
  id: string;
  name: string;
  kind: 'desert' | 'district' | 'temple' | 'delta_temple' | 'sanctuary';
  city: string | null;
  income: number;
  obelisk: boolean;
  port: string | null;
  front?: string | null; // the city that it lies around
  land: string[];
  ports: string[];
  portal?: string | null; // the area at its other end
  house: boolean;
}

export interface TileRow {
  id: string;
  name: string;
  rule: string;
  colour: Colour;
  level: number;
  copies: number;
  creature: string | null;
  gives: Record<string, number>;
  whom?: 'anybody' | SideId; // who may buy it
  house: boolean;
}

export interface BattleCardRow {
  id: string;
  name: string;
  text?: string;
  strength: number;
  damage: number;
  unblockable: number;
  protection: number;
  own_losses: number;
  special: boolean;
  house: boolean;
}

export interface DiCardRow {
  id: string;
  name: string;
  rule: string;
  cost: number;
  when: string[];
  personal?: boolean;
  gives?: Record<string, number>;
  house: boolean;
}

export interface CreatureRow {
  id: string;
  name: string;
  tile: string | null;
  rule: string | null;
  house: boolean;
}

export interface SpaceRow {
  id: string;
  name: string;
  action: string;
  level: number;
  against?: boolean; // one member of the Alliance
}

export interface CreatureCardRow {
  id: string;
  name: string;
  rule: string;
  creature: string;
  house: boolean;
}

export interface PowerTokenRow {
  id: string;
  name: string;
  rule: string;
  gives: Record<string, number>;
  house: boolean;
}

/** What lies in the box of one god against an alliance. */
export interface AllianceRows {
  goal: number;
  lone_goal: number;
  lone_tokens: number;
  lone_city: string;
  portal: string[];
  day_track: number[]; // actions of the lone god before each phase of the Alliance
  temples: number;
  temple_levels: number;
  spaces: SpaceRow[];
  creature_cards: CreatureCardRow[];
  power_tokens: PowerTokenRow[];
  prayer_tokens: { id: string; prayer: number }[];
}

export interface Components {
  goal: number;
  troop_limit: number;
  max_prayer?: number;
  tokens?: number;
  acquisition?: boolean;
  veterans?: boolean;
  track?: boolean;
  colours: { id: Colour; name: string }[];
  cities: { id: string; name: string }[];
  areas: AreaRow[];
  tiles: TileRow[];
  battle_cards: BattleCardRow[];
  di_cards: DiCardRow[];
  creatures: CreatureRow[];
  spaces: SpaceRow[];
  gold?: { id: string; name: string }[];
  alliance?: AllianceRows | null;
}

/** An answer with the fields that Kemet's actions have, each where the kind asks for it. */
export interface KemetAction extends Action {
  seat?: string;
  colour?: Colour;
  city?: string;
  area?: string;
  space?: string;
  tile?: string;
  creature?: string | null;
  di_card?: string;
  battle_card?: string;
  gold?: string;
  which?: string;
  level?: number;
  units?: number;
  tokens?: number;
  place?: number;
  prayer?: number;
  power_token?: string;
  creature_card?: string;
  from?: string;
  to?: string;
  against?: string | null;
  price?: number | null;
}

export interface KemetEvent extends Happening {
  area?: string;
  from?: string;
  to?: string;
  units?: number;
  prayer?: number;
  space?: string;
  against?: string | null;
  tile?: string;
  colour?: Colour;
  level?: number;
  di_card?: string;
  battle_card?: string;
  defender?: string;
  strength?: number;
  defender_strength?: number;
  damage?: number;
  unblockable?: number;
  protection?: number;
  own_losses?: number;
}
