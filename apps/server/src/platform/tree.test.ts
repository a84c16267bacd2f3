import { expect, it } from 'vitest';
import { levelsFrom, nested, pathTo, type TreeRow } from './tree.ts';

/** 1 ← 2 ← 3, and 4 by itself. */
const rows: readonly TreeRow[] = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: null },
];

/** Ids as nested lists. */
const shape = (given: readonly TreeRow[]): unknown =>
  nested<TreeRow, unknown>(given, ({ id }, children) => (children ? [id, children] : id));

it('nests, in the order of the rows', () => {
  expect(shape(rows)).toEqual([[1, [[2, [3]]]], 4]);
  expect(shape([])).toEqual([]);
});

it('takes a row whose parent is not there for a root', () => {
  expect(shape(rows.slice(1))).toEqual([[2, [3]], 4]);
});

it('finds what is above a row', () => {
  expect(pathTo(rows, 3)).toEqual([3, 2, 1]);
  expect(pathTo(rows, 1)).toEqual([1]);
  expect(pathTo(rows, 9)).toEqual([]);
});

it('ends even where rows lie in a circle', () => {
  const circle = [
    { id: 1, parent_id: 2 },
    { id: 2, parent_id: 1 },
  ];
  expect(pathTo(circle, 1)).toEqual([1, 2]);
});

it('counts the levels below a row', () => {
  expect([1, 2, 3, 4].map((id) => levelsFrom(rows, id))).toEqual([3, 2, 1, 1]);
});
