// One god against an alliance: what is asked can be answered by clicking, and what lies on the table can be read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { battleAsked, fightsTwice, takesPart } from '../../src/games/kemet/battle/battle.ts';
import { pyramidLevels } from '../../src/games/kemet/panels/market.ts';
import type { Battle, KemetAction } from '../../src/games/kemet/types.ts';
import { answer, click, find, open, withBoards } from './pointing.ts';
import { allianceMoments as moments, type Moment } from './samples.ts';

beforeEach(withBoards);
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const kindsOf = (moment: Moment) => [...new Set(moment.actions.map((action) => action.kind))];
const asking = (kind: KemetAction['kind']) => moments.find((moment) => kindsOf(moment).includes(kind))!;
const text = () => document.body.textContent ?? '';

describe('answers', () => {
  it.each(moments.map((moment) => [`${moment.question} (${kindsOf(moment).join()})`, moment] as const))(
    '%s',
    async (_, moment) => {
      for (const kind of kindsOf(moment)) {
        const of = moment.actions.filter((action) => action.kind === kind);
        for (const action of new Set([of[0]!, of[of.length - 1]!])) {
          const { act, close } = await open(moment);
          answer(moment, action);
          expect(act.mock.calls).toEqual([[action.action]]);
          await close();
        }
      }
    },
    20_000,
  );
});

