// What the player is about to answer: the tile in the hand, the resource picked up, the answer to be confirmed.
import { spotOf } from './valley/cells.ts';
import { type Controls, needsConfirming, reachable, suppliable, supplyOf } from './controls.ts';
import {
  actionOf,
  cellsFor,
  cellsOf,
  type Ghost,
  ghostAt,
  movedGhost,
  nextPlacing,
  type Placing,
  richestFirst,
  type Size,
  turnedGhost,
} from './valley/placing.ts';
import type { Direction, Scenes } from './types.ts';

export interface Refusal {
  action: string;
  reason: string;
  rule: string | null;
}

export interface Surroundings {
  controls: () => Controls;
  size: () => Size;
  scenesOf: (tile: string) => Scenes;
  act: (action: string) => void; // what is chosen stays so until the answer has been taken
  why: (action: string) => Promise<{ reason: string; rule: string | null } | null>;
}

export class Answering {
  tile = $state<string | null>(null);
  direction = $state<Direction>('right');
  ghost = $state.raw<Ghost | null>(null);
  pinned = $state(false); // the ghost stays where it was put
  picked = $state<string | null>(null); // a resource on its way to a shop
  proposed = $state<string | null>(null); // to be confirmed
  refusal = $state.raw<Refusal | null>(null);
  begins = 0; // how often nothing was chosen yet
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get placing(): Placing | null {
    return this.ghost ? (this.#around.controls().placings.get(actionOf(this.ghost)) ?? null) : null;
  }

  /** Cells that the tile in the hand may cover as it is turned now. */
  get spots(): Set<string> {
    return this.tile ? cellsFor(this.tile, this.direction, this.#around.controls().placings) : new Set();
  }

  /** A new question: nothing is chosen, but for a tile that can be laid. */
  begin(): void {
    this.begins += 1;
    this.letGo();
    const placings = [...this.#around.controls().placings.values()];
    if (this.tile === null || !placings.some((one) => one.tile === this.tile)) this.tile = placings[0]?.tile ?? null;
    const single = new Set([...this.#around.controls().shops.values()].flatMap((taken) => [...taken.keys()]));
    if (single.size === 1) this.picked = [...single][0] ?? null;
  }

  /** Other answers are open, though none of one's own was given: what is still legal stays chosen. */
  goOn(): void {
    const controls = this.#around.controls();
    const laid = this.pinned && this.placing !== null;
    const picked = this.picked !== null && suppliable(controls).has(this.picked);
    const proposed =
      this.proposed !== null && (reachable(controls).includes(this.proposed) || controls.shops.has(this.proposed));
    if (!laid && !picked && !proposed) return this.begin();
    this.pinned = laid;
    if (!laid) this.ghost = null;
    if (!picked) this.picked = null;
    if (!proposed) this.proposed = null;
  }

  letGo(): void {
    this.ghost = null;
    this.pinned = false;
    this.picked = null;
    this.proposed = null;
    this.refusal = null;
  }

  hold(tile: string): void {
    this.tile = tile;
    this.refusal = null;
    if (this.ghost) this.ghost = { ...this.ghost, tile, scenes: this.#around.scenesOf(tile) };
  }

  /** The pointer is over a cell: the tile follows, unless it was put down. */
  pointAt(cell: string): void {
    if (this.tile === null || this.pinned) return;
    const held = { tile: this.tile, scenes: this.#around.scenesOf(this.tile), direction: this.direction };
    const ghost = ghostAt(held, spotOf(cell), this.#around.controls().placings, this.#around.size());
    if (this.ghost && actionOf(ghost) === actionOf(this.ghost)) return;
    this.ghost = ghost;
    this.refusal = null;
  }

  leave(): void {
    if (!this.pinned) this.ghost = null;
  }

  /** Puts the tile down on a cell; where it lies already, it is placed. */
  putDown(cell: string): void {
    if (this.tile === null) return;
    if (this.pinned && this.ghost && cellsOf(this.ghost).includes(cell)) return this.confirm();
    this.pinned = false;
    this.pointAt(cell);
    this.pinned = true;
    if (!this.placing) void this.explain();
  }

  turn(): void {
    if (this.ghost) {
      this.ghost = turnedGhost(this.ghost, this.#around.size());
      this.direction = this.ghost.direction;
    } else {
      this.direction = turnedGhost(
        { tile: '', scenes: ['', ''], cell: 'b2', direction: this.direction },
        this.#around.size(),
      ).direction;
    }
    this.refusal = null;
  }

  move(direction: Direction): void {
    if (!this.ghost) return;
    this.ghost = movedGhost(this.ghost, direction, this.#around.size());
    this.refusal = null;
  }

  /** The next legal placing of the tile in the hand, the richest first. */
  next(): void {
    if (this.tile === null) return;
    const ghost = nextPlacing(this.ghost, richestFirst(this.tile, this.#around.controls().placings));
    if (!ghost) return;
    this.ghost = ghost;
    this.direction = ghost.direction;
    this.pinned = true;
    this.refusal = null;
  }

  /** Answers at once, or after a second look where the answer deserves one. */
  choose(action: string): void {
    if (needsConfirming(action) && this.proposed !== action) this.proposed = action;
    else this.#around.act(action);
  }

  confirm(): void {
    if (this.ghost && this.placing) this.#around.act(actionOf(this.ghost));
    else if (this.ghost) void this.explain();
    else if (this.proposed !== null) this.#around.act(this.proposed);
  }

  pick(resource: string): void {
    this.picked = this.picked === resource ? null : resource;
  }

  /** Brings a resource to a shop: the one given, the one picked up, or the only one that can be meant. */
  supply(shop: string, resource: string | null = this.picked): void {
    const { controls, act } = this.#around;
    const action = supplyOf(controls(), shop, resource) ?? supplyOf(controls(), shop, null);
    if (action !== null) act(action);
    else if (resource !== null)
      void this.refuse(`${controls().asked === 'exchange' ? 'exchange' : 'supply'} ${resource} ${shop}`);
    else this.proposed = shop; // several resources would do: the bar asks which
  }

  explain(): Promise<void> {
    return this.ghost ? this.refuse(actionOf(this.ghost)) : Promise.resolve();
  }

  /** Why an action is not possible now. */
  ask(action: string): Promise<{ reason: string; rule: string | null } | null> {
    return this.#around.why(action);
  }

  /** Why the tile in the hand cannot lie on a cell. */
  askAt(cell: string): Promise<{ reason: string; rule: string | null } | null> {
    if (this.tile === null) return Promise.resolve(null);
    const held = { tile: this.tile, scenes: this.#around.scenesOf(this.tile), direction: this.direction };
    return this.ask(actionOf(ghostAt(held, spotOf(cell), this.#around.controls().placings, this.#around.size())));
  }

  async refuse(action: string): Promise<void> {
    const because = await this.ask(action);
    if (because) this.refusal = { action, ...because };
  }
}
