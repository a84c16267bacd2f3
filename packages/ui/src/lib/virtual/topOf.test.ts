import { expect, it } from 'vitest';
import { topOf, type Align } from './topOf.ts';

const view = (top: number, height = 320) => ({ top, height });

it.each<[string, number, Align, number, number]>([
  ['stays when in view', 5, 'nearest', 64, 64],
  ['goes up to a row above', 1, 'nearest', 64, 32],
  ['goes down to a row below', 20, 'nearest', 64, 352],
  ['puts it in the middle', 20, 'center', 0, 496],
  ['keeps the first at the top', 0, 'center', 500, 0],
])('%s', (_, index, align, top, expected) => {
  expect(topOf(index, align, view(top), { row: 32 })).toBe(expected);
});

it.each<[string, number, Align, number, number]>([
  ['stays when in view', 3, 'nearest', 0, 0],
  ['goes down to a row below, and its space', 10, 'nearest', 0, 40],
  ['goes up to a row above', 2, 'nearest', 320, 64],
  ['puts it in the middle', 100, 'center', 0, 3060],
])('with space around the rows: %s', (_, index, align, top, expected) => {
  expect(topOf(index, align, view(top), { row: 32, inset: 4 })).toBe(expected);
});

it('shows the beginning of a row that is higher than the view', () => {
  expect(topOf(3, 'nearest', view(0, 10), { row: 32 })).toBe(96);
});
