// The page's own state: who one is, what games there are, which tables are open, and where one is looking.
import { getContext, setContext } from 'svelte';
import type { Abbreviation } from '../lib/abbreviations.ts';
import type { Catalogue, Language } from '../lib/game.ts';
import { toasts } from '../lib/toasts.svelte.ts';
import { say } from '../lib/words.ts';
import type { Text } from '../lib/words.ts';
import { api } from '../protocol/api.ts';
import { Connection } from '../protocol/connection.ts';
import type { Socket, Status } from '../protocol/connection.ts';
import { Refusal } from '../protocol/refusal.ts';
import { TableState } from '../protocol/table.svelte.ts';
import type {
  ClientMessage,
  Games,
  Guest,
  LobbyMessage,
  MessageOf,
  NewTable,
  ReplayingMessage,
  ServerMessage,
  TableMessage,
} from '../protocol/types.ts';
import { madeUpName } from './names.ts';
import { formatRoute, parseRoute } from './routes.ts';
import type { Route } from './routes.ts';
import { seenMemory } from './seen.ts';
import { Settings } from './settings.svelte.ts';
import { general } from './words/general.ts';

export class App {
  readonly settings = new Settings();
  readonly connection: Connection;
  status = $state<Status>('connecting');
  guest = $state.raw<Guest | null>(null);
  version = $state('');
  games = $state.raw<Games | null>(null);
  lobby = $state.raw<LobbyMessage | null>(null);
  route = $state.raw<Route>(parseRoute(location.hash));
  rule = $state.raw<{ id: string; asked: number } | null>(null); // what the rules panel is to show

  abbreviations = $state.raw<Abbreviation[]>([]); // of the game that is looked at

  private readonly tables = new Map<string, TableState>();
  private readonly catalogues = new Map<string, Promise<Catalogue>>();
  private lobbyWatchers = 0;
  private askedRules = 0;

  constructor(openSocket: () => Socket) {
    this.connection = new Connection({
      open: openSocket,
      language: () => this.language,
      lost: () => this.t(general.lost),
    });
    this.connection.onStatus = (status) => this.statusChanged(status);
    this.connection.onWelcome = (welcome) => this.welcomed(welcome);
    this.connection.onMessage = (message) => this.receive(message);
  }

  get language(): Language {
    return this.settings.language;
  }

  t(text: Text, ...values: (string | number)[]): string {
    return say(text, this.language, ...values);
  }

  async start(): Promise<void> {
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)));
    addEventListener('online', () => this.connection.reconnect());
    this.connection.connect();
    await this.loadGames().catch(() => {}); // asked for again with the welcome
  }

  go(route: Route): void {
    location.hash = formatRoute(route);
  }

  /** Does something that may be refused, and says so where a person sees it. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      toasts.show(error.message || this.t(general.lost), 'refusal', error.rule);
      return null;
    }
  }

  async setLanguage(language: Language): Promise<void> {
    this.settings.language = language;
    this.catalogues.clear();
    await this.attempt(async () => {
      await Promise.all([
        this.loadGames(),
        this.status === 'open' ? this.connection.tell({ type: 'language', language }) : null,
      ]);
      await Promise.all([...this.tables.values()].map((table) => (table.history ? table.readHistory() : null)));
    });
  }

  /** Whoever sits down needs a name; one is made up for whoever has none yet. */
  async ensureGuest(): Promise<void> {
    if (!this.guest) await this.rename(madeUpName());
  }

  async rename(name: string): Promise<void> {
    const known = this.guest !== null;
    this.guest = (await api.becomeGuest(name)).guest;
    if (!known) this.connection.reconnect(); // the cookie travels with the handshake
  }

  async useDeviceCode(code: string): Promise<void> {
    this.guest = (await api.useDeviceCode(code)).guest;
    this.connection.reconnect();
  }

  watchLobby(): () => void {
    this.lobbyWatchers += 1;
    this.connection.tell({ type: 'lobby', watch: true });
    return () => {
      this.lobbyWatchers -= 1;
      if (this.lobbyWatchers === 0) this.connection.tell({ type: 'lobby', watch: false });
    };
  }

  /** Opens a table until the returned function is called. */
  openTable(id: string): { state: TableState; close: () => void } {
    const state = this.tables.get(id) ?? new TableState(id, this.connection, seenMemory);
    this.tables.set(id, state);
    if (this.status === 'open') void state.open();
    return {
      state,
      close: () => {
        this.tables.delete(id);
        state.close();
      },
    };
  }

  async create(table: NewTable): Promise<void> {
    await this.ensureGuest();
    await this.askForTable({ type: 'create', ...table });
  }

  /** The same table once more. Where nobody else has to come, it begins at once. */
  async rematch(table: string): Promise<void> {
    const answer = await this.askForTable({ type: 'rematch', table });
    const alone =
      answer.mine && answer.stage === 'waiting' && answer.seats.every((seat) => seat.mine || seat.who === 'bot');
    if (alone) await this.connection.request({ type: 'start', table: answer.table });
  }

  /** Asks for something whose answer is a table, and goes there. */
  async askForTable(message: ClientMessage): Promise<TableMessage> {
    const answer = (await this.connection.request(message)) as TableMessage;
    this.go({ screen: 'table', table: answer.table });
    return answer;
  }

  async replay(record: string): Promise<ReplayingMessage> {
    return (await this.connection.request({ type: 'replay', record })) as ReplayingMessage;
  }

  catalogue(kind: { table: string } | { game: string; seats: number }): Promise<Catalogue> {
    const key = JSON.stringify([kind, this.language]);
    let found = this.catalogues.get(key);
    if (!found) {
      found =
        'table' in kind
          ? api.tableCatalogue(kind.table, this.language)
          : api.gameCatalogue(kind.game, this.language, kind.seats);
      found.catch(() => this.catalogues.delete(key)); // so that it is asked for anew
      this.catalogues.set(key, found);
    }
    return found;
  }

  lookUp(id: string): void {
    this.askedRules += 1;
    this.rule = { id, asked: this.askedRules };
  }

  private async loadGames(): Promise<void> {
    this.games = await api.games(this.language);
  }

  private statusChanged(status: Status): void {
    this.status = status;
    if (status !== 'outdated') return;
    // A newer server speaks another protocol, and has a newer page. Once: a page that stays old must not load for ever.
    if (sessionStorage.getItem('mehen.reloaded')) return;
    sessionStorage.setItem('mehen.reloaded', 'yes');
    location.reload();
  }

  private welcomed(welcome: MessageOf<'welcome'>): void {
    sessionStorage.removeItem('mehen.reloaded');
    this.guest = welcome.guest;
    this.version = welcome.version;
    if (!this.games) void this.attempt(() => this.loadGames());
    if (this.lobbyWatchers > 0) this.connection.tell({ type: 'lobby', watch: true });
    for (const table of this.tables.values()) void table.open();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'lobby') this.lobby = message;
    if (message.type === 'error') toasts.show(message.reason, 'refusal', message.rule ?? null);
    if ('table' in message) this.tables.get(message.table)?.receive(message);
  }
}

export const contextKey = Symbol('app');

export function provideApp(app: App): void {
  setContext(contextKey, app);
}

export function useApp(): App {
  return getContext<App>(contextKey);
}
