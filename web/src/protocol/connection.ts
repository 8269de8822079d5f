// One WebSocket that mends itself. Answers find their request by id; what was under way when the line broke is asked
// again where that can do no harm, and fails with the code `lost` where it could.
import type { Language } from '../lib/game.ts';
import { Refusal } from './refusal.ts';
import { protocolVersion } from './types.ts';
import type { ClientMessage, MessageOf, ServerMessage } from './types.ts';

/** The part of a browser's WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Status = 'connecting' | 'open' | 'lost' | 'outdated';

export interface ConnectionOptions {
  open: () => Socket;
  language: () => Language;
  lost: () => string; // the reason, in the reader's language
  pingEvery?: number; // milliseconds; 0: never
  random?: () => number;
}

interface Pending {
  message: ClientMessage;
  sent: boolean;
  again: boolean; // it went out on a line that broke, and once more on this one
  each: ((message: ServerMessage) => boolean) | null;
  resolve: (message: ServerMessage) => void;
  reject: (refusal: Refusal) => void;
}

// Reading changes nothing, and an answer names its position: the second of two equal ones is refused as stale.
const repeatable = new Set<ClientMessage['type']>([
  'act',
  'undo',
  'why',
  'history',
  'at',
  'language',
  'open',
  'lobby',
  'auto_pass',
  'return',
]);

const firstDelay = 500;
const longestDelay = 15_000;
const patience = 10_000; // a ping that takes longer found a dead line

export class Connection {
  status: Status = 'connecting';
  onStatus: (status: Status) => void = () => {};
  onWelcome: (welcome: MessageOf<'welcome'>) => void = () => {};
  onMessage: (message: ServerMessage) => void = () => {};

  private readonly options: ConnectionOptions;
  private socket: Socket | null = null;
  private pending = new Map<number, Pending>();
  private nextId = 1;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  connect(): void {
    clearTimeout(this.retry);
    this.drop();
    this.become(this.attempts === 0 ? 'connecting' : 'lost');
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion, language: this.options.language() }));
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => this.broken();
  }

  /** A new line at once: the browser is online again, or has another cookie now. */
  reconnect(): void {
    this.attempts = 0;
    this.failUnrepeatable();
    this.connect();
  }

  close(): void {
    clearTimeout(this.retry);
    this.drop();
  }

  /** Says something that has no answer. Nothing is kept for later: whoever reconnects says it anew. */
  tell(message: ClientMessage): void {
    if (this.status === 'open') this.socket?.send(JSON.stringify(message));
  }

  /** The first answer, or with `each` the first one that it accepts; a refusal is thrown. */
  request(message: ClientMessage, each: ((message: ServerMessage) => boolean) | null = null): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.pending.set(id, { message, sent: false, again: false, each, resolve, reject });
      if (this.status === 'open') this.post(id);
    });
  }

  private post(id: number): void {
    const pending = this.pending.get(id);
    if (!pending || !this.socket) return;
    pending.again = pending.sent;
    pending.sent = true;
    this.socket.send(JSON.stringify({ ...pending.message, id }));
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'welcome' && this.status !== 'open') this.welcomed(message); // later ones answer `language`
    if (message.type === 'error' && message.code === 'protocol') {
      this.drop();
      this.become('outdated');
    }
    const id = 'id' in message ? message.id : undefined;
    const answered = typeof id === 'number' ? this.pending.get(id) : undefined;
    // A store takes in an answer before whoever asked for it goes on.
    if (message.type !== 'error' || !answered) this.onMessage(message);
    if (answered) this.answer(id as number, answered, message);
  }

  private answer(id: number, pending: Pending, message: ServerMessage): void {
    const arrivedBefore = message.type === 'error' && message.code === 'stale' && pending.again;
    if (message.type === 'error' && !arrivedBefore) {
      this.pending.delete(id);
      pending.reject(Refusal.of(message));
    } else if (!pending.each || pending.each(message)) {
      this.pending.delete(id);
      pending.resolve(message);
    }
  }

  private welcomed(welcome: MessageOf<'welcome'>): void {
    const waiting = [...this.pending.keys()]; // what is asked from now on goes out by itself
    this.attempts = 0;
    this.become('open');
    this.startPinging();
    this.onWelcome(welcome);
    for (const id of waiting) this.post(id);
  }

  private broken(): void {
    this.drop();
    if (this.status === 'outdated') return;
    this.failUnrepeatable();
    this.become('lost');
    const random = this.options.random ?? Math.random;
    const delay = Math.min(longestDelay, firstDelay * 2 ** this.attempts) * (0.75 + random() / 2);
    this.attempts += 1;
    this.retry = setTimeout(() => this.connect(), delay);
  }

  private failUnrepeatable(): void {
    for (const [id, pending] of this.pending) {
      if (!pending.sent || repeatable.has(pending.message.type)) continue;
      this.pending.delete(id);
      pending.reject(new Refusal('lost', this.options.lost()));
    }
  }

  private startPinging(): void {
    const every = this.options.pingEvery ?? 25_000;
    if (every === 0) return;
    this.pinging = setInterval(() => {
      const dead = setTimeout(() => this.broken(), patience);
      this.request({ type: 'ping' }).then(
        () => clearTimeout(dead),
        () => clearTimeout(dead),
      );
    }, every);
  }

  private drop(): void {
    clearInterval(this.pinging);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.onStatus(status);
  }
}
