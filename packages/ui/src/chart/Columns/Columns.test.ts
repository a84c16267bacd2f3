import { describe, expect, it } from 'vitest';
import { collisions, isDrawable, outside, sizes, wordsOf } from '../drawn.fixture.ts';
import { longNames, ordersOfYear, profits } from '../fixture.ts';
import { textWidth } from '../core/textWidth.ts';
import { layoutColumns } from './Columns.tsx';

const many = Array.from({ length: 90 }, (_day, index) => ({ name: `${index}`, value: index * 7 }));
const size = { width: 560, height: 240 };

const cases = [
  { what: 'none', points: [] },
  { what: 'one', points: ordersOfYear.slice(0, 1) },
  { what: 'twelve months', points: ordersOfYear },
  { what: 'ninety', points: many },
  { what: 'all zero', points: ordersOfYear.map(({ name }) => ({ name, value: 0 })) },
  { what: 'losses', points: profits },
  { what: 'only losses', points: profits.map(({ name }) => ({ name, value: -5 })) },
  { what: 'equal', points: ordersOfYear.map(({ name }) => ({ name, value: 7 })) },
  { what: 'huge', points: ordersOfYear.map(({ name }, index) => ({ name, value: index * 1e14 })) },
  { what: 'no numbers', points: ordersOfYear.map(({ name }) => ({ name, value: 'NaN' })) },
  { what: 'long names', points: longNames },
  { what: 'one name twice', points: [...longNames, ...longNames] },
];

describe.each(cases)('columns: $what', ({ points }) => {
  it.each(sizes)('$width px wide: one mark each, nothing on each other or outside', (room) => {
    const drawing = layoutColumns(points, { unit: '元' }, room);
    expect(drawing.marks.map(({ name }) => name)).toEqual(points.map(({ name }) => name));
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, room)).toEqual([]);
  });
});

describe('columns', () => {
  it('have their values as labels', () => {
    const { marks } = layoutColumns([{ name: '03-01', value: '1,280' }], { unit: '单' }, size);
    expect(marks[0]?.label).toBe('03-01：1,280 单');
    expect(
      layoutColumns([{ name: '03-01', value: null }], { unit: '单' }, size).marks[0]?.label,
    ).toBe('03-01：—');
  });

  it('have the numbers of the first, the last, the highest and the lowest only', () => {
    const shown = wordsOf(layoutColumns(many, { unit: '单' }, size), 'value');
    expect(shown).toContain('623');
    expect(shown.length).toBeLessThanOrEqual(4);
  });

  it('have the brand on the one that the finding means', () => {
    const fillsOf = (accent?: string) =>
      layoutColumns(ordersOfYear, { unit: '单', accent }, size)
        .shapes.filter(({ kind, d }) => kind === 'fill' && d !== '')
        .map(({ look, d }) => [look?.color, d.split('M').length - 1]);
    expect(fillsOf()).toEqual([['kind0', 12]]);
    expect(fillsOf('2026-03')).toEqual([
      ['kind0', 1],
      ['quiet', 11],
    ]);
  });

  it('have no label for missing values', () => {
    const points = [
      { name: '甲', value: 0 },
      { name: '乙', value: null },
    ];
    expect(wordsOf(layoutColumns(points, { unit: '单' }, size), 'value')).toEqual([]);
  });
});

it('keeps its numbers off the columns beside them', () => {
  for (const width of [246, 320, 420, 560]) {
    const { texts, shapes } = layoutColumns(ordersOfYear, { unit: '单' }, { width, height: 240 });
    const columns = shapes
      .filter(({ kind }) => kind === 'fill')
      .flatMap(({ d }) => [...d.matchAll(/M([\d.]+),([\d.]+)h([\d.]+)v([\d.]+)/g)])
      .map(([, left, top, across, down]) => ({
        left: Number(left),
        right: Number(left) + Number(across),
        top: Number(top),
        bottom: Number(top) + Number(down),
      }));
    expect(columns).toHaveLength(12);
    const numbers = texts.filter(({ kind }) => kind === 'value');
    expect(numbers.length).toBeGreaterThan(0);
    for (const { text, x, y } of numbers) {
      const half = textWidth(text) / 2;
      const covered = columns.filter(
        ({ left, right, top, bottom }) =>
          left < x + half && x - half < right && top < y + 6 && y - 6 < bottom,
      );
      expect(covered, `${text} at ${width} px`).toEqual([]);
    }
  }
});
