// Which position of each table this browser has shown last, which game is played there, and how far its chat was read.
import type { SeenMemory } from '../protocol/table.svelte.ts';

const key = 'mehen.seen';
const kept = 40; // tables; older ones are opened from their present position

type Seen = [table: string, position: number | null, game: string | null, chat: number | null];

function load(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Seen[];
  } catch {
    return [];
  }
}

const of = (table: string) => load().find(([name]) => name === table);

function store(seen: Seen): void {
  const others = load().filter(([name]) => name !== seen[0]);
  try {
    localStorage.setItem(key, JSON.stringify([...others, seen].slice(-kept)));
  } catch {
    // Without storage a later visit starts from the present position.
  }
}

export const seenMemory: SeenMemory & { game(table: string): string | undefined } = {
  read: (table) => of(table)?.[1] ?? undefined,
  game: (table) => of(table)?.[2] ?? undefined,
  write: (table, position, game) => store([table, position, game ?? null, of(table)?.[3] ?? null]),
  readChat: (table) => of(table)?.[3] ?? undefined,
  writeChat: (table, line) => store([table, of(table)?.[1] ?? null, of(table)?.[2] ?? null, line]),
};
