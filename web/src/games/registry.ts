// Which folder plays which game: the part of a game's name before the first hyphen names its folder (kemet-revised:
// kemet). A game that has no folder is played on its drawing and the list of actions.
import type { Component } from 'svelte';
import type { GameModule } from '../lib/game.ts';
import Fertility from './covers/Fertility.svelte';
import Kemet from './covers/Kemet.svelte';
import Plain from './covers/Plain.svelte';
import Seth from './covers/Seth.svelte';

const folders = import.meta.glob<{ default: GameModule }>('./*/index.ts');
// By folder, or by the whole name where a game has a cover of its own.
const covers: Record<string, Component> = { kemet: Kemet, 'kemet-seth': Seth, fertility: Fertility };

export function folderOf(game: string): string {
  return game.split('-', 1)[0] ?? game;
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = folders[`./${folderOf(game)}/index.ts`] ?? folders['./plain/index.ts'];
  if (!load) throw new Error('src/games/plain is missing');
  return (await load()).default;
}

export function coverOf(game: string): Component {
  return covers[game] ?? covers[folderOf(game)] ?? Plain;
}
