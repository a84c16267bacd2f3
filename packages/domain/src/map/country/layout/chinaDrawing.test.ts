import { provinces } from '@anzhu/api/rules/provinces';
import { describe, expect, it } from 'vitest';
import { chinaDrawing } from './chinaDrawing.ts';
import { drawingSize, insetSize } from './mapFrame.ts';

/** The closed outlines of path data, each as the middle of its points. */
const outlines = (d: string): [number, number][] =>
  d
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => {
      const points = [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
      const mean = (axis: 1 | 2): number =>
        points.reduce((sum, point) => sum + Number(point[axis]), 0) / points.length;
      return [mean(1), mean(2)];
    });

const isInInset = ([x, y]: readonly [number, number]): boolean =>
  x >= 0 && x <= insetSize.width && y >= 0 && y <= insetSize.height;

describe('the drawing', () => {
  it('has the 34 provinces, in the order of their codes, each with its label on it', () => {
    expect(chinaDrawing.provinces.map(({ name }) => name)).toEqual(provinces);
    for (const { d, spot, area } of chinaDrawing.provinces) {
      expect(d).toMatch(/^M[-\d.,MLZ]+Z$/);
      expect(area).toBeGreaterThan(1);
      expect(spot[0]).toBeGreaterThan(0);
      expect(spot[0]).toBeLessThan(drawingSize.width);
      expect(spot[1]).toBeGreaterThan(0);
      expect(spot[1]).toBeLessThan(drawingSize.height);
    }
  });

  it('is as large as its frame says', () => {
    const all = chinaDrawing.provinces.flatMap(({ d }) =>
      [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    );
    expect(Math.min(...all.map(([x]) => x))).toBe(0);
    expect(Math.max(...all.map(([x]) => x))).toBe(drawingSize.width);
    expect(Math.min(...all.map(([, y]) => y))).toBe(0);
    expect(Math.max(...all.map(([, y]) => y))).toBe(drawingSize.height);
  });

  it('has the islands, the ten dashes and the names', () => {
    expect(outlines(chinaDrawing.dash)).toHaveLength(10);
    expect(outlines(chinaDrawing.isles)).toHaveLength(10);
    expect(chinaDrawing.places.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['钓鱼岛', '赤尾屿', '南沙群岛', '曾母暗沙']),
    );
  });
});

describe('the inset', () => {
  it('has all ten dashes whole, and the islands of the South China Sea', () => {
    const dashes = outlines(chinaDrawing.inset.dash);
    expect(dashes).toHaveLength(10);
    expect(dashes.filter(isInInset)).toHaveLength(10);
    // Without 钓鱼岛 and 赤尾屿, which the map itself shows.
    expect(outlines(chinaDrawing.inset.isles).filter(isInInset)).toHaveLength(7);
  });

  it('has the coast', () => {
    expect(chinaDrawing.inset.provinces.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['广东', '广西', '海南', '台湾', '香港', '澳门']),
    );
  });

  it('has the six names of the sea in it', () => {
    const inside = chinaDrawing.inset.places.filter(({ spot }) => isInInset(spot));
    expect(inside.map(({ name }) => name).toSorted()).toEqual(
      ['东沙群岛', '西沙群岛', '中沙群岛', '黄岩岛', '南沙群岛', '曾母暗沙'].toSorted(),
    );
  });
});
