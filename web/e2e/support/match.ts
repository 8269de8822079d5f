// Whole stretches of a match of Kemet, played by somebody who looks for a fight.
import type { Action } from '../../src/protocol/messages.ts';
import type { SeatPosition } from '../../src/protocol/types.ts';
import { answerKemet, belligerent, distances, seatOf, viewOf, type Neighbours } from './kemet.ts';
import { byMouse, type Press } from './pointing.ts';
import type { Heard } from './table.ts';
import type { Visitor } from './test.ts';

/** Counts the battles in which this seat fought, from what has been told. */
export class BattleWatch {
  private readonly heard: Heard;

  constructor(heard: Heard) {
    this.heard = heard;
  }

  get mine(): number {
    const me = seatOf(this.heard);
    return this.heard.happened.filter(
      (event) => event.kind === 'strengths' && (event.seat === me || event.defender === me),
    ).length;
  }
}

export async function neighbours({ page, heard }: Visitor): Promise<Neighbours> {
  const answer = await page.request.get(`/api/tables/${heard.table?.table}/catalogue?lang=en`);
  return ((await answer.json()) as { components: { areas: Neighbours } }).components.areas;
}

export interface Course {
  until: () => boolean;
  before?: (asked: SeatPosition) => Promise<void>; // looks at the page before each answer
  choose?: (asked: SeatPosition) => Action | undefined; // undefined: as usual
  press?: Press;
  most?: number; // answers
}

/** Answers every question until the condition holds, the match is over, or there were too many. */
export async function playKemet(
  visitor: Visitor,
  { until, before, choose, press = byMouse, most = 150 }: Course,
): Promise<void> {
  const { page, heard } = visitor;
  const areas = await neighbours(visitor);
  for (let answers = 0; answers < most; ++answers) {
    const asked = await heard.question();
    if (!asked || until()) return;
    await before?.(asked);
    const action = choose?.(asked) ?? belligerent(asked.actions, distances(viewOf(heard), asked.seat ?? '', areas));
    await heard.answer(() => answerKemet(page, action, press));
  }
}
