import { describe, expect, it } from 'vitest';
import { collisions, isDrawable, outside, wordsOf } from '../drawn.fixture.ts';
import { gridColumns, gridRows, gridKey } from '../fixture.ts';
import { columnsPerBlock, heightOfGrid, layoutStateGrid } from './layout.ts';

describe('columnsPerBlock', () => {
  it.each([
    { count: 14, width: 1000, perBlock: 14 },
    { count: 14, width: 626, perBlock: 7 },
    { count: 14, width: 334, perBlock: 7 },
    { count: 3, width: 334, perBlock: 3 },
    { count: 0, width: 334, perBlock: 0 },
  ])('$count columns in $width px: $perBlock', ({ count, width, perBlock }) => {
    expect(columnsPerBlock(count, width)).toBe(perBlock);
  });
});

describe.each([
  { what: 'three rows', columns: gridColumns, rows: gridRows },
  {
    what: 'rows with notes',
    columns: gridColumns,
    rows: gridRows.map((row) => ({ ...row, note: '安住·西湖店' })),
  },
  { what: 'no rows', columns: gridColumns, rows: [] },
  { what: 'nothing', columns: [], rows: [] },
  { what: 'one column', columns: gridColumns.slice(0, 1), rows: gridRows },
])('a grid of states: $what', ({ columns, rows }) => {
  it.each([246, 334, 560, 1000])('%i px wide: nothing on each other or outside', (width) => {
    const size = { width, height: heightOfGrid(rows.length, columns.length, width) };
    const drawing = layoutStateGrid(columns, rows, gridKey, size);
    expect(drawing.marks).toHaveLength(columns.length * (1 + rows.length));
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, size)).toEqual([]);
  });
});

describe('a grid of states', () => {
  const wide = layoutStateGrid(gridColumns, gridRows, gridKey, { width: 1000, height: 200 });

  it('writes plain numbers, and what needs care on a ground of its own', () => {
    expect(wordsOf(wide, 'onLight')).toContain('8');
    expect(new Set(wordsOf(wide, 'few'))).toEqual(new Set(['3', '2', '1']));
    expect(wordsOf(wide, 'none')).toEqual(['满', '满', '满']);
    expect(wordsOf(wide, 'inside')).toEqual(['超 1']);
  });

  it('says what the grounds mean, of those that there are', () => {
    expect(wordsOf(wide, 'tick').slice(-3)).toEqual(['剩 3 间及以下', '已满', '超订']);
    const calm = gridRows.map((row) => ({ ...row, cells: row.cells.slice(-1) }));
    const drawing = layoutStateGrid(gridColumns.slice(0, 1), calm, gridKey, {
      width: 560,
      height: 200,
    });
    expect(wordsOf(drawing, 'tick')).not.toContain('已满');
  });

  it('has the head of a column before its cells, with all of them', () => {
    expect(wide.marks[0]?.label).toMatch(/^03-18 周三：标准双床房 剩 3 间，/);
    expect(wide.marks[1]?.label).toBe('03-18 周三 标准双床房：剩 3 间');
  });
});
