// What this client knows of one table, kept up to date by the server's messages.
import type { Happening } from '../lib/game.ts';
import type { Connection } from './connection.ts';
import type { Refusal } from './refusal.ts';
import type {
  AutoPass,
  ChatLine,
  Chance,
  HistoryLine,
  HistoryMessage,
  MessageOf,
  MomentMessage,
  PositionMessage,
  SeatPosition,
  ServerMessage,
  TableMessage,
} from './types.ts';

/** Where a client keeps which position of a table it has shown, so that the next visit tells what came after. */
export interface SeenMemory {
  read(table: string): number | undefined;
  write(table: string, position: number, game?: string): void;
  readChat(table: string): number | undefined; // the last line of the chat that was read
  writeChat(table: string, line: number): void;
}

/** The lines of the story with what has just happened added to them. */
export function withHappened(lines: HistoryLine[], happened: Happening[], chapter: string): HistoryLine[] {
  const grown = [...lines];
  for (const event of happened) {
    if (event.text === '') continue;
    const last = grown.at(-1);
    if (last && last.position > event.position) continue; // told already
    if (last && last.position === event.position) {
      if (!last.texts.includes(event.text)) grown[grown.length - 1] = { ...last, texts: [...last.texts, event.text] };
    } else
      grown.push({
        position: event.position,
        seat: event.seat,
        chapter,
        texts: [event.text],
        ...(event.deputy === true ? { deputy: true } : {}),
      });
  }
  return grown;
}

export class TableState {
  readonly id: string;
  table = $state.raw<TableMessage | null>(null);
  position = $state.raw<PositionMessage | null>(null);
  positionCame = $state(0); // by performance.now(): clocks run on from here
  chat = $state.raw<ChatLine[]>([]);
  lastRead = $state<number | null>(null); // of the chat; null: nothing has come yet
  history = $state.raw<HistoryMessage | null>(null);
  refused = $state.raw<Refusal | null>(null); // it could not be opened
  acting = $state(false);

  private readonly connection: Connection;
  private readonly seen: SeenMemory;

  constructor(id: string, connection: Connection, seen: SeenMemory) {
    this.id = id;
    this.connection = connection;
    this.seen = seen;
  }

  get mySeats(): string[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  get myTurn(): boolean {
    return this.position?.seats.some((seat) => seat.actions.length > 0) ?? false;
  }

  receive(message: ServerMessage): void {
    if (message.type === 'table') this.table = message;
    if (message.type === 'position') this.receivePosition(message);
    if (message.type === 'chat') this.receiveChat(message);
    if (message.type === 'history') this.history = message;
  }

  async open(): Promise<void> {
    const seen = this.position?.position ?? this.seen.read(this.id);
    this.refused = null;
    try {
      await this.connection.request({ type: 'open', table: this.id, ...(seen === undefined ? {} : { seen }) });
      if (this.history) await this.readHistory();
    } catch (refusal) {
      this.refused = refusal as Refusal;
    }
  }

  close(): void {
    this.connection.tell({ type: 'close', table: this.id });
  }

  /** Whether the answer was given: while another one is on its way it is not. */
  async act(seat: SeatPosition, action: string): Promise<boolean> {
    return this.answering(seat, (position, name) => ({ type: 'act', table: this.id, position, seat: name, action }));
  }

  async undo(seat: SeatPosition): Promise<void> {
    await this.answering(seat, (position, name) => ({ type: 'undo', table: this.id, position, seat: name }));
    if (this.history) await this.readHistory(); // what was taken back is no longer told
  }

  async why(seat: string, action: string): Promise<{ reason: string; rule: string | null } | null> {
    const answer = (await this.connection.request({
      type: 'why',
      table: this.id,
      seat,
      action,
    })) as MessageOf<'because'>;
    return answer.legal ? null : { reason: answer.reason ?? '', rule: answer.rule ?? null };
  }

  async setAutoPass(seat: string, when: AutoPass): Promise<void> {
    await this.connection.request({ type: 'auto_pass', table: this.id, seat, when });
  }

  async readHistory(): Promise<void> {
    await this.connection.request({ type: 'history', table: this.id });
  }

  async at(position: number, seat: string | null): Promise<MomentMessage> {
    return (await this.connection.request({ type: 'at', table: this.id, position, seat })) as MomentMessage;
  }

  async analyse(progress: (share: number) => void): Promise<Chance[]> {
    const last = await this.connection.request({ type: 'analyse', table: this.id }, (message) => {
      if (message.type !== 'analysis') return false;
      progress(message.of === 0 ? 1 : message.done / message.of);
      return message.done >= message.of;
    });
    return (last as MessageOf<'analysis'>).chances;
  }

  private async answering(
    seat: SeatPosition,
    message: (position: number, seat: string) => Parameters<Connection['request']>[0],
  ): Promise<boolean> {
    if (this.acting || !this.position || seat.seat === null) return false; // a double click is one answer
    this.acting = true;
    try {
      await this.connection.request(message(this.position.position, seat.seat));
      return true;
    } finally {
      this.acting = false;
    }
  }

  /** Everything said so far has been read. */
  chatRead(): void {
    const last = this.chat.at(-1)?.n;
    if (last === undefined || last === this.lastRead) return;
    this.lastRead = last;
    this.seen.writeChat(this.id, last);
  }

  private receivePosition(message: PositionMessage): void {
    this.position = message;
    this.positionCame = performance.now();
    this.seen.write(this.id, message.position, this.table?.game);
    if (this.history)
      this.history = { ...this.history, lines: withHappened(this.history.lines, message.happened, message.chapter) };
  }

  private receiveChat(message: MessageOf<'chat'>): void {
    // What was said before the first visit is old news; later ones go on from what was read.
    if (this.lastRead === null) this.lastRead = this.seen.readChat(this.id) ?? message.lines.at(-1)?.n ?? 0;
    const known = new Set(message.lines.map((line) => line.n));
    this.chat = [...this.chat.filter((line) => !known.has(line.n)), ...message.lines]
      .sort((a, b) => a.n - b.n)
      .slice(-200);
  }
}
