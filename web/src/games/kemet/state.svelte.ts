// What is chosen, what follows from it, and what was refused: the state of one table on the page.
import { questionKey } from '../../lib/asked.ts';
import type { TableProps } from '../../lib/game.ts';
import type { Text } from '../../lib/words.ts';
import type { KemetAsk } from '../../protocol/kemet.ts';
import { colourOn, openBox, spacesOf } from './box.ts';
import { allied } from './contents.ts';
import { lostOn } from './lost.ts';
import {
  Controls,
  askWhy,
  drawnOn,
  nothingChosen,
  priceOf,
  type Choice,
  type Detail,
  type Selection,
  type Thing,
} from './controls.ts';
import { firstSteps } from './reach.ts';
import type { KemetAction, KemetEvent, PlayerView, View } from './types.ts';

/** Why a troop cannot go where it was sent. */
export interface Note {
  area: string;
  reason: string;
  rule: string | null;
}

/** A step that has been chosen but not yet taken. */
export interface Preview {
  from: string;
  to: string;
  teleport: boolean;
  seat: string;
  units: number;
  party: Record<string, number>; // by seat; several go together
  creature: string | null;
  price: number;
  battle: boolean; // a rival's troop stands there
}

/** What a choice would change in an area, written on the map. */
export interface Badge {
  area: string;
  text: string;
}

export class Table {
  readonly props: () => TableProps;
  selection: Selection = $state.raw(nothingChosen);
  note: Note | null = $state.raw(null);
  private wish: string | null = null; // where to go, clicked before the troop has set out
  // The answers that the selection was made among; null: one of them has been given.
  private begun: string | null = null;
  private among: Controls | null = null; // the same as controls
  private begins = 0; // how often nothing was chosen yet

  readonly view = $derived.by(() => this.props().view as View);
  readonly box = $derived.by(() => openBox(this.props().catalogue));
  readonly actions = $derived.by(() => (this.props().past ? [] : (this.props().actions as KemetAction[])));
  readonly ask = $derived.by(() => (this.props().past ? null : (this.props().ask as KemetAsk | null)));
  readonly events = $derived.by(() => this.props().happened as KemetEvent[]);
  /** The same as long as the same answers are open, whatever else changes on the table. */
  readonly asked = $derived.by(() => questionKey(this.props().seat, this.actions));
  readonly controls = $derived.by(() => new Controls(this.actions, drawnOn(this.view, this.box)));
  readonly choice: Choice = $derived.by(() => this.controls.choose(this.selection));
  readonly me: PlayerView | null = $derived.by(
    () => this.view.players.find((p) => p.seat === this.props().seat) ?? null,
  );
  readonly areas = $derived.by(() => this.legalAreas());
  readonly chosenAreas = $derived.by(() => this.areasOfSelection());
  /** Where the troop that is about to set out could go. */
  readonly goals: Set<string> = $derived.by(() => this.goalsOfMarch());
  readonly preview = $derived.by(() => this.nextStep());
  readonly badge = $derived.by(() => this.change());
  /** Why the action of the chosen space would come to nothing; null: it would not. */
  readonly lostAction: Text | null = $derived.by(() => this.lost());
  /** DI cards that lie open to be chosen from, instead of those in the hand. */
  readonly spread = $derived.by(() => this.laidOut());
  /** Where the troop in question stands. */
  readonly origin = $derived.by(() => this.standing());

  constructor(props: () => TableProps) {
    this.props = props;
  }

  /**
   * Other answers are open. After an answer of one's own the choice is forgotten, but for a wish that now can be
   * fulfilled. What others do meanwhile leaves it as it is while it is still legal, and a look at the past does in any
   * case.
   */
  begin(): void {
    if (this.props().past || this.begun === this.asked) return;
    const kept = this.begun === null ? null : this.stillLegal();
    this.begun = this.asked;
    this.among = this.controls;
    this.note = null;
    if (kept) this.selection = kept;
    else this.beginAnew();
  }

  /** The choice among the answers that are open now; null: it is none of them, or nothing was chosen. */
  private stillLegal(): Selection | null {
    const { first } = this.selection;
    if (!first || !this.among) return null;
    const legal = new Set(this.actions.map((action) => action.action));
    const chosen = this.among.choose(this.selection).action?.action;
    if (chosen !== undefined) return legal.has(chosen) ? this.controls.selectionOf(chosen) : null;
    return this.among.about(first.what as Thing, first.id).some((action) => legal.has(action.action))
      ? this.selection
      : null;
  }

  private beginAnew(): void {
    this.begins += 1;
    this.selection = this.controls.start();
    const wish = this.wish;
    this.wish = null;
    if (wish === null) return;
    if (this.actions.some((action) => action.kind === 'along'))
      this.wish = wish; // first it is settled who goes along
    else if (this.areas.has(wish)) this.selection = { first: { what: 'area', id: wish }, details: {} };
    else if (this.actions.some((action) => action.kind === 'to' || action.kind === 'teleport')) void this.explain(wish);
  }

  private districts(city: string): string[] {
    return this.box.components.areas.filter((area) => area.city === city).map((area) => area.id);
  }

  private legalAreas(): Set<string> {
    const cities = [...this.controls.legal('city')].flatMap((city) => this.districts(city));
    return new Set([...this.controls.legal('area'), ...cities]);
  }

  private areasOfSelection(): Set<string> {
    const first = this.props().past ? null : this.selection.first;
    if (first?.what === 'city') return new Set(this.districts(first.id));
    return new Set(first?.what === 'area' ? [first.id] : []);
  }

