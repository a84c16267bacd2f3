import { provinces } from '@anzhu/api/rules/provinces';
import { textWidth } from '@anzhu/ui/chart/core';
import { describe, expect, it } from 'vitest';
import { chinaDrawing } from './chinaDrawing.ts';
import { fitMap } from './mapFrame.ts';
import {
  countryLabels,
  insetLabels,
  placeCountryLabels,
  placeMapLabels,
  type MapLabel,
  type PlacedLabel,
} from './mapLabels.ts';
import { provinceValues } from './provinceValues.ts';

const label = (name: string, x: number, y: number, weight: number): MapLabel => ({
  name,
  texts: [name],
  x,
  y,
  weight,
  isBeside: false,
  kind: 'plain',
});

/** Pairs of labels that are less than 2 px from each other at a zoom, with lines as high as a font's. */
function collisions(labels: readonly PlacedLabel[], zoom: number, line = 16): string[] {
  const boxes = labels.map(({ text, x, y, dx, dy }) => ({
    text,
    left: x * zoom + dx - textWidth(text) / 2,
    right: x * zoom + dx + textWidth(text) / 2,
    y: y * zoom + dy,
  }));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.y - other.y) < line + 2 &&
          one.left < other.right + 2 &&
          other.left < one.right + 2,
      )
      .map((other) => `${one.text} × ${other.text}`),
  );
}

describe('placeMapLabels', () => {
  const size = { width: 200, height: 100 };

  it('keeps the heavier of two labels, and moves the lighter one aside where it can', () => {
    const placed = placeMapLabels(
      [label('轻', 100, 50, 1), label('重', 100, 50, 2), label('中', 100, 50, 1.5)],
      1,
      size,
    );
    expect(placed.map(({ name, dy }) => [name, dy])).toEqual([['重', 0]]);
    const apart = placeMapLabels([label('轻', 100, 58, 1), label('重', 100, 50, 2)], 1, size);
    expect(apart.map(({ name, dy }) => [name, dy])).toEqual([
      ['重', 0],
      ['轻', 12],
    ]);
  });

  it('takes the short text where the long one does not fit', () => {
    const long = { ...label('浙江', 30, 50, 1), texts: ['浙江 1,280', '浙江'] };
    expect(placeMapLabels([long], 1, size)[0]?.text).toBe('浙江');
    expect(placeMapLabels([long], 2, size)[0]?.text).toBe('浙江 1,280');
  });

  it('leaves out what would be over the edge or on what is taken', () => {
    expect(placeMapLabels([label('边', 2, 50, 1)], 1, size)).toEqual([]);
    const inset = { left: 80, top: 20, width: 60, height: 60 };
    expect(placeMapLabels([label('内', 100, 50, 1)], 1, size, [inset])).toEqual([]);
  });
});

const many = provinces.map((name, index) => ({ name, value: 10 + ((index * 37) % 90) }));

describe.each([
  { says: 'no data', points: [] },
  { says: 'one province', points: [{ name: '香港', value: 3 }] },
  { says: 'all provinces', points: many },
])('labels of the country: $says', ({ points }) => {
  const { provinces: values, ranking } = provinceValues(points);

  it.each([
    { width: 260, height: 280 },
    { width: 340, height: 350 },
    { width: 368, height: 388 },
    { width: 619, height: 635 },
    { width: 700, height: 412 },
    { width: 848, height: 412 },
    { width: 1400, height: 412 },
  ])('$width × $height px: none touches another, more when zoomed', (size) => {
    const fit = fitMap(size);
    const labels = countryLabels(values, '单', fit);
    const counts = [1, 1.5, 2.25, 3.5].map((zoom) => {
      const placed = placeCountryLabels(labels, zoom, size, fit);
      expect(collisions(placed, zoom)).toEqual([]);
      return placed.length;
    });
    expect(counts[0]).toBeGreaterThanOrEqual(8);
    expect(Math.min(...counts.slice(1))).toBeGreaterThanOrEqual(counts[0] ?? 0);
    const first = placeCountryLabels(labels, 1, size, fit)[0];
    expect(first?.name).toBe(ranking[0]?.name ?? '新疆');
  });
});

it('shows the largest amounts before names without one', () => {
  const size = { width: 700, height: 412 };
  const fit = fitMap(size);
  const { provinces: values } = provinceValues([
    { name: '上海', value: 9 },
    { name: '澳门', value: 1 },
  ]);
  const placed = placeCountryLabels(countryLabels(values, '单', fit), 1, size, fit);
  expect(placed.slice(0, 2).map(({ text }) => text)).toEqual(['上海 9', '澳门 1']);
  expect(placed.map(({ name }) => name)).toContain('钓鱼岛');
});

it('covers no island and no dash', () => {
  const size = { width: 700, height: 412 };
  const fit = fitMap(size);
  const labels = countryLabels(provinceValues(many).provinces, '单', fit);
  const covered = [1, 2, 3.5].flatMap((zoom) =>
    placeCountryLabels(labels, zoom, size, fit).filter(({ text, x, y, dx, dy }) =>
      chinaDrawing.boxes.some((box) => {
        const left = (fit.left + box.left * fit.scale) * zoom;
        const top = (fit.top + box.top * fit.scale) * zoom;
        const [middle, line] = [x * zoom + dx, y * zoom + dy];
        return Math.abs(middle - left) < textWidth(text) / 2 && top > line - 7 && top < line + 7;
      }),
    ),
  );
  expect(covered.map(({ text }) => text)).toEqual([]);
});

describe('the inset', () => {
  it.each([
    { width: 260, height: 280, names: [] },
    { width: 700, height: 412, names: ['东沙群岛', '中沙群岛'] },
    { width: 1000, height: 800, names: ['东沙群岛', '西沙群岛', '中沙群岛', '南沙群岛'] },
  ])('$width px: its title, and names that are on no other', ({ names, ...size }) => {
    const labels = insetLabels(fitMap(size));
    expect(labels[0]?.text).toBe('南海诸岛');
    expect(labels.slice(1).map(({ text }) => text)).toEqual(names);
    expect(collisions(labels, 1, 14)).toEqual([]);
  });
});

it('names the eight largest on the whole map, the small ones on the coast by a line', () => {
  const size = { width: 848, height: 544 };
  const fit = fitMap(size);
  const amounts = ['广东', '浙江', '上海', '北京', '四川', '江苏', '山东', '湖北', '湖南', '天津'];
  const { provinces: values } = provinceValues(
    amounts.map((name, index) => ({ name, value: 100 - index })),
  );
  const labels = countryLabels(values, '单', fit);
  const placed = placeCountryLabels(labels, 1, size, fit);
  const named = placed.filter(({ kind }) => kind === 'value');
  expect(named.map(({ name }) => name)).toEqual([...amounts.slice(0, 8), '天津']);
  const withLines = named.filter(({ leader }) => leader).map(({ name }) => name);
  expect(withLines).toEqual(['上海', '北京', '天津']);
  expect(placeCountryLabels(labels, 3.5, size, fit).map(({ name }) => name)).toContain('湖南');
});
