// Looking at a moment of the past, one at a time or as a film.
import type { MomentMessage } from '../../protocol/types.ts';

const frame = 1400; // milliseconds for each moment of a film

export class Past {
  moment = $state.raw<MomentMessage | null>(null);
  playing = $state(false);
  seat = $state<string | null>(null); // through whose eyes

  private readonly look: (position: number, seat: string | null) => Promise<MomentMessage>;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(look: (position: number, seat: string | null) => Promise<MomentMessage>) {
    this.look = look;
  }

  /** The latest wish wins: an answer that comes late is not shown. */
  async show(position: number, seat: string | null = this.seat): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    this.seat = seat;
    const moment = await this.look(position, seat);
    if (mine === this.asked) this.moment = moment;
  }

  now(): void {
    this.pause();
    this.asked += 1;
    this.moment = null;
  }

  /** Shows the moments one after the other, then does what comes at the end. */
  async play(steps: number[], atEnd: () => void): Promise<void> {
    this.playing = true;
    const [first, ...rest] = steps;
    if (first === undefined) return this.finish(atEnd);
    try {
      await this.show(first);
    } catch (refusal) {
      this.pause();
      throw refusal;
    }
    if (!this.playing) return;
    this.timer = setTimeout(() => void (rest.length > 0 ? this.play(rest, atEnd) : this.finish(atEnd)), frame);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private finish(atEnd: () => void): void {
    this.pause();
    atEnd();
  }
}
