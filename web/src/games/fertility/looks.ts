// What a click on a thing tells: what it is, its rule, and what can be done with it when.
import { getContext, setContext } from 'svelte';
import type { Catalogue, Language } from '../../lib/game.ts';
import type { Tip } from '../../lib/tip.ts';
import { say, type Text } from '../../lib/words.ts';
import type { Answering } from './answering.svelte.ts';
import { type Controls, suppliable } from './controls.ts';
import { type CellKind, describeCell, kindOfCell } from './valley/describe.ts';
import { scenesByCell } from './valley/harvest.ts';
import { countOf, entryOf, resourceName, scenesOf } from './model.ts';
import { capitalised } from './words/saying.ts';
import type { Components, PrintedShop, Shop, View } from './types.ts';
import { words } from './words/words.ts';

export interface Table {
  language: Language;
  catalogue: Catalogue;
  components: Components;
  view: View;
  controls: Controls;
  answering: Answering;
  seatName: (seat: string) => string;
}

// The section behind what lies on a cell, and what can be done there.
const cells: Record<CellKind, { rule: string; can: Text }> = {
  start: { rule: 'fertility.place.match', can: words.startUse },
  scene: { rule: 'fertility.gather.contact', can: words.sceneUse },
  monument: { rule: 'fertility.scoring.monuments', can: words.monumentUse },
  quarry: { rule: 'fertility.gather.quarry', can: words.quarryUse },
  wheat: { rule: 'fertility.gather.wheat', can: words.fieldUse },
  water: { rule: 'fertility.place', can: words.waterUse },
  symbol: { rule: 'fertility.gather.symbol', can: words.symbolUse },
  desert: { rule: 'fertility.place', can: words.desertUse },
};

export class Looks {
  private readonly at: () => Table;

  constructor(at: () => Table) {
    this.at = at;
  }

  private said(text: Text, ...values: (string | number)[]): string {
    return say(text, this.at().language, ...values);
  }

  /** The beginning of a section of the rules. */
  private section(id: string): string {
    return (
      this.at()
        .catalogue.sections.find((section) => section.id === id)
        ?.body.split('\n\n')[0] ?? ''
    );
  }

  private ruled(rule: string, tip: Tip): Tip {
    return { ...tip, rule, more: this.section(rule) };
  }

  /**
   * A tile that is taken into the hand shows in the valley what can be done with it; clicked once more it tells.
   * @param usable it can be chosen now
   */
  tile(tile: string, where: 'reserve' | 'pool', usable: boolean): Tip {
    const { components, controls, answering } = this.at();
    const taken = controls.asked === 'place' && usable && answering.tile !== tile;
    const scenes = scenesOf(components, tile);
    const use =
      where === 'reserve' ? (usable ? words.tileNow : words.tileUse) : usable ? words.chooseNow : words.poolUse;
    return this.ruled(where === 'reserve' ? 'fertility.place.match' : 'fertility.end-of-turn', {
      title: this.said(words.tileTitle),
      body: scenes.map((scene) => resourceName(components, scene)).join('–'),
      icon: `res-${scenes[0]}`,
      can: this.said(use),
      quiet: taken,
    });
  }

  loose(resource: string, count: number): Tip {
    const { components, controls } = this.at();
    const carriable = controls.asked === 'supply' && suppliable(controls).has(resource);
    const use = carriable ? words.looseNow : controls.payments.has(resource) ? words.payNow : words.looseUse;
    return this.ruled('fertility.supply', {
      title: `${resourceName(components, resource)} ×${count}`,
      body: this.said(words.looseBody),
      icon: `res-${resource}`,
      can: this.said(use),
    });
  }

  stock(resource: string): Tip {
    const { components, view } = this.at();
    return this.ruled('fertility.stock', {
      title: `${this.said(words.stock)}: ${resourceName(components, resource)}`,
      body: `×${countOf(view.stock, resource)}`,
      icon: `res-${resource}`,
      can: this.said(words.stockUse),
    });
  }

  granary(label: string): Tip {
    const payable = this.at().controls.payments.has('wheat');
    return this.ruled('fertility.gather.wheat', {
      title: this.said(words.granary),
      body: label,
      icon: 'res-wheat',
      can: this.said(payable ? words.payNow : words.wheatUse),
    });
  }

  /** @param shop as it stands in a metropolis; null: printed on something that is not built */
  shop(printed: PrintedShop, shop: Shop | null, body: string, takes: boolean, house: boolean): Tip {
    const use = takes ? words.shopNow : shop?.full ? words.shopFull : shop ? words.shopUse : words.shopLater;
    return this.ruled('fertility.shops', { title: printed.text, body, house, can: this.said(use) });
  }

  district(id: string, name: string, house: boolean): Tip {
    return this.ruled('fertility.shops', {
      title: name,
      body: entryOf(this.at().catalogue, id)?.rule ?? '',
      house,
      can: this.said(words.shopUse),
    });
  }

  town(title: string, shops: Shop[], house: boolean): Tip {
    return this.ruled('fertility.shops', {
      title,
      body: shops.map((shop) => shop.text).join('\n'),
      house,
      can: this.said(words.shopUse),
    });
  }

  plot(): Tip {
    return this.ruled('fertility.build', {
      title: capitalised(this.said(words.emptyPlot)),
      body: '',
      can: this.said(words.buildWhen),
    });
  }

  /**
   * While a tile is to be laid, pointing at a cell shows the tile there; only where none can lie a click tells of the
   * cell.
   */
  cell(cell: string, placing: boolean): Tip | null {
    const { view, components, language, controls, answering, seatName } = this.at();
    if (placing && view.free.includes(cell)) return null;
    const scenes = scenesByCell(view);
    const { rule, can } = cells[kindOfCell(view, scenes, cell)];
    const asked = controls.monument !== null && cell === view.quarry;
    const body = capitalised(describeCell(view, scenes, components, cell, language, seatName));
    const tip = this.ruled(rule, { title: cell, body, can: this.said(asked ? words.chooseNow : can) });
    return placing ? { ...tip, clickOnly: true, why: () => answering.askAt(cell) } : tip;
  }
}

const key = Symbol('looks');

export function provideLooks(at: () => Table): Looks {
  return setContext(key, new Looks(at));
}

export function useLooks(): Looks {
  return getContext<Looks>(key);
}
