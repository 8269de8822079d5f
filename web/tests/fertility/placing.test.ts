import { describe, expect, it } from 'vitest';
import { directions, spotOf } from '../../src/games/fertility/valley/cells.ts';
import { contactsOf } from '../../src/games/fertility/valley/harvest.ts';
import {
  actionOf,
  cellsFor,
  cellsOf,
  type Ghost,
  ghostAt,
  movedGhost,
  nextPlacing,
  placingsOf,
  richestFirst,
  turnedGhost,
} from '../../src/games/fertility/valley/placing.ts';
import { momentOf, scenes, viewOf } from './moments.ts';

const moment = momentOf('place');
const view = viewOf(moment);
const placings = placingsOf(moment.actions, scenes);
const size = { columns: view.columns, rows: view.rows };
const ghost: Ghost = { tile: 'ac', scenes: ['alabaster', 'cattle'], cell: 'c3', direction: 'right' };

describe('a tile in the hand', () => {
  it('names the action that lays it there', () => {
    expect(actionOf(ghost)).toBe('place ac c3 right');
  });

  it('names a tile with two equal scenes from its left or upper cell', () => {
    expect(actionOf({ tile: 'aa', scenes: ['alabaster', 'alabaster'], cell: 'c3', direction: 'left' })).toBe(
      'place aa b3 right',
    );
    expect(actionOf({ tile: 'aa', scenes: ['alabaster', 'alabaster'], cell: 'c3', direction: 'up' })).toBe(
      'place aa c2 down',
    );
  });

  it('comes back to itself after four turns', () => {
    let turned = ghost;
    for (let i = 0; i < 4; ++i) turned = turnedGhost(turned, size);
    expect(turned).toEqual(ghost);
  });

  it('slips inwards when it is turned at the edge', () => {
    const turned = turnedGhost({ ...ghost, cell: 'c8' }, size);
    expect(cellsOf(turned)).toEqual(['c7', 'c8']);
  });

  it('does not leave the valley', () => {
    expect(movedGhost({ ...ghost, cell: 'a1' }, 'left', size).cell).toBe('a1');
    expect(movedGhost({ ...ghost, cell: 'a1' }, 'down', size).cell).toBe('a2');
  });

  it('can be brought to every legal placing by pointing and turning', () => {
    for (const [action, placing] of placings) {
      const held = { tile: placing.tile, scenes: placing.scenes, direction: placing.direction };
      expect(directions).toContain(placing.direction);
      expect(actionOf(ghostAt(held, spotOf(placing.cell), placings, size))).toBe(action);
    }
  });

  it('is shown the cells it may cover', () => {
    for (const placing of placings.values()) {
      const cells = cellsFor(placing.tile, placing.direction, placings);
      for (const cell of cellsOf(placing)) expect(cells).toContain(cell);
    }
  });

  it('goes through all its placings, the richest first', () => {
    const tile = [...placings.values()][0]?.tile ?? '';
    const ordered = richestFirst(tile, placings);
    const seen = new Set<string>();
    let present: Ghost | null = null;
    for (let i = 0; i < ordered.length; ++i) {
      present = nextPlacing(present, ordered);
      if (present) seen.add(actionOf(present));
    }
    expect(seen.size).toBe([...placings.values()].filter((one) => one.tile === tile).length);
  });
});

describe('what a tile touches', () => {
  it('adds up to what the engine says it brings', () => {
    for (const placing of placings.values()) {
      const contacts = contactsOf(view, placing);
      const gathered: Record<string, number> = {};
      for (const { what, gives } of contacts) if (what !== 'wheat') gathered[gives] = (gathered[gives] ?? 0) + 1;
      expect(gathered).toEqual(placing.harvest.gathers);
      expect(contacts.filter((one) => one.what === 'wheat')).toHaveLength(placing.harvest.wheat);
    }
  });
});
