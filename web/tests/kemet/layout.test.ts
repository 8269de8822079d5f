import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../src/games/kemet/layout.ts';

describe('the order of things on the table', () => {
  it('leaves the map more than half of the window, whatever its size', () => {
    const small: string[] = [];
    for (let width = 360; width <= 2560; width += 20)
      for (let height = 360; height <= 1440; height += 20)
        for (const bar of [40, 52]) {
          if (Math.max(width, height) < 640) continue;
          const { map } = layoutOf(width, height - bar);
          if (map < 0.555 * Math.min(width, height)) small.push(`${width}×${height}: ${map}`);
        }
    expect(small).toEqual([]);
  });
  it('shows everything where there is room, and else the map first', () => {
    expect(layoutOf(1280, 674).order).toBe('wide');
    expect(layoutOf(1920, 1034).order).toBe('wide');
    expect(layoutOf(1024, 722)).toMatchObject({ order: 'side', portrait: true });
    expect(layoutOf(640, 316)).toMatchObject({ order: 'side', portrait: false });
    expect(layoutOf(390, 792)).toMatchObject({ order: 'stack', portrait: true });
  });
});
