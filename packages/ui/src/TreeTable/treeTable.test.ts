import { describe, expect, it } from 'vitest';
import { createPlaceCache, inOrder, narrowTree, treeMove, treeRows } from './treeRows.ts';

interface Unit {
  name: string;
  below?: readonly Unit[];
}

/** A row of the model. */
interface Placed {
  id: string;
  depth: number;
  original: Unit;
  subRows: Placed[];
}

const units: Unit[] = [
  { name: '总部', below: [{ name: '前厅', below: [{ name: '早班' }] }, { name: '客房' }] },
  { name: '分店' },
];
const placed = (rows: readonly Unit[], depth = 0): Placed[] =>
  rows.map((original) => ({
    id: original.name,
    depth,
    original,
    subRows: placed(original.below ?? [], depth + 1),
  }));
const rowsWith = (open: readonly string[], keep = createPlaceCache()) =>
  treeRows(placed(units), new Set(open), { activeId: null, drag: null }, keep);

describe('treeRows', () => {
  it.each([
    ['nothing open', [], ['总部', '分店']],
    ['one open', ['总部'], ['总部', '前厅', '客房', '分店']],
    ['all open', ['总部', '前厅'], ['总部', '前厅', '早班', '客房', '分店']],
    ['a branch open whose parent is closed', ['前厅'], ['总部', '分店']],
  ])('shows the rows with %s', (_says, open, expected) => {
    expect(rowsWith(open).map(({ id }) => id)).toEqual(expected);
  });

  it('returns the place of a row', () => {
    const places = rowsWith(['总部']).map(({ place }) => place);
    expect(places[2]).toMatchObject({ level: 2, position: 2, siblings: 2, parentId: '总部' });
    expect(places.map(({ isActive }) => isActive)).toEqual([true, false, false, false]);
  });

  it('keeps the places that stay the same', () => {
    const keep = createPlaceCache();
    const before = rowsWith([], keep);
    const after = rowsWith(['总部'], keep);
    expect(after.at(-1)?.place).toBe(before.at(-1)?.place);
    expect(after[0]?.place).not.toBe(before[0]?.place);
  });
});

describe('narrowTree', () => {
  it.each([
    ['a leaf with all above it', '早班', ['早班', '前厅', '总部'], ['前厅', '总部']],
    ['a branch with all above and below it', '前厅', ['早班', '前厅', '总部'], ['总部']],
    ['nothing', '没有', [], []],
  ])('keeps %s', (_says, name, expected, opened) => {
    const reader = {
      rowId: (unit: Unit) => unit.name,
      childrenOf: ({ below }: Unit) => below,
    };
    const { kept, open } = narrowTree(units, reader, (unit) => unit.name === name);
    expect([...kept].map((unit) => unit.name)).toEqual(expected);
    expect([...open]).toEqual(opened);
  });
});

describe('inOrder', () => {
  it.each([
    ['as given', null, ['总部', '分店']],
    ['in the order of the ids', ['分店', '总部'], ['分店', '总部']],
    ['as given for the ids of others', ['前厅', '客房'], ['总部', '分店']],
  ])('has siblings %s', (_says, ids, expected) => {
    expect(inOrder(units, ({ name }) => name, ids).map(({ name }) => name)).toEqual(expected);
  });
});

describe('treeMove', () => {
  const places = rowsWith(['总部']).map(({ place }) => place);
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
    expect(treeMove(key, index, places)).toEqual(move);
  });
});
