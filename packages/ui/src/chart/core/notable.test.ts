import { expect, it } from 'vitest';
import { notableIn } from './notable.ts';

it.each([
  [[], []],
  [[7], [0]],
  [
    [3, 9, 1, 4],
    [0, 1, 2, 3],
  ],
  [
    [3, 9, 5, 9, 1, 1, 4],
    [0, 3, 5, 6],
  ],
  [
    [null, 2, 8, null, 5],
    [1, 2, 4],
  ],
])('of %j the values at %j are written', (values, indices) => {
  expect([...notableIn(values)].toSorted((one, other) => one - other)).toEqual(indices);
});
