// The messages (docs/protocol.md), as `npm run types` makes them from protocol/messages.schema.json, under the page's
// names.
import { clockText } from '../lib/clock.ts';
import type { ClientMessage, Clock, CreateRequest, ErrorCode as ServerErrorCode, ServerMessage } from './messages.ts';

export const protocolVersion = 1;

export type {
  AnalysisMessage,
  AutoPass,
  Chance,
  ChatLine,
  ClientMessage,
  Clock,
  ErrorMessage,
  GameOption,
  Games,
  Guest,
  HistoryLine,
  HistoryMessage,
  LobbyMessage,
  LobbyTable,
  Me,
  MomentMessage,
  PositionMessage,
  ReplayingMessage,
  Result,
  SeatPosition,
  ServerMessage,
  Stage,
  TableMessage,
} from './messages.ts';
export type { Bot as BotLevel, Game as GameInfo, SeatWish as NewSeat, TableSeat as Seat } from './messages.ts';

/** `lost` is ours: the connection broke before the answer came. */
export type ErrorCode = ServerErrorCode | 'lost';

export type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
export type RequestOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
export type NewTable = Omit<CreateRequest, 'type' | 'id'>;

/** What a clock allows, as its text names it. */
export function clockAmounts(clock: Clock): (string | number)[] {
  if (clock.kind === 'bank') return [clockText(clock.seconds), clock.increment];
  return clock.kind === 'move' ? [clock.seconds] : clock.kind === 'days' ? [clock.days] : [];
}
