// From legal actions to things that can be pointed at, and back. An action is a row of picks: first a thing on the
// table (an area, a space, a tile, a card, a player), then what is left open about it (which way, how many, which
// level). What has been picked so far narrows the actions down until one is left.
import type { Box } from './box.ts';
import type { KemetAction, View } from './types.ts';

/** Things that can be pointed at. A `button` stands for an answer that is about no thing. */
export type Thing =
  | 'area'
  | 'city'
  | 'space'
  | 'tile'
  | 'battle_card'
  | 'di_card'
  | 'creature_card'
  | 'power_token'
  | 'seat'
  | 'place'
  | 'button';
/** What can be left open about a thing. */
export type Detail = 'act' | 'creature' | 'colour' | 'level' | 'units' | 'tokens' | 'gold' | 'from' | 'to' | 'prayer';

export interface Pick {
  what: Thing | Detail;
  id: string;
}

/** The golden token's space, which is none of the player board's rows. */
export const goldSpace = 'gold';

const pick = (what: Pick['what'], id: string | number | null | undefined): Pick => ({ what, id: String(id ?? '') });

const about: Record<string, (action: KemetAction) => Pick[]> = {
  city: (a) => [pick('city', a.city)],
  pyramid: (a) => [pick('area', a.area), pick('act', 'pyramid'), pick('colour', a.colour), pick('level', a.level)],
  raise: (a) => [pick('area', a.area), pick('act', 'raise'), pick('level', a.level)],
  deploy: (a) => [pick('area', a.area), pick('act', 'deploy'), pick('units', a.units)],
  recruit: (a) => [pick('area', a.area), pick('act', 'recruit'), pick('units', a.units)],
  place: (a) => [pick('area', a.area), pick('act', 'place'), pick('units', a.units)],
  march: (a) => [pick('area', a.area), pick('act', 'march'), pick('creature', a.creature), pick('units', a.units)],
  fight: (a) => [pick('area', a.area), pick('act', 'fight')],
  to: (a) => [pick('area', a.area), pick('act', 'to')],
  teleport: (a) => [pick('area', a.area), pick('act', 'teleport')],
  creature: (a) => [pick('area', a.area), pick('act', `creature ${a.creature}`)],
  target: (a) => [pick('area', a.area), pick('act', `target ${a.seat}`)],
  token: (a) => [pick('space', a.space)],
  silver: (a) => [pick('space', a.space)],
  gold: (a) => [pick('space', goldSpace), pick('gold', a.gold)],
  tile: (a) => [pick('tile', a.tile)],
  'give-up': (a) => [pick('battle_card', a.battle_card)],
  choose: (a) => [pick('battle_card', a.battle_card)],
  discard: (a) => [pick('battle_card', a.battle_card)],
  play: (a) => [pick('di_card', a.di_card)],
  add: (a) => [pick('di_card', a.di_card), pick('act', 'add')],
  wound: (a) => [pick('di_card', a.di_card)],
  keep: (a) => [pick('di_card', a.di_card)],
  drop: (a) => [pick('di_card', a.di_card)],
  seat: (a) => [pick('seat', a.seat)],
  position: (a) => [pick('place', a.place)],
  veterans: (a) => [pick('button', 'veterans'), pick('tokens', a.tokens)],
  // one god against an alliance
  build: (a) => [pick('area', a.area), pick('act', `build ${a.seat}`)],
  lose: (a) => [pick('area', a.area), pick('act', `lose ${a.seat}`)],
  attack: (a) => [pick('area', a.area), pick('act', `attack ${a.seat}`)],
  violet: (a) => [pick('space', a.space), pick('act', 'violet')],
  taken: (a) => [pick('space', a.space), pick('act', `taken ${a.seat}`)],
  clear: (a) => [pick('space', a.space), pick('act', `clear${a.against ? ` ${a.against}` : ''}`)],
  seize: (a) => [pick('creature_card', a.creature_card)],
  second: (a) => [pick('battle_card', a.battle_card)],
  support: (a) => [pick('di_card', a.di_card), pick('act', 'support')],
  power: (a) => [pick('power_token', a.power_token)],
  member: (a) => [pick('seat', a.seat)],
  fights: (a) => [pick('seat', a.seat)],
  steal: (a) => [pick('seat', a.seat)],
  give: (a) => [pick('button', 'give'), pick('to', a.seat), pick('prayer', a.prayer)],
  along: (a) => [pick('button', 'along'), pick('to', a.seat), pick('units', a.units)],
  'hand-over': (a) => [pick('button', 'hand-over'), pick('from', a.from), pick('to', a.to), pick('prayer', a.prayer)],
};

