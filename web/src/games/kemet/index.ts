import type { GameModule } from '../../lib/game.ts';
import './kemet.css';
import { abbreviations } from './words/abbreviations.ts';
import Table from './Table.svelte';

export default { Table, abbreviations } satisfies GameModule;
