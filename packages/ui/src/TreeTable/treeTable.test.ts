import { describe, expect, it } from 'vitest';
import type { Column } from '../Table/index.ts';
import {
  buildForest,
  nextSort,
  sortSiblings,
  branchIds,
  createRowCache,
  narrowForest,
  treeMove,
  treeRows,
  type RecordReader,
  type TreeView,
} from './treeRows.ts';

interface Unit {
  name: string;
  size?: number;
  below?: readonly Unit[];
}

const units: Unit[] = [
  { name: '总部', below: [{ name: '前厅', below: [{ name: '早班' }] }, { name: '客房' }] },
  { name: '分店' },
];
const reader: RecordReader<Unit> = {
  rowId: ({ name }) => name,
  childrenOf: ({ below }) => below,
  order: (rows) => rows,
};
const forest = buildForest(units, reader);
const view = (...expanded: string[]): TreeView => ({
  expanded: new Set(expanded),
  activeId: null,
});

describe('treeRows', () => {
  it.each([
    ['nothing open', view(), ['总部', '分店']],
    ['one open', view('总部'), ['总部', '前厅', '客房', '分店']],
    ['all open', view('总部', '前厅'), ['总部', '前厅', '早班', '客房', '分店']],
    ['a branch open whose parent is closed', view('前厅'), ['总部', '分店']],
  ])('shows the rows with %s', (_says, shown, expected) => {
    expect(treeRows(forest, shown, createRowCache()).map(({ id }) => id)).toEqual(expected);
  });

  it('returns the position of a row', () => {
    const rows = treeRows(forest, view('总部'), createRowCache());
    expect(rows[2]).toMatchObject({ level: 2, position: 2, siblings: 2, parentId: '总部' });
    expect(rows.map(({ isActive }) => isActive)).toEqual([true, false, false, false]);
  });

  it('keeps the rows that stay the same', () => {
    const keep = createRowCache<Unit>();
    const before = treeRows(forest, view(), keep);
    const after = treeRows(forest, view('总部'), keep);
    expect(after.at(-1)).toBe(before.at(-1));
    expect(after[0]).not.toBe(before[0]);
  });
});

describe('branchIds', () => {
  it('names what can be opened', () => {
    expect(branchIds(forest)).toEqual(['总部', '前厅']);
  });
});

describe('narrowForest', () => {
  it.each([
    ['a leaf with all above it', '早班', ['总部', '前厅', '早班']],
    ['a branch, closed, with all above it', '前厅', ['总部', '前厅']],
    ['nothing', '没有', []],
  ])('keeps %s', (_says, name, expected) => {
    const narrowed = narrowForest(forest, (unit) => unit.name === name);
    const shown = { ...view(), expanded: narrowed.expanded };
    expect(treeRows(narrowed.forest, shown, createRowCache()).map(({ id }) => id)).toEqual(
      expected,
    );
  });
});

describe('treeMove', () => {
  const rows = treeRows(forest, view('总部'), createRowCache());
  it.each([
    ['ArrowDown', 0, { to: 1 }],
    ['ArrowDown', 3, null],
    ['ArrowUp', 1, { to: 0 }],
    ['ArrowUp', 0, null],
    ['Home', 3, { to: 0 }],
    ['End', 0, { to: 3 }],
    ['ArrowRight', 1, { toggle: true }],
    ['ArrowRight', 0, { to: 1 }],
    ['ArrowRight', 2, null],
    ['ArrowLeft', 0, { toggle: true }],
    ['ArrowLeft', 2, { to: 0 }],
    ['ArrowLeft', 3, null],
    ['Enter', 1, { toggle: true }],
    [' ', 2, null],
    ['a', 0, null],
  ])('%s on row %i', (key, index, move) => {
    expect(treeMove(key, index, rows)).toEqual(move);
  });
});

describe('sorting', () => {
  const columns: Column<Unit>[] = [
    { id: 'size', header: '人数', cell: ({ size }) => size, sortValue: ({ size }) => size },
  ];
  const rows: Unit[] = [{ name: 'a', size: 3 }, { name: 'b' }, { name: 'c', size: 1 }];

  it.each([
    ['as given', null, ['a', 'b', 'c']],
    ['up, nothing last', { id: 'size', desc: false }, ['c', 'a', 'b']],
    ['down, nothing last', { id: 'size', desc: true }, ['a', 'c', 'b']],
  ])('orders siblings %s', (_says, sort, expected) => {
    expect(sortSiblings(rows, columns, sort).map(({ name }) => name)).toEqual(expected);
  });

  it.each([
    ['nothing', null, { id: 'size', desc: false }],
    ['up', { id: 'size', desc: false }, { id: 'size', desc: true }],
    ['down', { id: 'size', desc: true }, null],
    ['another column', { id: 'name', desc: true }, { id: 'size', desc: false }],
  ])('goes on from %s', (_says, sort, next) => {
    expect(nextSort(sort, 'size')).toEqual(next);
  });
});