/** Kinds that nobody has described here are buttons: nothing that is legal can be out of reach. */
export function picksOf(action: KemetAction): Pick[] {
  const picks = about[action.kind]?.(action);
  return picks && picks.every((p) => p.id !== '' || p.what === 'creature') ? picks : [pick('button', action.action)];
}

/** What lies on the table to be pointed at. */
export type Drawn = (thing: Thing, id: string) => boolean;

export function drawnOn(view: View, box: Box): Drawn {
  return (thing, id) => {
    switch (thing) {
      case 'area':
        return box.area(id) !== undefined;
      case 'city':
        return box.components.cities.some((city) => city.id === id);
      case 'space':
        return (
          id === goldSpace ||
          box.space(id) !== undefined ||
          (box.components.alliance?.spaces.some((space) => space.id === id) ?? false)
        );
      case 'tile':
        return view.colours.some((colour) => colour === box.tile(id)?.colour);
      case 'battle_card':
        return view.hand?.battle_cards.includes(id) ?? false;
      case 'di_card':
        return view.hand !== null && box.diCard(id) !== undefined;
      case 'creature_card':
        return view.alliance?.creature_cards.includes(id) ?? false;
      case 'power_token':
        return box.powerToken(id) !== undefined;
      case 'seat':
        return view.players.some((player) => player.seat === id);
      case 'place':
      case 'button':
        return true;
    }
  };
}

/** An action about a thing that is not drawn is a button as well. */
function reachable(action: KemetAction, drawn: Drawn): Pick[] {
  const picks = picksOf(action);
  const first = picks[0]!;
  return first.what === 'button' || drawn(first.what as Thing, first.id) ? picks : [pick('button', action.action)];
}

export interface Group {
  what: Detail;
  values: string[];
  current: string | undefined;
}

export interface Selection {
  first: Pick | null;
  details: Partial<Record<Detail, string>>;
}

export const nothingChosen: Selection = { first: null, details: {} };

export interface Choice {
  action: KemetAction | null; // the one that the picks have come down to
  groups: Group[]; // what is still open, or could be chosen otherwise
}

// What comes first where several acts are possible in one area: the plain one.
const plainActs = [
  'to',
  'march',
  'recruit',
  'place',
  'deploy',
  'raise',
  'pyramid',
  'teleport',
  'fight',
  'violet',
  'add',
];

function usual(what: Detail, values: string[]): string | undefined {
  if (values.length === 1) return values[0];
  if (what === 'units') return values[values.length - 1];
  if (what === 'level') return values[0];
  if (what === 'tokens' || what === 'prayer') return values[0];
  if (what === 'creature') return values.find((value) => value !== '');
  if (what === 'act') return plainActs.find((act) => values.includes(act));
  return undefined;
}

const numeric = (what: string) => what === 'units' || what === 'level' || what === 'tokens' || what === 'prayer';

// Kinds that leave only whose unit it is: with one area to choose from the question begins there.
const ofUnits = new Set(['lose', 'build']);

/** The actions of one question as controls. */
export class Controls {
  readonly actions: KemetAction[];
  private readonly rows: { action: KemetAction; picks: Pick[] }[];

  constructor(actions: KemetAction[], drawn: Drawn) {
    this.actions = actions;
    this.rows = actions.map((action) => ({ action, picks: reachable(action, drawn) }));
  }

  /** The ids of things of one kind that can be picked first. */
  legal(thing: Thing): Set<string> {
    return new Set(this.rows.filter((row) => row.picks[0]!.what === thing).map((row) => row.picks[0]!.id));
  }

  /** Answers that are about no thing on the table, or about one that is not drawn. */
  buttons(): KemetAction[] {
    const plain = this.rows.filter((row) => row.picks[0]!.what === 'button' && row.picks.length === 1);
    return plain.map((row) => row.action);
  }

