import type { GameModule } from '../../lib/game.ts';
import Table from './Table.svelte';

export default { Table } satisfies GameModule;
