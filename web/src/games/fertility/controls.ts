// Which control gives which answer. Whatever no control covers becomes a button, so that nothing can get stuck.
import type { Action } from '../../lib/game.ts';
import type { FertilityAsk } from '../../protocol/fertility.ts';
import { type Placings, placingsOf } from './placing.ts';

export type Asked = FertilityAsk | 'nothing';

/** The texts of actions, by what is pointed at. */
export interface Controls {
  asked: Asked;
  placings: Placings;
  reserve: ReadonlyMap<string, string>; // tile → discard
  pool: ReadonlyMap<string, string>; // tile → take or remove
  districts: ReadonlyMap<string, string>;
  metropolises: ReadonlyMap<string, string>;
  payments: ReadonlyMap<string, string>; // loose resource or wheat → pay
  stock: ReadonlyMap<string, string>; // resource → gather
  shops: ReadonlyMap<string, ReadonlyMap<string, string>>; // shop → resource → supply or exchange
  monument: string | null;
  buttons: Action[];
}

function byField(actions: Action[], field: string, ...kinds: string[]): Map<string, string> {
  const found = actions.filter((one) => kinds.includes(one.kind) && one[field] !== undefined);
  return new Map(found.map((one) => [String(one[field]), one.action]));
}

function byShop(actions: Action[]): Map<string, Map<string, string>> {
  const shops = new Map<string, Map<string, string>>();
  for (const { action, kind, shop, resource } of actions) {
    if (kind !== 'supply' && kind !== 'exchange') continue;
    const taken = shops.get(String(shop)) ?? new Map<string, string>();
    shops.set(String(shop), taken.set(String(resource), action));
  }
  return shops;
}

const pointedAt = new Set([
  'place',
  'discard',
  'take',
  'remove',
  'build',
  'metropolis',
  'pay',
  'gather',
  'monument',
  'supply',
  'exchange',
]);

export function controlsOf(asked: Asked, actions: Action[], scenesOf: (tile: string) => [string, string]): Controls {
  return {
    asked,
    placings: placingsOf(actions, scenesOf),
    reserve: byField(actions, 'tile', 'discard'),
    pool: byField(actions, 'tile', 'take', 'remove'),
    districts: byField(actions, 'district', 'build'),
    metropolises: byField(actions, 'metropolis', 'metropolis'),
    payments: byField(actions, 'resource', 'pay'),
    stock: byField(actions, 'resource', 'gather'),
    shops: byShop(actions),
    monument: actions.find((one) => one.kind === 'monument')?.action ?? null,
    buttons: actions.filter((one) => !pointedAt.has(one.kind)),
  };
}

/** The answer for a resource brought to a shop, or for the shop alone where only one resource can be meant. */
export function supplyOf(controls: Controls, shop: string, resource: string | null): string | null {
  const taken = controls.shops.get(shop);
  if (!taken) return null;
  if (resource !== null) return taken.get(resource) ?? null;
  return taken.size === 1 ? ([...taken.values()][0] ?? null) : null;
}

/** The resources that can be brought to some shop now. */
export function suppliable(controls: Controls): Set<string> {
  return new Set([...controls.shops.values()].flatMap((taken) => [...taken.keys()]));
}

/** The actions that can be reached by pointing: the tests hold them to the list of legal ones. */
export function reachable(controls: Controls): string[] {
  const { placings, reserve, pool, districts, metropolises, payments, stock, shops, monument, buttons } = controls;
  const maps = [reserve, pool, districts, metropolises, payments, stock, ...shops.values()];
  return [
    ...placings.keys(),
    ...maps.flatMap((map) => [...map.values()]),
    ...(monument === null ? [] : [monument]),
    ...buttons.map((one) => one.action),
  ];
}

/** Answers that cannot well be taken back, or that deserve a second look, are proposed first and then confirmed. */
export function needsConfirming(action: string): boolean {
  return ['metropolis', 'place', 'discard', 'build', 'take', 'remove'].includes(action.split(' ')[0] ?? '');
}
