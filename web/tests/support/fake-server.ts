// A server in memory that follows docs/protocol.md as far as the page needs it, for tests and for looking at the
// screens (tests/harness.html). Whatever game is asked for, it plays a toy; it keeps no secrets and checks little.
import type { Happening, Language } from '../../src/lib/game.ts';
import type { Socket } from '../../src/protocol/connection.ts';
import type {
  ChatLine,
  ClientMessage,
  Guest,
  LobbyTable,
  NewTable,
  Result,
  Seat,
  ServerMessage,
  TableMessage,
} from '../../src/protocol/types.ts';
import * as nim from './nim.ts';

type Incoming = ClientMessage & { id?: number };

interface FakeTable {
  message: TableMessage;
  wanted: NewTable;
  states: nim.Nim[]; // one for each position
  moves: { seat: number; count: number }[];
  chat: ChatLine[];
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  language: Language = 'en';
  watching = new Set<string>();
  readonly sent: Incoming[] = [];
  private readonly server: FakeServer;

  constructor(server: FakeServer) {
    this.server = server;
    server.later(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as Incoming;
    this.sent.push(message);
    this.server.later(() => this.server.handle(this, message));
  }

  close(): void {
    this.server.sockets.delete(this);
  }

  /** The line breaks, as the browser would tell it. */
  break(): void {
    this.server.sockets.delete(this);
    this.onclose?.();
  }

  get(message: ServerMessage): void {
    if (this.server.sockets.has(this)) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class FakeServer {
  guest: Guest | null = null;
  tables = new Map<string, FakeTable>();
  sockets = new Set<FakeSocket>();
  botDelay = 0; // milliseconds; 0: at once
  refuse: { type: string; reason: string; rule?: string } | null = null; // the next message of this type is refused
  private count = 0;

  /** Tests let everything happen in order without waiting; the harness wants some delay. */
  later: (work: () => void) => void = (work) => queueMicrotask(work);

  socket(): FakeSocket {
    const socket = new FakeSocket(this);
    this.sockets.add(socket);
    return socket;
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    const body = init?.body ? (JSON.parse(String(init.body)) as { name?: string; code?: string }) : {};
    const me = () => ({ guest: this.guest, protocol: 1, version: '0.4.0' });
    const answer = (): unknown => {
      if (path === '/api/me') return me();
      if (path === '/api/guest') {
        this.guest = { id: 'g1', name: body.name ?? '' };
        return me();
      }
      if (path === '/api/device') return body.code ? me() : { code: '7Q4M-X2KD-91TB', seconds: 600 };
      if (path.startsWith('/api/games?')) return nim.games;
      const game = /^\/api\/games\/([^/]+)\/catalogue/.exec(path)?.[1];
      const table = /^\/api\/tables\/([^/]+)\/catalogue/.exec(path)?.[1];
      if (game || table) return nim.catalogue(game ?? this.tables.get(table ?? '')?.message.game ?? '');
      return null;
    };
    const found = answer();
    const status = found === null ? 404 : 200;
    return Promise.resolve(
      new Response(JSON.stringify(found ?? { code: 'unknown', reason: 'No such address.' }), { status }),
    );
  }

  handle(socket: FakeSocket, message: Incoming): void {
    if (!this.sockets.has(socket)) return;
    if (this.refuse?.type === message.type) {
      const { reason, rule } = this.refuse;
      this.refuse = null;
      socket.get(this.answer(message, { type: 'error', code: 'illegal', reason, ...(rule ? { rule } : {}) }));
      return;
    }
    const reply = this.replyTo(socket, message);
    if (reply) socket.get(this.answer(message, reply));
    this.after(socket, message);
  }

  private answer(message: Incoming, reply: ServerMessage): ServerMessage {
    return message.id === undefined ? reply : ({ ...reply, id: message.id } as ServerMessage);
  }

  private replyTo(socket: FakeSocket, message: Incoming): ServerMessage | null {
    switch (message.type) {
      case 'hello':
        socket.language = message.language;
        return { type: 'welcome', protocol: 1, version: '0.4.0', guest: this.guest };
      case 'language':
        socket.language = message.language;
        return { type: 'welcome', protocol: 1, version: '0.4.0', guest: this.guest };
      case 'ping':
        return { type: 'pong' };
      case 'lobby':
        return this.lobby();
      case 'create':
        return this.create(message);
      case 'replay': {
        const table =
          this.tables.values().next().value ??
          this.tableWith(this.create({ ...usual, seats: [{ who: 'me' }, { who: 'bot', bot: 'easy' }] }));
        const seats = table.message.seats.map((seat) => ({
          seat: seat.seat,
          name: seat.name,
          player: seat.player ?? '',
        }));
        return {
          type: 'replaying',
          table: 'replay',
          game: table.message.game,
          title: table.message.title,
          positions: table.moves.length,
          seats,
          catalogue: { ...nim.catalogue(table.message.game), rules_revision: 1, components: {} },
          result: this.result(table),
        };
      }
      default:
        return this.replyAtTable(socket, message);
    }
  }

  private replyAtTable(socket: FakeSocket, message: Incoming & { table: string }): ServerMessage | null {
    const table = message.table === 'replay' ? this.tables.values().next().value : this.tables.get(message.table);
    if (!table) return { type: 'error', code: 'unknown', reason: `There is no table ${message.table}.` };
    switch (message.type) {
      case 'open':
        socket.watching.add(message.table);
        return table.message;
      case 'sit':
      case 'leave':
      case 'seat':
        this.reseat(table, message);
        return table.message;
      case 'start':
        table.message = { ...table.message, stage: 'playing' };
        return table.message;
      case 'rematch':
        return this.create(table.wanted);
      case 'act':
        if (message.position !== table.moves.length)
          return { type: 'error', code: 'stale', reason: 'The table has moved on.' };
        this.move(table, Number(message.action.split(' ')[1]));
        return { type: 'acted', table: message.table, position: table.moves.length };
      case 'why':
        return {
          type: 'because',
          action: message.action,
          legal: false,
          reason: 'There are not that many sticks.',
          rule: 'nim.take',
        };
      case 'history':
        return this.history(message.table, table, socket.language);
      case 'at': {
        const state = table.states[message.position] ?? nim.startOf(2);
        return {
          type: 'moment',
          table: message.table,
          position: message.position,
          seat: message.seat,
          chapter: nim.chapter(message.position, state.points.length, socket.language),
          waiting: this.waiting(table, state),
          gauges: [],
          view: nim.drawing(state),
          happened: this.happened(table, message.position, socket.language),
        };
      }
      case 'analyse':
        return null;
      case 'chat':
        table.chat.push({
          n: table.chat.length + 1,
          from: this.guest?.name ?? '',
          mine: true,
          seat: table.message.seats[0]?.seat ?? null,
          text: message.text,
          time: 1_794_700_000,
        });
        return { type: 'chat', table: message.table, lines: table.chat.slice(-1) };
      default:
        return { type: 'acted', table: message.table, position: table.moves.length };
    }
  }

  private after(socket: FakeSocket, message: Incoming): void {
    if (!('table' in message)) {
      if (message.type === 'language') for (const table of this.tables.values()) this.tell(table, []);
      return;
    }
    const table = this.tables.get(message.table);
    if (!table) return;
    if (message.type === 'open' && table.message.stage !== 'waiting')
      socket.get(this.position(table, [], socket.language));
    if (message.type === 'open' && table.chat.length > 0)
      socket.get({ type: 'chat', table: message.table, lines: table.chat });
    if (message.type === 'act') this.tell(table, [table.moves.length]);
    if (message.type === 'start') this.tell(table, []);
    if (message.type === 'analyse') this.analyse(socket, message, table);
    if (message.type === 'act' || message.type === 'start' || message.type === 'open') this.bots(table);
  }

  private lobby(): ServerMessage {
    const mine = [...this.tables.values()].map(({ message, states, moves }): LobbyTable => {
      const waiting = message.stage === 'playing' && states.at(-1) ? [message.seats[states.at(-1)!.turn]!.seat] : [];
      return {
        ...message,
        chapter: nim.chapter(moves.length, message.seats.length, 'en'),
        waiting,
        my_turn: message.seats.some((seat) => seat.mine && waiting.includes(seat.seat)),
        changed: 1_794_700_000,
      };
    });
    return { type: 'lobby', mine, open: [] };
  }

  private create(wanted: NewTable): TableMessage {
    this.count += 1;
    const id = `t${this.count}`;
    const seats = wanted.seats.map((seat, n): Seat => {
      const [name, god] = nim.seatNames[n] ?? nim.seatNames[0];
      return this.seated(name, god, seat.who === 'me' ? 'guest' : seat.who, seat.who === 'bot' ? seat.bot : '');
    });
    const message: TableMessage = {
      type: 'table',
      table: id,
      game: 'nim',
      title: nim.games.games.find((game) => game.game === wanted.game)?.title ?? wanted.game,
      stage: wanted.start ? 'playing' : 'waiting',
      public: wanted.public,
      creator: this.guest?.name ?? '',
      mine: true,
      options: Object.entries(wanted.options).map(([name, value]) => ({
        name,
        title: name,
        value,
        value_title: value,
        help: '',
      })),
      pack: wanted.pack !== undefined,
      link: `http://127.0.0.1:8080/#/t/${id}`,
      clock: wanted.clock,
      spectators: { ...wanted.spectators, now: 0 },
      seats,
      end_agreed: [],
      rematch: null,
      suspended: null,
    };
    this.tables.set(id, { message, wanted, states: [nim.startOf(seats.length)], moves: [], chat: [] });
    return message;
  }

  private seated(seat: string, name: string, who: Seat['who'], bot: string): Seat {
    const player = {
      open: '',
      bot: ['Imhotep', 'Tiye', 'Ahmose'][Number(seat.at(-1))] ?? 'Meryt',
      guest: this.guest?.name ?? '',
    }[who];
    return {
      seat,
      name,
      who,
      player,
      here: who !== 'open',
      away_bot: false,
      mine: who === 'guest',
      ...(who === 'bot' ? { bot, level: `bot, ${bot}` } : {}),
    };
  }

  private tableWith(message: TableMessage): FakeTable {
    return this.tables.get(message.table)!;
  }

  private reseat(table: FakeTable, message: Incoming & { type: 'sit' | 'leave' | 'seat' }): void {
    const seats = table.message.seats.map((seat): Seat => {
      if (seat.seat !== message.seat) return seat;
      const bot = message.type === 'seat' && message.who === 'bot' ? (message.bot ?? 'easy') : '';
      return this.seated(seat.seat, seat.name, message.type === 'sit' ? 'guest' : bot === '' ? 'open' : 'bot', bot);
    });
    table.message = { ...table.message, seats };
  }

  private move(table: FakeTable, count: number): void {
    const state = table.states.at(-1)!;
    table.moves.push({ seat: state.turn, count });
    table.states.push(nim.take(state, count));
    if (state.sticks === count) table.message = { ...table.message, stage: 'over' };
  }

  private bots(table: FakeTable): void {
    const state = table.states.at(-1);
    if (!state || state.sticks === 0 || table.message.seats[state.turn]?.who !== 'bot') return;
    const turn = () => {
      this.move(table, Math.max(1, Math.min(3, state.sticks % 4)));
      this.tell(table, [table.moves.length]);
      this.bots(table);
    };
    if (this.botDelay === 0) turn();
    else setTimeout(turn, this.botDelay);
  }

  private tell(table: FakeTable, positions: number[]): void {
    for (const socket of this.sockets) {
      if (!socket.watching.has(table.message.table)) continue;
      socket.get(table.message);
      socket.get(this.position(table, positions, socket.language));
    }
  }

  private waiting(table: FakeTable, state: nim.Nim): string[] {
    return state.sticks === 0 ? [] : [table.message.seats[state.turn]!.seat];
  }

  private happened(table: FakeTable, position: number, language: Language): Happening[] {
    const move = table.moves[position - 1];
    return move ? [nim.told(position, move.seat, move.count, language)] : [];
  }

  private position(table: FakeTable, positions: number[], language: Language): ServerMessage {
    const state = table.states.at(-1)!;
    const waiting = this.waiting(table, state);
    const mine = table.message.seats.filter((seat) => seat.mine);
    const { clock } = table.message;
    const seen = (seat: string | null) => ({
      seat,
      ask: null,
      question: nim.question(language),
      can_undo: false,
      sealed: false,
      view: nim.drawing(state),
      actions: seat && waiting.includes(seat) ? nim.legal(state, language) : [],
      auto_pass: 'never' as const,
    });
    return {
      type: 'position',
      table: table.message.table,
      position: table.moves.length,
      over: state.sticks === 0,
      waiting,
      chapter: nim.chapter(table.moves.length, state.points.length, language),
      gauges: [
        {
          name: 'Points',
          values: Object.fromEntries(state.points.map((points, n) => [table.message.seats[n]!.seat, points])),
        },
      ],
      clocks: clock.kind === 'move' ? Object.fromEntries(waiting.map((seat) => [seat, clock.seconds])) : {},
      seats: mine.length > 0 ? mine.map((seat) => seen(seat.seat)) : [seen(null)],
      happened: positions.flatMap((position) => this.happened(table, position, language)),
      result: this.result(table),
    };
  }

  private result(table: FakeTable): Result | null {
    const state = table.states.at(-1)!;
    if (state.sticks > 0) return null;
    const order = state.points
      .map((points, seat) => ({ seat: table.message.seats[seat]!.seat, score: points }))
      .sort((a, b) => b.score - a.score);
    return {
      places: order.map((one) => ({ ...one, place: 1 + order.filter((other) => other.score > one.score).length })),
      breakdown: order.map((one) => ({
        seat: one.seat,
        lines: [
          { words: 'Sticks', value: one.score % 5 },
          { words: 'Last stick', value: one.score - (one.score % 5) },
        ],
      })),
      ended: 'played',
    };
  }

  private history(id: string, table: FakeTable, language: Language): ServerMessage {
    const seats = table.message.seats.map((seat) => seat.seat);
    return {
      type: 'history',
      table: id,
      lines: table.moves.map((move, n) => ({
        position: n + 1,
        seat: seats[move.seat]!,
        chapter: nim.chapter(n, seats.length, language),
        texts: [nim.told(n + 1, move.seat, move.count, language).text],
      })),
      gauges: [
        {
          name: 'Points',
          positions: table.states.map((_, n) => n),
          values: Object.fromEntries(seats.map((seat, n) => [seat, table.states.map((state) => state.points[n] ?? 0)])),
        },
      ],
    };
  }

  private analyse(socket: FakeSocket, message: Incoming & { table: string }, table: FakeTable): void {
    const seats = table.message.seats.map((seat) => seat.seat);
    const chances = table.moves.map((move, n) => {
      const weights = seats.map((_, seat) => 1 + (table.states[n]?.points[seat] ?? 0) + ((n * (seat + 3)) % 4));
      const sum = weights.reduce((a, b) => a + b, 0);
      return {
        position: n,
        seat: seats[move.seat]!,
        win: Object.fromEntries(seats.map((seat, k) => [seat, weights[k]! / sum])),
        played: `take ${move.count}`,
        played_label: `Take ${move.count}`,
        best: 'take 1',
        best_label: 'Take 1',
        loss: (n % 5) / 20,
      };
    });
    const parts = 8;
    for (let done = 1; done <= parts; done += 1)
      this.later(() =>
        socket.get(
          this.answer(message, {
            type: 'analysis',
            table: message.table,
            done,
            of: parts,
            chances: done === parts ? chances : [],
          }),
        ),
      );
  }
}

const usual: NewTable = {
  game: 'fertility',
  options: {},
  seats: [],
  public: false,
  clock: { kind: 'none' },
  spectators: { allowed: true, delay: 0 },
  start: true,
};
