// Which folder plays which game: the part of a game's name before the first hyphen names its folder (kemet-revised: kemet). A game
// that has no folder is played on its drawing and the list of actions.
import type { Component } from 'svelte';
import type { GameModule } from '../lib/game.ts';
import Fertility from './covers/Fertility.svelte';
import Kemet from './covers/Kemet.svelte';
import Plain from './covers/Plain.svelte';

const folders = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const covers: Record<string, Component> = { kemet: Kemet, fertility: Fertility };

export function folderOf(game: string): string {
  return game.split('-', 1)[0] ?? game;
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = folders[`./${folderOf(game)}/index.ts`] ?? folders['./plain/index.ts'];
  if (!load) throw new Error('src/games/plain is missing');
  return (await load()).default;
}

export function coverOf(game: string): Component {
  return covers[folderOf(game)] ?? Plain;
}
