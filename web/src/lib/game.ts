// What a game's folder gives to the page, and what it gets. The shell knows no game; a game knows no server.
import type { Component } from 'svelte';
import type { Abbreviation } from './abbreviations.ts';
import type { Happening, Language, Action as Legal, Catalogue as Served } from '../protocol/messages.ts';

export type { Entry, Happening, Language, Section } from '../protocol/messages.ts';

/** One legal answer. Further fields are the game's own (docs/views.md), and so are its types. */
export type Action = Pick<Legal, 'action' | 'kind' | 'pass' | 'label'>;

/** What can be looked up about a game. */
export type Catalogue = Omit<Served, 'components'> & { components: unknown }; // the game's own

/** Who sits where, for the game's panels. */
export interface Sitting {
  seat: string;
  name: string; // of the god or the metropolis
  player: string; // whoever sits there
  mine: boolean;
  here: boolean;
  bot: boolean;
  level: string; // of the bot that sits there, as words; empty: a person
  deputised: number; // how often a bot has answered in place of the player
}

/** Everything a game's view needs to draw one moment, and to answer. */
export interface TableProps {
  language: Language;
  catalogue: Catalogue;
  sittings: Sitting[];
  seat: string | null; // through whose eyes; null: a spectator
  view: unknown; // the game's own
  ask: string | null; // the id of the question (docs/views.md); null: not asked, or a game without ids
  question: string;
  actions: Action[]; // empty: not asked, or looking at the past
  waiting: string[];
  chapter: string;
  happened: Happening[]; // since the last moment drawn: to be animated
  canUndo: boolean;
  past: boolean; // a moment of the past or of a replay: nothing can be done
  over: boolean;
  guided: boolean; // a first game: say what to do now and why
  storyBeside?: boolean; // the chronicle stands beside the board: it need not be told twice
  /** Gives an answer; whether the server has taken it. */
  act: (action: string) => Promise<boolean>;
  undo: () => void;
  /** Why an action is not possible: the reason and the rule's id, or null if it is. */
  why: (action: string) => Promise<{ reason: string; rule: string | null } | null>;
  /** Opens the rule of a tile, card, area or section. */
  lookUp: (id: string) => void;
}

/** A game's folder exports this as default from its index.ts, which the shell loads when it is needed. */
export interface GameModule {
  Table: Component<TableProps>;
  abbreviations?: Abbreviation[]; // what its texts shorten, to be spelt out wherever they stand
}
