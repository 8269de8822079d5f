// Which position of each table this browser has shown last.
import type { SeenMemory } from '../protocol/table.svelte.ts';

const key = 'mehen.seen';
const kept = 40; // tables; older ones are opened from their present position

function load(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export const seenMemory: SeenMemory = {
  read: (table) => load().find(([name]) => name === table)?.[1],
  write: (table, position) => {
    const others = load().filter(([name]) => name !== table);
    try {
      localStorage.setItem(key, JSON.stringify([...others, [table, position]].slice(-kept)));
    } catch {
      // Without storage a later visit starts from the present position.
    }
  },
};
