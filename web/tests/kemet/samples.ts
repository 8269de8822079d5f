// Moments of real matches: one for each kind of question, from every edition; those of one god against an alliance
// apart. With MEHEN_SAMPLES set to a folder of recorded plays (NAME-play.jsonl beside NAME-catalogue-en.json), tests go
// through all of these as well.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../src/lib/game.ts';
import type { KemetAction, KemetEvent, View } from '../../src/games/kemet/types.ts';
import type { KemetAsk } from '../../src/protocol/kemet.ts';
import alliance from './alliance.json';
import kept from './moments.json';

export interface Moment {
  game: string;
  seat: string;
  ask: KemetAsk | null;
  question: string;
  view: View;
  actions: KemetAction[];
  happened: KemetEvent[];
  catalogue: Catalogue;
}

/** The area that an answer is about. */
export const areaOf = (action: KemetAction): string | undefined => ('area' in action ? action.area : undefined);

function momentsOf(kept: { catalogues: unknown; moments: unknown }): Moment[] {
  const catalogues = kept.catalogues as Record<string, Catalogue>;
  return (kept.moments as Moment[]).map((moment) => ({ ...moment, catalogue: catalogues[moment.game]! }));
}

interface Position {
  seats: { seat: string; ask: KemetAsk | null; question: string; view: View; actions: KemetAction[] }[];
  happened: KemetEvent[];
}

function recorded(folder: string): Moment[] {
  const names = readdirSync(folder)
    .filter((name) => /^kemet.*-play\.jsonl$/.test(name))
    .map((name) => name.replace('-play.jsonl', ''));
  return names.flatMap((game) => {
    const catalogue = JSON.parse(readFileSync(join(folder, `${game}-catalogue-en.json`), 'utf8')) as Catalogue;
    const lines = readFileSync(join(folder, `${game}-play.jsonl`), 'utf8')
      .trim()
      .split('\n');
    return lines.flatMap((line) => {
      const position = JSON.parse(line) as Position;
      return position.seats.map((seat) => ({ ...seat, game, happened: position.happened, catalogue }));
    });
  });
}

const folder = process.env.MEHEN_SAMPLES;

export const allianceMoments: Moment[] = momentsOf(alliance);
export const moments: Moment[] = [...momentsOf(kept), ...(folder && existsSync(folder) ? recorded(folder) : [])];
