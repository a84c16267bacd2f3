import { describe, expect, it } from 'vitest';
import { labelsOf } from './option.ts';

const options = ['A101', 'A102', 'B201'].map((label, value) => ({ value, label }));

describe('labelsOf', () => {
  it.each([
    ['none', [], []],
    ['some', [2, 0], ['A101', 'B201']],
    ['those that are known', [1, 9], ['A102']],
  ])('%s', (_, values, expected) => {
    expect([...labelsOf(values, options).values()]).toEqual(expected);
  });
});
