import { describe, expect, it } from 'vitest';
import { departments } from './fixtures.ts';
import { linkedChecks, toggleLinked, topmost } from './linked.ts';

describe('linkedChecks', () => {
  it.each([
    ['nothing', [], [], []],
    ['a leaf', [21], [21], [1, 2]],
    ['all below a parent', [31], [3, 31], [1]],
    ['a parent for all below it', [2], [2, 21, 22], [1]],
    ['everything', [1], [1, 2, 21, 22, 3, 31, 4], []],
    ['what is not in the tree', [99], [], []],
  ])('%s', (_, values, checked, partly) => {
    const found = linkedChecks(departments, values);
    expect([...found.checked]).toEqual(checked);
    expect([...found.partly]).toEqual(partly);
  });
});

describe('toggleLinked', () => {
  it.each([
    ['a leaf', [], 4, [4]],
    ['a parent, without what is disabled', [], 2, [21]],
    ['the same parent again', [21], 2, []],
    ['a parent with all below', [], 3, [3, 31]],
    ['the last leaf of a parent', [3, 31], 31, []],
    ['a root that is partly checked', [4], 1, [21, 3, 31, 4]],
    ['a root of which all that can be is checked', [21, 3, 31, 4], 1, []],
    ['a disabled leaf stays as it is', [22], 2, [2, 21, 22]],
    ['a disabled leaf is not pressed', [], 22, []],
    ['what is not in the tree stays', [99], 4, [4, 99]],
    ['what is not there is not pressed', [4], 99, [4]],
  ])('%s', (_, values, pressed, expected) => {
    expect(toggleLinked(departments, values, pressed)).toEqual(expected);
  });
});

it.each([
  [[1], [1]],
  [[2], [2]],
  [
    [21, 31],
    [21, 3],
  ],
  [[], []],
])('%j is named by %j', (values, expected) => {
  expect(topmost(departments, linkedChecks(departments, values))).toEqual(expected);
});
