import type { GameModule } from '../../lib/game.ts';
import './kemet.css';
import Table from './Table.svelte';

export default { Table } satisfies GameModule;
