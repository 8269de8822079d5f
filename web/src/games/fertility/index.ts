// Fertility on the page. Stable ids for whoever points by script: cells `e4`, tiles inside `reserve` and `pool`,
// districts `D17` inside `market`, shops `0.2`, loose pieces inside `loose`, `turn`, `next`, `confirm`, `cancel`;
// buttons that answer at once carry the text of their action.
import type { GameModule } from '../../lib/game.ts';
import Table from './Table.svelte';

export default { Table } satisfies GameModule;
