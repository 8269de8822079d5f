// What the server says to a page, heard from outside: which position it is at, what may be answered. Answers are given
// on the page alone; this only tells a test what there is to click.
import { expect, type Page } from '@playwright/test';
import type { Action } from '../../src/protocol/messages.ts';
import type {
  MessageOf,
  PositionMessage,
  SeatPosition,
  ServerMessage,
  TableMessage,
} from '../../src/protocol/types.ts';

export class Heard {
  readonly page: Page;
  table: TableMessage | null = null;
  position: PositionMessage | null = null;
  errors: MessageOf<'error'>[] = [];
  acted: MessageOf<'acted'>[] = []; // answers of this page that were taken
  happened: { kind: string; [field: string]: unknown }[] = [];
  private readonly listeners = new Set<() => void>();

  /** Must be made before the page connects. */
  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)) as ServerMessage));
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'error') this.errors.push(message);
    if (message.type === 'acted') this.acted.push(message);
    if (message.type === 'table') {
      if (this.table?.table !== message.table) this.position = null;
      this.table = message;
    }
    if (message.type === 'position' && message.table === (this.table?.table ?? message.table)) {
      this.position = message;
      this.happened.push(...message.happened);
    }
    for (const listener of [...this.listeners]) listener();
  }

  /** The first seat of this browser that is asked something. */
  get asked(): SeatPosition | undefined {
    return this.position?.seats.find((seat) => seat.actions.length > 0);
  }

  /** Waits until something heard makes the condition true. */
  async until(what: string, condition: () => boolean, milliseconds = 60_000): Promise<void> {
    if (condition()) return;
    await new Promise<void>((met, failed) => {
      const timer = setTimeout(() => {
        this.listeners.delete(check);
        failed(
          new Error(
            `waited ${milliseconds} ms for: ${what}; ` +
              `last position ${JSON.stringify(this.position?.position)}, ` +
              `waiting ${JSON.stringify(this.position?.waiting)}`,
          ),
        );
      }, milliseconds);
      const check = () => {
        if (!condition()) return;
        clearTimeout(timer);
        this.listeners.delete(check);
        met();
      };
      this.listeners.add(check);
    });
  }

  /** Loads the page anew; what was known before counts no more. */
  async reload(): Promise<void> {
    this.table = null;
    this.position = null;
    await this.page.reload();
    await this.until('the table after loading anew', () => this.position !== null);
    await this.drawn();
  }

  /** Resolves with the next message. */
  change(): Promise<void> {
    return new Promise((heard) => {
      const once = () => {
        this.listeners.delete(once);
        heard();
      };
      this.listeners.add(once);
    });
  }

  /** The question to answer now, drawn on the page; undefined when the match is over. */
  async question(): Promise<SeatPosition | undefined> {
    const ready = () => this.position !== null && (this.position.over || this.asked !== undefined);
    do {
      await this.until('a question or the end', ready);
      await this.drawn();
    } while (!ready()); // bots may have gone on in between
    return this.asked;
  }

  /** Waits until the page shows the last position heard. */
  async drawn(): Promise<void> {
    const board = this.page.locator('main[data-position]');
    const shown = async () => (await board.getAttribute('data-position')) === String(this.position?.position);
    await expect.poll(shown, { message: 'the page shows the last position', intervals: [20, 50, 100] }).toBe(true);
  }

  /** Answers the present question by what `give` does on the page, and waits until its effect is known. */
  async answer(give: () => Promise<void>): Promise<void> {
    const [taken, refused] = [this.acted.length, this.errors.length];
    await give();
    // Others may answer at the same time: only `acted` tells that it was this answer.
    const known = () =>
      this.acted.length > taken && (this.position?.position ?? -1) >= (this.acted.at(-1)?.position ?? 0);
    await this.until('an answer being taken', () => known() || this.errors.length > refused);
    expect(this.errors.slice(refused)).toEqual([]);
  }
}

export function pickRandom<T>(list: T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

export function ofKind(actions: Action[], ...kinds: string[]): Action[] {
  return actions.filter((action) => kinds.includes(action.kind));
}
