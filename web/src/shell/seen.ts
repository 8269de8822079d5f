// Which position of each table this browser has shown last, and which game is played there.
import type { SeenMemory } from '../protocol/table.svelte.ts';

const key = 'mehen.seen';
const kept = 40; // tables; older ones are opened from their present position

type Seen = [table: string, position: number, game?: string];

function load(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Seen[];
  } catch {
    return [];
  }
}

export const seenMemory: SeenMemory & { game(table: string): string | undefined } = {
  read: (table) => load().find(([name]) => name === table)?.[1],
  game: (table) => load().find(([name]) => name === table)?.[2],
  write: (table, position, game) => {
    const others = load().filter(([name]) => name !== table);
    try {
      localStorage.setItem(key, JSON.stringify([...others, [table, position, game]].slice(-kept)));
    } catch {
      // Without storage a later visit starts from the present position.
    }
  },
};
