import { priceOf } from '../../src/games/kemet/controls.ts';
import { describe, expect, it } from 'vitest';
import { colourOn, openBox } from '../../src/games/kemet/box.ts';
import { lostOn } from '../../src/games/kemet/lost.ts';
import type { PlayerView, View } from '../../src/games/kemet/types.ts';
import { words } from '../../src/games/kemet/words/words.ts';
import { moments } from './samples.ts';

const turns = moments.filter(({ actions }) => actions.some((action) => action.kind === 'token'));

describe('an action that would be lost', () => {
  const { view, seat, catalogue } = turns.find(({ game }) => game.startsWith('kemet-first')) ?? turns[0]!;
  const box = openBox(catalogue);
  const me = view.players.find((player) => player.seat === seat)!;
  const on = (action: string, player: Partial<PlayerView>, now: Partial<View> = {}) => {
    const space = box.components.spaces.find((each) => each.action === action)!;
    return lostOn(space, colourOn(space, me), { ...view, ...now }, { ...me, tiles: [], ...player }, box);
  };

  it('is told of a tile that cannot be paid for', () => {
    const red = box.components.tiles.find((tile) => tile.colour === 'red')!.id;
    const white = box.components.tiles.find((tile) => tile.colour === 'white')!.id;
    expect(on('red', {}, { within_means: [white] })).toBe(words.lostTile);
    expect(on('red', {}, { within_means: [white, red] })).toBeNull();
  });

  it('is told of recruiting without units or without prayer points', () => {
    expect(on('recruit', { reserve: 0, prayer: 5 })).toBe(words.lostReserve);
    expect(on('recruit', { reserve: 3, prayer: 0 })).toBe(words.lostPrayer);
    expect(on('recruit', { reserve: 3, prayer: 0, tiles: ['blue-1-recruiting-scribe'] })).toBeNull();
  });

  it('is told of levels too dear, of no troops, and of praying for nothing', () => {
    expect(on('raise', { prayer: 0 })).toBe(words.lostRaise);
    expect(on('raise', { prayer: 9 })).toBeNull();
    expect(on('move', { units: 0 })).toBe(words.lostMove);
    expect(on('move', { units: 1 })).toBeNull();
    expect(on('pray', { prayer: 11 })).toBe(words.lostPray);
    expect(on('pray', { prayer: 3 })).toBeNull();
  });
});

it('is never told where a tile, a level or a unit can be had at once', () => {
  const kinds: Record<string, string> = { raise: 'raise', pyramid: 'raise', recruit: 'recruit' };
  for (const { view, seat, actions, catalogue, question } of moments) {
    const box = openBox(catalogue);
    const me = view.players.find((player) => player.seat === seat);
    for (const action of actions) {
      const space =
        !me || priceOf(action) === 0
          ? undefined
          : box.components.spaces.find((each) => each.action === kinds[action.kind]);
      if (space && me) expect(lostOn(space, null, view, me, box), `${question} ${action.kind}`).toBeNull();
    }
  }
});
