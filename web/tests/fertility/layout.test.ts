import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../src/games/fertility/layout.ts';

const aspects = [8, 12, 16].map((columns) => (columns * 60 + 28) / (8 * 60 + 28)); // for two, three and four players

describe('the order of things on the table', () => {
  it('leaves the valley more than half of the window, whatever its size', () => {
    const small: string[] = [];
    for (const aspect of aspects)
      for (let width = 360; width <= 2560; width += 20)
        for (let height = 360; height <= 1440; height += 20) {
          const { valley } = layoutOf(width, height - 52, aspect);
          if (Math.max(width, height) >= 640 && valley < 0.555 * Math.min(width, height))
            small.push(`${width}×${height}: ${valley}`);
        }
    expect(small).toEqual([]);
  });
  it('shows everything where there is room, and else the valley first', () => {
    for (const aspect of aspects) {
      expect(layoutOf(1280, 674, aspect).order).toBe('wide');
      expect(layoutOf(1920, 1034, aspect).order).toBe('wide');
      expect(layoutOf(640, 316, aspect).order).toBe('side');
      expect(layoutOf(390, 792, aspect).order).toBe('stack');
    }
  });
});