describe('the table', () => {
  it('shows both sides, what they lack, and the course of the day', async () => {
    const moment = asking('member');
    const { close } = await open(moment);
    const { lone, alliance } = moment.view.alliance!.goals;
    expect(text()).toContain(`${lone.battle_points}/${lone.goal}`);
    expect(text()).toContain(`${alliance.points} of ${alliance.goal} VP`);
    const { phase } = moment.view.alliance!.day_track!;
    expect(document.querySelector('.track')?.getAttribute('aria-label')).toContain(`phase ${phase} of 4`);
    expect(document.querySelectorAll('.osiris .power')).toHaveLength(6);
    await close();
  });

  it('shows the portal, sacrifice temples and joint troops on the map', async () => {
    const moment = moments.find(({ view }) => view.alliance!.temples.length > 0 && view.alliance!.portal_open)!;
    const { close } = await open(moment);
    expect(document.querySelectorAll('.portal.open')).toHaveLength(1);
    expect(document.querySelectorAll('.map .temple.temple .steps, .map .steps').length).toBeGreaterThanOrEqual(
      moment.view.alliance!.temples.length,
    );
    expect(find('west-bank')?.getAttribute('aria-label')).toContain('portal to');
    await close();
  });

  it('shows the lone god’s board with its own spaces, tokens and creature cards', async () => {
    const moment = asking('violet');
    const { close } = await open(moment);
    const { spaces } = (moment.catalogue.components as { alliance: { spaces: { id: string }[] } }).alliance;
    for (const { id } of spaces) expect(find(id), id).not.toBeNull();
    expect(document.querySelectorAll('.lone .cards .card')).toHaveLength(moment.view.alliance!.creature_cards.length);
    await close();
  });

  it('says everything in three languages', async () => {
    for (const [kind, language] of [
      ['member', 'en'],
      ['violet', 'pl'],
      ['fights', 'it'],
      ['hand-over', 'pl'],
      ['member', 'it'],
    ] as const) {
      const { close } = await open(asking(kind), { language, guided: true });
      expect(text()).not.toMatch(/undefined|NaN|\{\d/);
      await close();
    }
  }, 20_000);
});

// The two battles of an assault, made from one that was fought: cards for both are chosen together.
function assault(kinds: string[]): Moment {
  const base = moments.find((moment) => moment.view.battle?.step === 'council')!;
  const [attacker, defender] = base.view.battle!.sides;
  const lone = base.view.alliance!.lone!;
  const fight = (area: string, against: string): Battle => ({
    ...base.view.battle!,
    area,
    next: null,
    sides: [
      { ...attacker!, seat: lone, troop: { [lone]: 3 }, chosen: false, played: null },
      { ...defender!, seat: against, troop: { [against]: 2 } },
    ],
  });
  const [first, second] = base.view.alliance!.members;
  const hand = {
    ...base.view.hand!,
    battle_cards: ['cavalry-blitz', 'fervent-purge'],
    di_cards: { 'rage-of-chaos': 1 },
  };
  const actions = kinds.map((kind) => {
    const card = kind === 'add' || kind === 'support' ? { di_card: 'rage-of-chaos' } : { battle_card: 'cavalry-blitz' };
    return { action: `${kind} ${Object.values(card)[0]}`, kind, label: kind, ...card } as KemetAction;
  });
  return {
    ...base,
    seat: lone,
    actions,
    view: { ...base.view, hand, battle: { ...fight('west-bank', first!), next: fight('nw-front', second!) } },
  };
}

describe('a frenzied assault', () => {
  it('asks for a card of each battle and shows the battle in question', async () => {
    const { act, close } = await open(assault(['second']));
    expect(find('battle-2')?.getAttribute('aria-pressed')).toBe('true');
    click('battle-1');
    expect(document.querySelector('.scene h1')?.textContent).toContain('West bank');
    click('cavalry-blitz');
    click('confirm');
    expect(act).toHaveBeenCalledWith('second cavalry-blitz');
    await close();
  });

  it('lets a DI card go to either battle', async () => {
    const moment = assault(['add', 'support']);
    for (const kind of ['add', 'support']) {
      const { act, close } = await open(moment);
      click('rage-of-chaos');
      click(`act ${kind}`);
      click('confirm');
      expect(act).toHaveBeenCalledWith(`${kind} rage-of-chaos`);
      await close();
    }
  });

  it('knows who fights where', () => {
    const { battle, alliance } = assault(['choose']).view;
    const [first, second] = alliance!.members;
    expect(fightsTwice(battle!, alliance!.lone!)).toBe(true);
    expect(fightsTwice(battle!, first!)).toBe(false);
    expect(battleAsked(battle!, new Set(['choose']), alliance!.lone!)).toBe(0);
    expect(battleAsked(battle!, new Set(['second']), alliance!.lone!)).toBe(1);
    expect(battleAsked(battle!, new Set(['discard']), second!)).toBe(1);
    expect(takesPart(battle!, second!)).toBe(false);
    expect(takesPart(battle!.next!, second!)).toBe(true);
  });
});

describe('what is shown', () => {
  it('shows whose tokens lie on the lone god’s board', async () => {
    const moment = moments.find(
      ({ seat, view }) =>
        view.alliance?.lone === seat && view.players.some((player) => player.seat === seat && player.spaces.length > 1),
    )!;
    const [taken, own] = moment.view.players.find((player) => player.seat === moment.seat)!.spaces;
    const view = { ...moment.view, alliance: { ...moment.view.alliance!, tokens_on: { [taken!]: 'horus' } } };
    const { close } = await open({ ...moment, view });
    const label = (space: string) =>
      document.querySelector(`.actions [data-id="${space}"]`)?.getAttribute('aria-label');
    expect(label(taken!)).toContain('Horus');
    expect(label(own!)).not.toContain('Horus');
    await close();
  });

  it('counts a pyramid for every member of the joint troop that holds it', () => {
    const { view } = asking('member');
    const [a, b] = view.alliance!.members;
    const areas = {
      'nw-1': {
        units: { [a!]: 1, [b!]: 2 },
        creatures: [],
        pyramid: { colour: 'red' as const, level: 3 },
        controller: a!,
        side: 'alliance' as const,
        held: null,
      },
    };
    for (const seat of [a!, b!]) expect(pyramidLevels({ ...view, areas }, seat)).toEqual({ red: 3 });
  });
});
