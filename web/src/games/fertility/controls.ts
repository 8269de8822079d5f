// Which control gives which answer. Whatever no control covers becomes a button, so that nothing can get stuck.
import { type Placings, placingsOf } from './valley/placing.ts';
import type { ActionOf, FertilityAction, FertilityAsk, Scenes } from './types.ts';

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
  buttons: FertilityAction[];
}

type Kind = FertilityAction['kind'];

function ofKind<K extends Kind>(actions: FertilityAction[], ...kinds: K[]): ActionOf<K>[] {
  return actions.filter((one): one is ActionOf<K> => (kinds as Kind[]).includes(one.kind));
}

function textBy<A extends FertilityAction>(actions: A[], id: (action: A) => string): Map<string, string> {
  return new Map(actions.map((one) => [id(one), one.action]));
}

function byShop(actions: FertilityAction[]): Map<string, Map<string, string>> {
  const shops = new Map<string, Map<string, string>>();
  for (const { action, shop, resource } of ofKind(actions, 'supply', 'exchange')) {
    const taken = shops.get(shop) ?? new Map<string, string>();
    shops.set(shop, taken.set(resource, action));
  }
  return shops;
}

/** Whether there is something to point at for such an answer; without, it is a button. */
const pointedAt: Record<Kind, boolean> = {
  place: true,
  discard: true,
  take: true,
  remove: true,
  build: true,
  metropolis: true,
  pay: true,
  gather: true,
  monument: true,
  supply: true,
  exchange: true,
  skip: false,
  stop: false,
  // answers of chance
  board: false,
  start: false,
  first: false,
  tile: false,
  district: false,
};

export function controlsOf(asked: Asked, actions: FertilityAction[], scenesOf: (tile: string) => Scenes): Controls {
  return {
    asked,
    placings: placingsOf(actions, scenesOf),
    reserve: textBy(ofKind(actions, 'discard'), (one) => one.tile),
    pool: textBy(ofKind(actions, 'take', 'remove'), (one) => one.tile),
    districts: textBy(ofKind(actions, 'build'), (one) => one.district),
    metropolises: textBy(ofKind(actions, 'metropolis'), (one) => one.metropolis),
    payments: textBy(ofKind(actions, 'pay'), (one) => one.resource),
    stock: textBy(ofKind(actions, 'gather'), (one) => one.resource),
    shops: byShop(actions),
    monument: ofKind(actions, 'monument')[0]?.action ?? null,
    buttons: actions.filter((one) => !pointedAt[one.kind]),
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
