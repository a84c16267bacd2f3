import { expect, it } from 'vitest';
import { stepState } from './stepState.ts';

it.each([
  [0, 1, false, 'done'],
  [1, 1, false, 'current'],
  [1, 1, true, 'failed'],
  [2, 1, true, 'waiting'],
  [2, 3, false, 'done'],
  [0, -1, false, 'waiting'],
] as const)('step %i of current %i (failed: %s) is %s', (index, current, hasFailed, expected) => {
  expect(stepState(index, current, hasFailed)).toBe(expected);
});
