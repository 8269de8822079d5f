// Playing Fertility by pointing: which clicks give an answer.
import { expect, type Page } from '@playwright/test';
import type { Action } from '../../src/protocol/messages.ts';
import { byId, byMouse, type Press } from './pointing.ts';

const directions = ['right', 'down', 'left', 'up'];

export class FertilityHand {
  private readonly page: Page;
  private direction = 'right'; // how the tile in the hand lies

  private readonly press: Press;

  constructor(page: Page, press: Press = byMouse) {
    this.page = page;
    this.press = press;
  }

  /** Gives one answer on valley, tiles, districts, shops and bar, never on the list of actions. */
  async point(action: Action): Promise<void> {
    const [verb = '', ...rest] = action.action.split(' ');
    switch (verb) {
      case 'metropolis':
        await this.propose('metropolises', String(action.metropolis));
        return this.confirm();
      case 'place':
        return this.place(action);
      case 'discard':
        await this.propose('reserve', String(action.tile));
        return this.confirm();
      case 'take':
      case 'remove':
        await this.propose('pool', String(action.tile));
        return this.confirm();
      case 'build':
        await this.propose('market', String(action.district));
        return this.confirm();
      case 'supply':
      case 'exchange':
        return this.supply(verb, rest[0] ?? '', rest[1] ?? '');
      default:
        return this.press(byId(this.bar, action.action));
    }
  }

  private get bar() {
    return byId(this.page, 'bar');
  }

  private confirm(): Promise<void> {
    return this.press(byId(this.bar, 'confirm'));
  }

  private async propose(panel: string, id: string): Promise<void> {
    await this.press(byId(byId(this.page, panel), id).first());
  }

  /** Takes a tile of the reserve, turns it, puts it down and confirms. */
  async lay(action: Action): Promise<void> {
    await this.propose('reserve', String(action.tile));
    for (
      ;
      this.direction !== action.direction;
      this.direction = directions[(directions.indexOf(this.direction) + 1) % 4] ?? 'right'
    )
      await this.press(byId(this.bar, 'turn'));
    await this.press(byId(byId(this.page, 'valley'), String(action.cell)));
    await expect(byId(this.page, 'ghost')).toBeVisible();
  }

  private async place(action: Action): Promise<void> {
    await this.lay(action);
    await this.confirm();
  }

  private async supply(verb: string, resource: string, shop: string): Promise<void> {
    const piece = byId(verb === 'exchange' ? this.bar : byId(this.page, 'loose'), resource);
    if ((await piece.getAttribute('aria-pressed')) !== 'true') await this.press(piece);
    await this.press(this.page.locator(`button[data-shop=${JSON.stringify(shop)}]`));
  }
}
