// Playing Kemet by pointing: which clicks give an answer.
import { expect, type Locator, type Page } from '@playwright/test';
import { picksOf, type Pick } from '../../src/games/kemet/controls.ts';
import type { KemetAction, View } from '../../src/games/kemet/types.ts';
import type { Action } from '../../src/protocol/messages.ts';
import { byId, byMouse, type Press } from './pointing.ts';
import { ofKind, pickRandom, type Heard } from './table.ts';

/** Areas with their neighbours, as in the catalogue. */
export type Neighbours = { id: string; land: string[]; ports: string[] }[];

export const viewOf = (heard: Heard): View => heard.position?.seats[0]?.view as unknown as View;
export const seatOf = (heard: Heard): string => heard.position?.seats[0]?.seat ?? '';

const tabs: Partial<Record<Pick['what'], string>> = {
  area: 'map',
  city: 'map',
  space: 'actions',
  tile: 'tiles',
  battle_card: 'hand',
  di_card: 'hand',
  seat: 'players',
  creature_card: 'actions',
  power_token: 'players',
};

/** On a phone the panel in question must be in front. */
async function showPanel(page: Page, what: Pick['what'], press: Press): Promise<void> {
  const tab = byId(page.locator('.kemet nav'), `tab-${tabs[what] ?? 'map'}`);
  if ((await tab.isVisible()) && (await page.locator('.scene').count()) === 0) await press(tab);
}

function thingOf(page: Page, { what, id }: Pick): Locator | null {
  switch (what) {
    case 'area':
      return byId(page.locator('.map'), id).and(page.locator('path'));
    case 'city':
      return byId(page.locator('.map'), `${id}-1`).and(page.locator('path'));
    case 'space':
      return byId(page.locator('.actions'), id);
    case 'tile':
      return byId(page.locator('.market'), id);
    case 'battle_card':
    case 'di_card':
      return byId(page.locator('.hand'), id).first();
    case 'creature_card':
      return byId(page.locator('.actions'), `creature-card-${id}`);
    case 'power_token':
      return byId(page.locator('.osiris'), id);
    case 'seat':
      return byId(page.locator('.players'), id).and(page.locator('button'));
    case 'place':
      return byId(page.locator('.bar'), `position ${id}`);
    default:
      return null; // a number that the bar asks for at once
  }
}

/** Sets what the choice of a thing has left open. */
async function setDetail(page: Page, { what, id }: Pick, press: Press): Promise<void> {
  const bar = page.locator('.bar');
  const more = byId(bar, `${what}-more`);
  if (await more.isVisible()) {
    const number = more.locator('xpath=../output');
    const now = async () => Number.parseInt((await number.textContent()) ?? '', 10);
    for (let steps = 0; (await now()) !== Number(id) && steps < 20; ++steps)
      await press(byId(bar, (await now()) < Number(id) ? `${what}-more` : `${what}-fewer`));
    await expect(number).toContainText(id);
    return;
  }
  const option = byId(bar, `${what} ${id}`);
  if ((await option.count()) > 0 && (await option.getAttribute('aria-pressed')) !== 'true') await press(option);
}

/** Gives one answer on board, panels and bar, never on the list of actions. */
export async function answerKemet(page: Page, action: Action, press: Press = byMouse): Promise<void> {
  const bar = page.locator('.bar');
  const goOn = byId(page, 'go-on');
  if (await goOn.isVisible()) await press(goOn); // the battle that has just ended
  const [first, ...details] = picksOf(action as KemetAction);
  if (!first) throw new Error(`nothing to point at: ${action.action}`);
  const button = byId(bar, action.action);
  if (first.what !== 'place' && (await button.isVisible())) return press(button);
  // One area only: it is chosen already.
  const begun = (action.kind === 'lose' || action.kind === 'build') && (await byId(bar, 'confirm').isVisible());
  const [opener, chip] = [byId(bar, `open ${first.id}`), byId(bar, `seat ${first.id}`)];
  const thing = begun ? null : thingOf(page, first);
  if (first.what === 'button' && (await opener.isVisible())) await press(opener);
  else if (first.what === 'seat' && (await chip.isVisible()))
    await press(chip); // the players may lie under a battle
  else if (thing) {
    await showPanel(page, first.what, press);
    if (first.what === 'tile' && !(await thing.isVisible()))
      await press(byId(page, `market-${first.id.split('-', 1)[0]}`));
    await press(thing);
  }
  for (const detail of details) await setDetail(page, detail, press);
  await press(byId(bar, 'confirm'));
}

/** How far every area is from the nearest one with rivals, by the neighbours in the catalogue. */
export function distances(view: View, me: string, areas: Neighbours): Map<string, number> {
  const far = new Map<string, number>();
  const queue = Object.entries(view.areas)
    .filter(([, there]) => Object.keys(there.units).some((seat) => seat !== me))
    .map(([id]) => id);
  for (const id of queue) far.set(id, 0);
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const area = areas.find((one) => one.id === id);
    for (const next of [...(area?.land ?? []), ...(area?.ports ?? [])])
      if (!far.has(next)) {
        far.set(next, (far.get(id) ?? 0) + 1);
        queue.push(next);
      }
  }
  return far;
}

/** A player who looks for a fight: marches with everything towards the nearest rival. */
export function belligerent(actions: Action[], far: Map<string, number>): Action {
  const distance = (action: Action) => far.get(String(action.area)) ?? 99;
  const nearest = (list: Action[]) =>
    [...list].sort((a, b) => distance(a) - distance(b) || Number(b.units ?? 0) - Number(a.units ?? 0))[0];
  const steps = ofKind(actions, 'to', 'teleport', 'fight');
  const marches = ofKind(actions, 'march');
  const moves = ofKind(actions, 'token', 'silver').filter((action) => String(action.space).startsWith('move'));
  const recruits = ofKind(actions, 'recruit', 'deploy', 'place');
  const passes = ofKind(actions, 'pass');
  return (
    nearest(steps) ??
    nearest(marches) ??
    moves[0] ??
    (passes.length > 0 ? passes[0] : undefined) ??
    nearest(recruits) ??
    pickRandom(actions)
  );
}
