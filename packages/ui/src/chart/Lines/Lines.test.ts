import { describe, expect, it } from 'vitest';
import { collisions, crossed, isDrawable, outside, sizes, wordsOf } from '../drawn.fixture.ts';
import {
  longNames,
  months,
  ordersOfWeek,
  ordersOfYear,
  profits,
  statusOfYear,
  temperatures,
} from '../fixture.ts';
import { layoutLines } from './Lines.tsx';

const limit = { value: 37.3, label: '警戒线' };
const flat = (count: number, value: number | null) =>
  Array.from({ length: count }, (_line, index) => ({
    name: `线${index}`,
    points: months.map((name) => ({ name, value })),
  }));
const long = [
  {
    name: '长',
    points: Array.from({ length: 180 }, (_day, index) => ({ name: `${index}`, value: index % 9 })),
  },
];

const cases = [
  { what: 'three of a year', series: statusOfYear, isFromZero: true },
  { what: 'none', series: [], isFromZero: true },
  {
    what: 'one value',
    series: [{ name: '一', points: [{ name: '甲', value: 3 }] }],
    isFromZero: true,
  },
  { what: 'all zero', series: flat(2, 0), isFromZero: true },
  { what: 'six equal', series: flat(6, 40), isFromZero: false },
  { what: 'only gaps', series: flat(2, null), isFromZero: true },
  { what: 'below zero', series: flat(1, -3), isFromZero: true },
  { what: 'huge', series: flat(1, 4e15), isFromZero: true },
  { what: '180 days', series: long, isFromZero: true },
  { what: 'temperatures', series: temperatures, isFromZero: false, threshold: limit },
  {
    what: 'long names',
    series: longNames.map(({ name }) => ({ name, points: longNames })),
    isFromZero: true,
  },
];

describe.each(cases)('lines: $what', ({ series, isFromZero, threshold }) => {
  it.each(sizes)('$width px wide: nothing on each other or outside', (room) => {
    const drawing = layoutLines(series, { unit: '人', isFromZero, threshold }, room);
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, room)).toEqual([]);
  });
});

it.each([
  { what: 'a week', series: [ordersOfWeek] },
  { what: 'a year', series: [{ name: '订单数', points: ordersOfYear }] },
  { what: 'a zigzag', series: [{ name: '利润', points: profits }] },
])('keeps its numbers off its line: $what', ({ series }) => {
  for (const width of [560, 800, 1000]) {
    const drawing = layoutLines(series, { unit: '单', isFromZero: true }, { width, height: 240 });
    expect(wordsOf(drawing, 'value').length).toBeGreaterThan(1);
    expect(wordsOf(drawing, 'value').length).toBeLessThanOrEqual(4);
    expect(crossed(drawing)).toEqual([]);
  }
});

it('has marks for its points, from top to bottom, where points can be chosen', () => {
  const options = { unit: '人', isFromZero: true, hasParts: true };
  const { marks } = layoutLines(statusOfYear, options, { width: 800, height: 240 });
  expect(marks).toHaveLength(12 * 4);
  expect(marks.slice(0, 4).map(({ series }) => series)).toEqual([
    undefined,
    '正在隔离',
    '解除隔离',
    '阳性入院',
  ]);
  expect(marks[3]?.label).toBe('2025-04：阳性入院 2 人');
});

describe('a line with a threshold', () => {
  const options = { unit: '℃', isFromZero: false, threshold: limit };
  const drawing = layoutLines(temperatures, options, { width: 640, height: 240 });

  it('names the threshold and every value above it', () => {
    expect(wordsOf(drawing, 'danger').toSorted()).toEqual([
      '37.4',
      '37.6',
      '37.9',
      '38.2',
      '警戒线 37.3',
    ]);
  });

  it('reports points above the limit and others', () => {
    const labels = drawing.marks.map(({ label }) => label);
    expect(labels[6]).toBe('03-04 早：38.2 ℃（高于警戒线）');
    expect(labels[4]).toBe('03-03 早：37.1 ℃');
  });

  it('does not count the threshold itself as above', () => {
    const series = [{ name: '体温', points: [{ name: '甲', value: 37.3 }] }];
    expect(layoutLines(series, options, { width: 640, height: 240 }).marks[0]?.label).toBe(
      '甲：37.3 ℃',
    );
  });

  it('breaks where a check was missed', () => {
    const line = drawing.shapes.find(({ kind }) => kind === 'line');
    expect(line?.d.match(/M/g)).toHaveLength(2);
  });
});
