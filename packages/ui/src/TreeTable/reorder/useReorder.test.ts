import { describe, expect, it } from 'vitest';
import { dropAt, placeAt, siblingIds, withPlace, type PlacedRow } from './useReorder.ts';

/** a, with a1 and a2 open below it, b, and c with c1. */
const rows: PlacedRow[] = [
  { id: 'a', parentId: null, level: 1 },
  { id: 'a1', parentId: 'a', level: 2 },
  { id: 'a2', parentId: 'a', level: 2 },
  { id: 'b', parentId: null, level: 1 },
  { id: 'c', parentId: null, level: 1 },
  { id: 'c1', parentId: 'c', level: 2 },
];

it.each([
  ['a', ['a', 'b', 'c']],
  ['a2', ['a1', 'a2']],
  ['c1', ['c1']],
  ['unknown', []],
])('the siblings of %s', (id, expected) => {
  expect(siblingIds(rows, id)).toEqual(expected);
});

it.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', -5, ['b', 'a', 'c']],
  ['b', 99, ['a', 'c', 'b']],
])('%s at place %i', (id, place, expected) => {
  expect(withPlace(['a', 'b', 'c'], id, place)).toEqual(expected);
});

it.each([
  ['b', 1],
  ['c', 7],
  ['unknown', 0],
])('%s is at place %i already', (id, place) => {
  const ids = ['a', 'b', 'c'];
  expect(withPlace(ids, id, place)).toBe(ids);
});

describe('where a dragged row is dropped', () => {
  it.each<[string, number, number, ReturnType<typeof dropAt>]>([
    ['b', 0, 0, { id: 'a', edge: 'before' }],
    // The block of a is rows 0 to 2: its middle is at 1.5.
    ['b', 1.4, 0, { id: 'a', edge: 'before' }],
    ['b', 1.6, 1, null],
    ['b', 4.9, 1, null],
    ['b', 5.1, 2, { id: 'c1', edge: 'after' }],
    ['a', 3.6, 1, { id: 'c', edge: 'before' }],
    ['c', 3.4, 1, { id: 'b', edge: 'before' }],
    // Outside of its parent it stays at the edge of it.
    ['a1', 5.9, 1, { id: 'a2', edge: 'after' }],
    ['a2', 0, 0, { id: 'a1', edge: 'before' }],
  ])('%s at %f', (id, at, place, drop) => {
    expect(placeAt(rows, id, at)).toBe(place);
    expect(dropAt(rows, id, place)).toEqual(drop);
  });

  it('has no edge for an unknown row', () => {
    expect(dropAt(rows, 'unknown', 0)).toBeNull();
  });
});
