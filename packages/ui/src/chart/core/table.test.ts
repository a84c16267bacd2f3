import { describe, expect, it } from 'vitest';
import { incomeOfWeek, ordersOfWeek } from '../fixture.ts';
import { cellsOf, tableOfPoints, tableOfSeries, tabText } from './table.ts';

describe('a chart as a table', () => {
  const table = tableOfSeries([
    { ...ordersOfWeek, unit: '单' },
    { ...incomeOfWeek, unit: '元' },
  ]);

  it('has a row per name and a column per series', () => {
    expect(table.columns.map(({ name }) => name)).toEqual(['订单数', '收入']);
    expect(table.rows[0]).toEqual({ name: '02-24', numbers: [32, 10240] });
  });

  it('is read with units', () => {
    expect(table.rows[0] && cellsOf(table, table.rows[0])).toEqual(['32 单', '¥10,240.00']);
  });

  it('is copied with bare numbers', () => {
    const lines = tabText(table).split('\n');
    expect(lines).toHaveLength(8);
    expect(lines.slice(0, 2)).toEqual(['名称\t订单数（单）\t收入（元）', '02-24\t32\t10240']);
  });

  it.each([
    { name: '=HYPERLINK("x")', cell: `'=HYPERLINK("x")` },
    { name: '+1', cell: `'+1` },
    { name: '@x', cell: `'@x` },
    { name: 'a\tb\nc', cell: 'a b c' },
  ])('copies $name as $cell', ({ name, cell }) => {
    const text = tabText(tableOfPoints([{ name, value: null }], '订单数', undefined));
    expect(text).toBe(`名称\t订单数\n${cell}\t`);
  });
});
