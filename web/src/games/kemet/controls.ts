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

const button = (action: KemetAction): Pick[] => [pick('button', action.action)];

/** What an answer is about. */
function about(action: KemetAction): Pick[] {
  switch (action.kind) {
    case 'city':
      return [pick('city', action.city)];
    case 'pyramid':
      return [
        pick('area', action.area),
        pick('act', 'pyramid'),
        pick('colour', action.colour),
        pick('level', action.level),
      ];
    case 'raise':
      return [pick('area', action.area), pick('act', 'raise'), pick('level', action.level)];
    case 'deploy':
      return [pick('area', action.area), pick('act', 'deploy'), pick('units', action.units)];
    case 'recruit':
      return [pick('area', action.area), pick('act', 'recruit'), pick('units', action.units)];
    case 'place':
      return [pick('area', action.area), pick('act', 'place'), pick('units', action.units)];
    case 'march':
      return [
        pick('area', action.area),
        pick('act', 'march'),
        pick('creature', action.creature),
        pick('units', action.units),
      ];
    case 'fight':
      return [pick('area', action.area), pick('act', 'fight')];
    case 'to':
      return [pick('area', action.area), pick('act', 'to')];
    case 'teleport':
      return [pick('area', action.area), pick('act', 'teleport')];
    case 'creature':
      return [pick('area', action.area), pick('act', `creature ${action.creature}`)];
    case 'target':
      return [pick('area', action.area), pick('act', `target ${action.seat}`)];
    case 'token':
    case 'silver':
      return [pick('space', action.space)];
    case 'gold':
      return [pick('space', goldSpace), pick('gold', action.gold)];
    case 'tile':
      return [pick('tile', action.tile)];
    case 'give-up':
    case 'choose':
    case 'discard':
    case 'second':
      return [pick('battle_card', action.battle_card)];
    case 'play':
    case 'wound':
    case 'keep':
    case 'drop':
      return [pick('di_card', action.di_card)];
    case 'add':
      return [pick('di_card', action.di_card), pick('act', 'add')];
    case 'seat':
    case 'member':
    case 'fights':
    case 'steal':
      return [pick('seat', action.seat)];
    case 'position':
      return [pick('place', action.place)];
    case 'veterans':
      return [pick('button', 'veterans'), pick('tokens', action.tokens)];
    // one god against an alliance
    case 'build':
      return [pick('area', action.area), pick('act', `build ${action.seat}`)];
    case 'lose':
      return [pick('area', action.area), pick('act', `lose ${action.seat}`)];
    case 'attack':
      return [pick('area', action.area), pick('act', `attack ${action.seat}`)];
    case 'violet':
      return [pick('space', action.space), pick('act', 'violet')];
    case 'taken':
      return [pick('space', action.space), pick('act', `taken ${action.seat}`)];
    case 'clear':
      return [pick('space', action.space), pick('act', `clear${action.against ? ` ${action.against}` : ''}`)];
    case 'seize':
      return [pick('creature_card', action.creature_card)];
    case 'support':
      return [pick('di_card', action.di_card), pick('act', 'support')];
    case 'power':
      return [pick('power_token', action.power_token)];
    case 'give':
      return [pick('button', 'give'), pick('to', action.seat), pick('prayer', action.prayer)];
    case 'along':
      return [pick('button', 'along'), pick('to', action.seat), pick('units', action.units)];
    case 'hand-over':
      return [
        pick('button', 'hand-over'),
        pick('from', action.from),
        pick('to', action.to),
        pick('prayer', action.prayer),
      ];
    // no thing on the table
    case 'colour':
    case 'next':
    case 'card':
    case 'first':
    case 'swap':
    case 'retreat':
    case 'recall':
    case 'stay':
    case 'sacrifice':
    case 'done':
    case 'pass':
    case 'lone':
    case 'offering':
    case 'ceremony':
      return button(action);
  }
}

/** A kind that this page does not know yet is a button: nothing that is legal can be out of reach. */
export function picksOf(action: KemetAction): Pick[] {
  return (about(action) as Pick[] | undefined) ?? button(action);
}

/** PP that an answer takes from whoever gives it. */
export const priceOf = (action: KemetAction): number => ('price' in action ? (action.price ?? 0) : 0);

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
  return first.what === 'button' || drawn(first.what as Thing, first.id) ? picks : button(action);
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
  const firstOf = (...options: KemetAction['kind'][]) => options.find((kind) => kinds.has(kind));
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
