import { describe, expect, it } from 'vitest';
import { collisions, isDrawable, outside, wordsOf } from '../drawn.fixture.ts';
import { heatColumns, heatRows, heatScale } from '../fixture.ts';
import { columnsPerBlock, heightOfGrid, layoutHeatGrid } from './layout.ts';

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
  { what: 'three rows', columns: heatColumns, rows: heatRows },
  {
    what: 'rows with notes',
    columns: heatColumns,
    rows: heatRows.map((row) => ({ ...row, note: '安住·西湖店' })),
  },
  { what: 'no rows', columns: heatColumns, rows: [] },
  { what: 'nothing', columns: [], rows: [] },
  { what: 'one column', columns: heatColumns.slice(0, 1), rows: heatRows },
])('a heat grid: $what', ({ columns, rows }) => {
  it.each([246, 334, 560, 1000])('%i px wide: nothing on each other or outside', (width) => {
    const size = { width, height: heightOfGrid(rows.length, columns.length, width) };
    const drawing = layoutHeatGrid(columns, rows, heatScale, size);
    expect(drawing.marks).toHaveLength(columns.length * (1 + rows.length));
    expect(isDrawable(drawing)).toBe(true);
    expect(collisions(drawing)).toEqual([]);
    expect(outside(drawing, size)).toEqual([]);
  });
});

describe('a heat grid', () => {
  const wide = layoutHeatGrid(heatColumns, heatRows, heatScale, { width: 1000, height: 200 });

  it('writes as much in a cell as fits', () => {
    expect(wordsOf(wide, 'onLight')).toContain('剩 8 间');
    const narrow = layoutHeatGrid(heatColumns, heatRows, heatScale, { width: 334, height: 400 });
    expect(wordsOf(narrow, 'onLight')).toContain('剩 8');
  });

  it('draws what is over the limit with a texture and says so in the key', () => {
    expect(wordsOf(wide, 'inside')).toEqual(['超 1 间']);
    expect(wordsOf(wide, 'tick').slice(-3)).toEqual(['空', '满', '超订']);
  });

  it('has the head of a column before its cells, with all of them', () => {
    expect(wide.marks[0]?.label).toMatch(/^03-18 周三：标准双床房 剩 3 间，/);
    expect(wide.marks[1]?.label).toBe('03-18 周三 标准双床房：剩 3 间');
  });
});
