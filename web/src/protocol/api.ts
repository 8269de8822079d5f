// The few things that go over plain HTTP (docs/protocol.md).
import type { Catalogue, Language } from '../lib/game.ts';
import { Refusal } from './refusal.ts';
import type { ErrorMessage, Games, Me } from './types.ts';

/** A server that is away, or a proxy that answers in its place with something else than JSON, is a lost connection. */
async function fetched(path: string, options: RequestInit): Promise<{ answer: unknown; ok: boolean }> {
  try {
    const response = await fetch(path, options);
    return { answer: await response.json(), ok: response.ok };
  } catch {
    throw new Refusal('lost', '');
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const options: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const { answer, ok } = await fetched(path, options);
  if (!ok) throw Refusal.of(answer as ErrorMessage);
  return answer as T;
}

export const api = {
  me: () => ask<Me>('/api/me'),
  becomeGuest: (name: string) => ask<Me>('/api/guest', { name }),
  deviceCode: () => ask<{ code: string; seconds: number }>('/api/device', {}),
  useDeviceCode: (code: string) => ask<Me>('/api/device', { code }),
  games: (language: Language) => ask<Games>(`/api/games?lang=${language}`),
  gameCatalogue: (game: string, language: Language, seats: number) =>
    ask<Catalogue>(`/api/games/${encodeURIComponent(game)}/catalogue?lang=${language}&seats=${seats}`),
  tableCatalogue: (table: string, language: Language) =>
    ask<Catalogue>(`/api/tables/${encodeURIComponent(table)}/catalogue?lang=${language}`),
  recordAddress: (table: string) => `/api/tables/${encodeURIComponent(table)}/record`,
};