  /** Answers that are about no thing, but leave something to be said: one button opens them all. */
  openers(): string[] {
    if (this.start().first) return [];
    const open = this.rows.filter((row) => row.picks[0]!.what === 'button' && row.picks.length > 1);
    return [...new Set(open.map((row) => row.picks[0]!.id))];
  }

  /** The selection to begin with: a question that is about one number or one area's units only asks for it at once. */
  start(): Selection {
    const firsts = new Set(this.rows.map((row) => `${row.picks[0]!.what} ${row.picks[0]!.id}`));
    const row = this.rows[0];
    if (firsts.size !== 1 || !row || row.picks.length === 1) return nothingChosen;
    if (row.picks[0]!.what !== 'button' && !ofUnits.has(row.action.kind)) return nothingChosen;
    return { first: row.picks[0]!, details: {} };
  }

  choose(selection: Selection): Choice {
    const { first } = selection;
    if (!first) return { action: null, groups: [] };
    let rows = this.rows.filter((row) => row.picks[0]!.what === first.what && row.picks[0]!.id === first.id);
    const groups: Group[] = [];
    for (let at = 1; rows.length > 0; ++at) {
      const done = rows.find((row) => row.picks.length === at);
      if (done) return { action: done.action, groups };
      const what = rows[0]!.picks[at]!.what as Detail;
      const values = [...new Set(rows.map((row) => row.picks[at]!.id))];
      if (numeric(what)) values.sort((a, b) => Number(a) - Number(b));
      const wish = selection.details[what];
      const current = wish !== undefined && values.includes(wish) ? wish : usual(what, values);
      groups.push({ what, values, current });
      if (current === undefined) return { action: null, groups };
      rows = rows.filter((row) => row.picks[at]!.id === current);
    }
    return { action: null, groups };
  }

  /** The selection that comes down to this action. */
  selectionOf(action: string): Selection {
    const [first, ...details] = this.rows.find((row) => row.action.action === action)?.picks ?? [];
    return { first: first ?? null, details: Object.fromEntries(details.map(({ what, id }) => [what, id])) };
  }

  /** The actions that a thing stands for. */
  about(thing: Thing, id: string): KemetAction[] {
    return this.rows.filter((row) => row.picks[0]!.what === thing && row.picks[0]!.id === id).map((row) => row.action);
  }
}

/** The action to ask about when something is clicked that cannot be chosen now. */
export function askWhy(thing: Thing, id: string, actions: KemetAction[], pyramidLevel: number): string {
  const kinds = new Set(actions.map((action) => action.kind));
  const firstOf = (...options: string[]) => options.find((kind) => kinds.has(kind));
  switch (thing) {
    case 'area': {
      const kind = firstOf('to', 'teleport', 'recruit', 'place', 'deploy', 'raise', 'fight', 'pyramid');
      const ofAlliance = actions.find(
        (action) => action.kind === 'build' || action.kind === 'lose' || action.kind === 'attack',
      );
      if (ofAlliance) return `${ofAlliance.kind} ${id} ${ofAlliance.seat}`;
      if (kind === 'to' || kind === 'teleport' || kind === 'fight') return `${kind} ${id}`;
      if (kind === 'raise' || kind === 'pyramid')
        return pyramidLevel > 0 ? `raise ${id} ${Math.min(4, pyramidLevel + 1)}` : `pyramid ${id} red 1`;
      return `${kind ?? 'march'} 1 ${id}`;
    }
    case 'city':
      return `city ${id}`;
    case 'space':
      return id === goldSpace ? 'gold move' : `${firstOf('silver', 'violet', 'clear') ?? 'token'} ${id}`;
    case 'tile':
      return `tile ${id}`;
    case 'battle_card':
      return `${firstOf('discard', 'give-up', 'second') ?? 'choose'} ${id}`;
    case 'di_card':
      return `${firstOf('add', 'wound', 'drop') ?? 'play'} ${id}`;
    case 'creature_card':
      return `seize ${id}`;
    case 'power_token':
      return `power ${id}`;
    case 'seat':
      return `${firstOf('member', 'fights', 'steal') ?? 'seat'} ${id}`;
    case 'place':
      return `position ${id}`;
    case 'button':
      return id;
  }
}
