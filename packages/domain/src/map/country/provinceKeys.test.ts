import { provinces, type Province } from '@anzhu/api/rules/provinces';
import { describe, expect, it } from 'vitest';
import { chinaDrawing } from './layout/chinaDrawing.ts';
import { nextProvince } from './provinceKeys.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const next = (key: string, from: Province): string | null => {
  const index = nextProvince(key, provinces.indexOf(from), chinaDrawing.provinces);
  return index === null ? null : (provinces[index] ?? null);
};

describe('nextProvince', () => {
  it.each([
    ['ArrowRight', '浙江', '上海'],
    ['ArrowLeft', '浙江', '安徽'],
    ['ArrowUp', '浙江', '上海'],
    ['ArrowDown', '浙江', '福建'],
    ['ArrowUp', '西藏', '新疆'],
    ['ArrowRight', '新疆', '青海'],
    ['ArrowLeft', '新疆', null],
    ['ArrowUp', '黑龙江', null],
    ['ArrowDown', '海南', null],
    ['Home', '浙江', '北京'],
    ['End', '浙江', '澳门'],
    ['Tab', '浙江', null],
  ] as const)('%s from %s', (key, from, to) => {
    expect(next(key, from)).toBe(to);
  });

  it('reaches every province from every other by arrows', () => {
    for (const start of provinces) {
      const reached = new Set<string>([start]);
      for (const name of reached) {
        for (const key of arrows) {
          const to = next(key, name as Province);
          if (to) reached.add(to);
        }
      }
      expect(reached.size).toBe(34);
    }
  });
});
