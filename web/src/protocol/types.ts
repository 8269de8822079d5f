// What the server and the page say to each other (docs/protocol.md).
import type { Action, Catalogue, Happening, Language } from '../lib/game.ts';

export const protocolVersion = 1;

export type ErrorCode =
  | 'malformed' | 'unknown' | 'protocol' | 'guest' | 'forbidden' | 'stale' | 'illegal' | 'full' | 'busy' | 'suspended' | 'failed'
  | 'lost'; // ours: the connection broke before the answer came

export interface Guest {
  id: string;
  name: string;
}

export interface Me {
  guest: Guest | null;
  protocol: number;
  version: string;
}

export interface GameOption {
  name: string;
  help: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  game: string;
  title: string;
  about: string;
  seats: number[];
  options: GameOption[];
  house_versions: number;
}

export interface BotLevel {
  bot: string;
  name: string;
}

export interface Games {
  games: GameInfo[];
  bots: BotLevel[];
}

export type Stage = 'waiting' | 'playing' | 'over' | 'suspended';
export type Who = 'open' | 'guest' | 'bot';

export interface Seat {
  seat: string;
  name: string;
  who: Who;
  player?: string;
  bot?: string;
  mine?: boolean;
  here?: boolean;
  away_bot?: boolean;
}

export interface Clock {
  kind: 'none' | 'move' | 'days';
  seconds?: number;
  days?: number;
  bot?: string;
}

export interface LobbyTable {
  table: string;
  game: string;
  title: string;
  stage: Stage;
  public: boolean;
  creator: string;
  seats: Seat[];
  chapter: string;
  waiting: string[];
  my_turn: boolean;
  changed: number;
}

export interface LobbyMessage {
  type: 'lobby';
  mine: LobbyTable[];
  open: LobbyTable[];
}

export interface TableMessage {
  type: 'table';
  table: string;
  game: string;
  title: string;
  stage: Stage;
  public: boolean;
  creator: string;
  mine: boolean;
  options: { name: string; value: string; help: string }[];
  pack: boolean;
  link: string;
  clock: Clock;
  spectators: { allowed: boolean; delay: number; now: number };
  seats: Seat[];
  end_agreed: string[];
  rematch: string | null;
  suspended: string | null;
}

export type AutoPass = 'never' | 'nothing_to_play' | 'until_my_turn';

/** The position as one seat sees it. */
export interface SeatPosition {
  seat: string | null;
  question: string;
  can_undo: boolean;
  sealed: boolean;
  view: unknown;
  actions: Action[];
  auto_pass: AutoPass;
}

export interface Gauge {
  name: string;
  values: Record<string, number>;
}

export interface Result {
  places: { seat: string; place: number; score: number }[];
  breakdown: { seat: string; lines: { words: string; value: number }[] }[];
  ended: 'played' | 'agreed';
}

export interface PositionMessage {
  type: 'position';
  table: string;
  position: number;
  over: boolean;
  waiting: string[];
  chapter: string;
  gauges: Gauge[];
  clocks: Record<string, number>;
  seats: SeatPosition[];
  happened: Happening[];
  result: Result | null;
}

export interface HistoryLine {
  position: number;
  seat: string | null;
  chapter: string;
  texts: string[];
}

export interface GaugeCourse {
  name: string;
  values: Record<string, number[]>;
  positions: number[];
}

export interface HistoryMessage {
  type: 'history';
  table: string;
  lines: HistoryLine[];
  gauges: GaugeCourse[];
}

export interface MomentMessage {
  type: 'moment';
  table: string;
  position: number;
  seat: string | null;
  chapter: string;
  waiting: string[];
  view: unknown;
  happened: Happening[];
}

export interface ReplayingMessage {
  type: 'replaying';
  table: string;
  game: string;
  title: string;
  positions: number;
  seats: { seat: string; name: string; player: string }[];
  catalogue: Catalogue;
  result: Result | null;
}

export interface Chance {
  position: number;
  seat: string;
  win: Record<string, number>;
  played: string;
  best: string;
  loss: number;
}

export interface AnalysisMessage {
  type: 'analysis';
  table: string;
  done: number;
  of: number;
  chances: Chance[];
}

export interface ChatLine {
  n: number;
  from: string;
  seat: string | null;
  text: string;
  time: number;
}

export interface ErrorMessage {
  type: 'error';
  code: ErrorCode;
  reason: string;
  rule?: string;
}

export type ServerMessage = { id?: number | string } & (
  | { type: 'welcome'; protocol: number; version: string; guest: Guest | null }
  | { type: 'pong' }
  | ErrorMessage
  | LobbyMessage
  | TableMessage
  | PositionMessage
  | { type: 'acted'; table: string; position: number }
  | { type: 'because'; action: string; legal: boolean; reason?: string; rule?: string }
  | HistoryMessage
  | MomentMessage
  | ReplayingMessage
  | AnalysisMessage
  | { type: 'chat'; table: string; lines: ChatLine[] }
);

export type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export interface NewSeat {
  who: 'me' | 'open' | 'bot';
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  public: boolean;
  clock: Clock;
  spectators: { allowed: boolean; delay: number };
  start: boolean;
  pack?: string;
}

export type ClientMessage =
  | { type: 'hello'; protocol: number; language: Language }
  | { type: 'language'; language: Language }
  | { type: 'ping' }
  | { type: 'lobby'; watch: boolean }
  | ({ type: 'create' } & NewTable)
  | { type: 'open'; table: string; seen?: number }
  | { type: 'close'; table: string }
  | { type: 'sit' | 'leave'; table: string; seat: string }
  | { type: 'seat'; table: string; seat: string; who: 'open' | 'bot'; bot?: string }
  | { type: 'start' | 'rematch' | 'history' | 'analyse'; table: string }
  | { type: 'act'; table: string; position: number; seat: string; action: string }
  | { type: 'undo'; table: string; position: number; seat: string }
  | { type: 'why'; table: string; seat: string; action: string }
  | { type: 'auto_pass'; table: string; seat: string; when: AutoPass }
  | { type: 'resign'; table: string; seat: string; bot: string }
  | { type: 'agree_to_end'; table: string; seat: string; agree: boolean }
  | { type: 'return'; table: string; seat: string }
  | { type: 'at'; table: string; position: number; seat: string | null }
  | { type: 'replay'; record: string }
  | { type: 'chat'; table: string; text: string };
