import { describe, expect, it } from 'vitest';
import { collisions, crossed, isDrawable, outside, sizes, wordsOf } from '../drawn.fixture.ts';
import { incomeOfWeek, longNames, ordersOfWeek, ordersOfYear, profits } from '../fixture.ts';
import { layoutColumnsAndLine } from './ColumnsAndLine.tsx';

const orders = { ...ordersOfWeek, unit: '单' };
const income = { ...incomeOfWeek, unit: '元' };
const empty = { name: '空', points: [] };
const zero = { name: '零', points: orders.points.map(({ name }) => ({ name, value: 0 })) };

const cases = [
  { what: 'a week', columns: orders, line: income, marks: 7 },
  { what: 'none', columns: empty, line: empty, marks: 0 },
  { what: 'no line', columns: orders, line: empty, marks: 7 },
  { what: 'no columns', columns: empty, line: income, marks: 7 },
  { what: 'all zero', columns: zero, line: zero, marks: 7 },
  {
    what: 'a year with losses',
    columns: { name: '订单数', points: ordersOfYear, unit: '单' },
    line: { name: '利润', points: profits, unit: '元' },
    marks: 12,
  },
  {
    what: 'long names',
    columns: { name: longNames[0]?.name ?? '', points: longNames },
    line: { name: longNames[1]?.name ?? '', points: longNames },
    marks: 3,
  },
];

describe.each(cases)('columns and line: $what', ({ columns, line, marks }) => {
  it.each(sizes)('$width px wide: nothing on each other or outside', (room) => {
    const drawing = layoutColumnsAndLine(columns, line, room);
    expect(drawing.marks).toHaveLength(marks);
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, room)).toEqual([]);
  });
});

describe('columns and line', () => {
  const drawing = layoutColumnsAndLine(orders, income, { width: 560, height: 240 });

  it('list both values of a day', () => {
    expect(drawing.marks[1]?.label).toBe('02-25：订单数 28 单，收入 ¥8,960.50');
  });

  it('name each scale with its unit', () => {
    expect(wordsOf(drawing, 'name')).toEqual(['订单数（单）', '收入（元）']);
  });

  it('write amounts over columns and counts in them', () => {
    expect(wordsOf(drawing, 'value')).toContain('¥2.08万');
    expect(wordsOf(drawing, 'onDark')).toContain('63');
  });
});

it('keeps its amounts off the line', () => {
  for (const width of [420, 560, 1000]) {
    const drawing = layoutColumnsAndLine(orders, income, { width, height: 240 });
    expect(wordsOf(drawing, 'value').length).toBeGreaterThan(5);
    expect(crossed(drawing)).toEqual([]);
  }
});