  private goalsOfMarch(): Set<string> {
    const action = this.props().past ? null : this.choice.action;
    const player = this.view.players.find((each) => each.seat === this.mover);
    if (action?.kind !== 'march' || !player) return new Set();
    return firstSteps(this.view, this.box, player, action.area, action.units, player.seat !== this.props().seat);
  }

  private standing(): string | null {
    if (!this.actions.some((action) => action.kind === 'to' || action.kind === 'teleport')) return null;
    return this.view.battle?.area ?? this.view.moving?.area ?? null;
  }

  /** Whose troop is in question: the own one, one that was seized, or that which the winner of a battle sends away. */
  get mover(): string | null {
    const { battle, moving } = this.view;
    if (battle?.winner) return battle.sides.find((side) => side.seat !== battle.winner)?.seat ?? null;
    if (moving?.seized && moving.leader === this.props().seat) return moving.seat ?? null;
    return this.props().seat;
  }

  private nextStep(): Preview | null {
    const action = this.choice.action;
    if (action?.kind !== 'to' && action?.kind !== 'teleport') return null;
    const { battle, moving } = this.view;
    const friend = (seat: string) => (moving?.seized ? seat === this.mover : allied(this.view, seat, this.mover));
    const rivals = Object.keys(this.view.areas[action.area]?.units ?? {}).filter((seat) => !friend(seat));
    const base = {
      to: action.area,
      teleport: action.kind === 'teleport',
      price: priceOf(action),
      battle: rivals.length > 0,
    };
    const seat = this.mover;
    if (seat === null) return null;
    const alone = (from: string) => ({
      from,
      seat,
      units: this.view.areas[from]?.units[seat] ?? 0,
      party: {},
      creature: null,
    });
    if (battle)
      return { ...base, ...alone(battle.area), party: battle.sides.find((side) => side.seat === seat)?.troop ?? {} };
    if (!moving) return null;
    // An escape from a rival's troop.
    if (moving.seat && moving.seat !== seat) return { ...base, ...alone(moving.area) };
    return {
      ...base,
      from: moving.area,
      seat,
      units: moving.units,
      party: moving.party ?? {},
      creature: moving.creature,
    };
  }

  private change(): Badge | null {
    const action = this.choice.action;
    if (!action || !('area' in action)) return null;
    const { area } = action;
    if ('level' in action) return { area, text: `▲ ${action.level}` };
    if (action.kind === 'target' || action.kind === 'lose' || action.kind === 'build') return { area, text: '−1' };
    if (!('units' in action)) return null;
    return { area, text: action.kind === 'march' ? String(action.units) : `+${action.units}` };
  }

  private lost(): Text | null {
    const { first } = this.selection;
    const space =
      first?.what === 'space' && this.me ? spacesOf(this.me, this.box).find((each) => each.id === first.id) : undefined;
    return space && this.me ? lostOn(space, colourOn(space, this.me), this.view, this.me, this.box) : null;
  }

  private laidOut(): string[] {
    return this.actions.flatMap((action) =>
      action.kind === 'keep' || (action.kind === 'drop' && this.view.battle) ? [action.di_card] : [],
    );
  }

  isLegal(thing: Thing, id: string): boolean {
    return this.controls.legal(thing).has(id);
  }

  isChosen(thing: Thing, id: string): boolean {
    return !this.props().past && this.selection.first?.what === thing && this.selection.first.id === id;
  }

  /** A troop is about to set out: whatever area is clicked next is where it goes. */
  get pendingMarch(): boolean {
    return this.choice.action?.kind === 'march' || this.choice.action?.kind === 'along';
  }

  /**
   * Something was clicked. What can be chosen is chosen, a second click confirms; the note of anything else says why
   * not.
   */
  pick(thing: Thing, id: string): void {
    const city = this.box.area(id)?.city;
    if (thing === 'area' && city && !this.isLegal('area', id) && this.isLegal('city', city))
      return this.pick('city', city);
    if (this.isLegal(thing, id)) {
      this.note = null;
      this.wish = null;
      if (this.isChosen(thing, id) && this.choice.action) return this.confirm();
      this.selection = { first: { what: thing, id }, details: {} };
    } else if (thing === 'area' && this.pendingMarch) {
      this.wish = id;
      this.confirm();
    }
  }

  pickArea = (id: string): void => this.pick('area', id);

  /** An answer that is about no thing, but leaves something to be said. */
  open(id: string): void {
    this.note = null;
    this.selection = { first: { what: 'button', id }, details: {} };
  }

  detail(what: Detail, id: string): void {
    this.selection = { ...this.selection, details: { ...this.selection.details, [what]: id } };
  }

  confirm(): void {
    if (this.choice.action) void this.send(this.choice.action.action);
  }

  /**
   * Gives an answer. What was chosen stays chosen until the server has taken it: the line may break, the server be
   * busy.
   */
  async send(action: string): Promise<void> {
    const before = this.props().actions;
    const { begins } = this;
    const taken = await this.props().act(action);
    if (!taken || this.begins !== begins) return; // the next question may have begun already
    this.begun = null;
    if (this.props().actions !== before) this.begin();
  }

  cancel = (): void => {
    this.wish = null;
    this.selection = nothingChosen;
    this.note = null;
  };

  closeNote = (): void => {
    this.note = null;
  };

  private async explain(area: string): Promise<void> {
    const because = await this.props().why(
      askWhy('area', area, this.actions, this.view.areas[area]?.pyramid?.level ?? 0),
    );
    if (because) this.note = { area, ...because };
  }
}
