import { describe, expect, it } from 'vitest';
import { closing, rewardsOf, steps, termsOf, untilNextBattle } from '../../src/games/kemet/battle/battle.ts';
import { openBox, tileIcon } from '../../src/games/kemet/box.ts';
import { motionsOf, prayerChanges, underWay } from '../../src/games/kemet/map/motion.ts';
import { pyramidLevels } from '../../src/games/kemet/panels/market.ts';
import type { KemetEvent } from '../../src/games/kemet/types.ts';
import { moments } from './samples.ts';

const battles = moments.filter(({ view }) => view.battle !== null);
const event = (kind: KemetEvent['kind'], seat: string | null, more: Partial<KemetEvent> = {}): KemetEvent => ({
  position: 1,
  text: '',
  kind,
  seat,
  ...more,
});

describe('a battle', () => {
  it('has sums that are the sums of their terms', () => {
    for (const { view } of battles)
      for (const side of view.battle!.sides) {
        const sum = (what: 'strength' | 'damage' | 'protection') =>
          termsOf(side, what).reduce((total, term) => total + term.amount, 0);
        expect(sum('strength')).toBe(side.strength);
        expect(sum('damage')).toBe(side.damage);
        expect(sum('protection')).toBe(side.protection);
      }
  });

  it('is always in a step that the scene knows', () => {
    for (const { view } of battles) expect(steps.map((step) => step.id)).toContain(view.battle!.step);
  });

  it('can be shown to its end from what happened', () => {
    const { view, catalogue } = battles.find((moment) => moment.view.battle!.step === 'council')!;
    const box = openBox(catalogue);
    const [attacker, defender] = view.battle!.sides.map((side) => ({ ...side, played: null }));
    const card = box.components.battle_cards[0]!;
    const told = [
      event('battle_cards', attacker!.seat, { battle_card: card.id }),
      event('strengths', attacker!.seat, { strength: 9, defender_strength: 4, defender: defender!.seat }),
      event('battle_won', attacker!.seat, { area: view.battle!.area }),
      event('card_played', attacker!.seat, { di_card: 'war-rage' }),
      event('losses', defender!.seat, { units: 2, damage: 3, unblockable: 0, protection: 1, own_losses: 0 }),
      event('battle_point', attacker!.seat),
    ];
    const end = closing({ ...view.battle!, sides: [attacker!, defender!] }, told, box)!;
    expect(end.winner).toBe(attacker!.seat);
    expect(end.sides.map((side) => side.strength)).toEqual([9, 4]);
    expect(end.sides.map((side) => side.lost)).toEqual([0, 2]);
    expect(end.sides[0]!.terms).toContainEqual({ what: 'strength', source: card.id, amount: card.strength });
    expect(end.sides[0]!.di_cards['war-rage']).toBe(1);
    expect(end.sides[0]!.terms).toContainEqual({ what: 'strength', source: 'war-rage', amount: 1 });
    expect([end.sides[0]!.damage, end.sides[1]!.protection]).toEqual([3, 1]);
    expect(rewardsOf(told)).toEqual([attacker!.seat]);
    expect(closing(view.battle!, [], box)).toBeNull();
  });
});

it('is not mistaken for the next one, fought before anything was drawn', () => {
  const told = [
    event('battle_won', 'horus'),
    event('battle', 'sobek', { area: 'delta-temple', defender: 'anubis' }),
    event('battle_won', 'sobek'),
  ];
  expect(untilNextBattle(told).map(({ seat }) => seat)).toEqual(['horus']);
  expect(untilNextBattle(told.slice(2))).toHaveLength(1);
});

describe('motion', () => {
  const told = [
    event('prayer_paid', 'horus', { prayer: 2 }),
    event('teleported', 'horus', { from: 'nw-1', to: 'e-obelisk', units: 3 }),
    event('units_moved', 'horus', { from: 'e-obelisk', to: 'east-bank', units: 3 }),
    event('prayer_gained', 'horus', { prayer: 1 }),
    event('units_placed', 'sobek', { area: 'sw-1', units: 2 }),
  ];
  it('shows troops that travel, in their order', () => {
    const motions = motionsOf(told);
    expect(motions.map((motion) => motion.kind)).toEqual(['teleport', 'walk', 'arrive']);
    expect([...underWay(motions, 0)]).toEqual(['e-obelisk horus', 'east-bank horus']);
    expect([...underWay(motions, 2)]).toEqual([]);
  });
  it('adds up prayer points', () => {
    expect(prayerChanges(told)).toEqual({ horus: -1 });
  });
  it('names areas of the board in every recorded event', () => {
    for (const { happened, catalogue } of moments)
      for (const motion of motionsOf(happened))
        for (const area of [motion.from, motion.to]) if (area) expect(openBox(catalogue).area(area)).toBeDefined();
  });
});

describe('the market', () => {
  it('has a picture for every tile', () => {
    for (const catalogue of new Set(moments.map((moment) => moment.catalogue)))
      for (const tile of openBox(catalogue).components.tiles) expect(tileIcon(tile)).not.toBe('');
  });
  it('counts the pyramids that a player controls', () => {
    for (const { view } of moments)
      for (const player of view.players)
        for (const [colour, level] of Object.entries(pyramidLevels(view, player.seat)))
          expect(
            Object.values(view.areas).some(
              (area) =>
                area.pyramid?.colour === colour && area.pyramid.level === level && area.controller === player.seat,
            ),
          ).toBe(true);
  });
});
