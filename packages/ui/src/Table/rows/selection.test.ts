import { describe, expect, it } from 'vitest';
import { rangeOf, setSelected, shareOf } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];

describe('shareOf', () => {
  it.each([
    ['none', page, []],
    ['some', page, ['b']],
    ['all', page, ['a', 'b', 'c', 'd', 'of another page']],
    ['none', page, ['of another page']],
    ['none', [], ['a']],
  ])('is %s of %j with %j selected', (share, ids, selected) => {
    expect(shareOf(ids, new Set(selected))).toBe(share);
  });
});

describe('setSelected', () => {
  it.each([
    ['adds', ['x'], ['a', 'b'], true, ['x', 'a', 'b']],
    ['adds what is there once', ['a'], ['a'], true, ['a']],
    ['takes out and keeps other pages', ['x', 'a', 'b'], ['a', 'b'], false, ['x']],
    ['takes out what is not there', ['x'], ['a'], false, ['x']],
  ])('%s', (_says, selected, ids, isOn, expected) => {
    const before = new Set(selected);
    expect([...setSelected(before, ids, isOn)]).toEqual(expected);
    expect([...before]).toEqual(selected);
  });
});

describe('rangeOf', () => {
  it.each([
    ['down', 'a', 'c', ['a', 'b', 'c']],
    ['up', 'd', 'b', ['b', 'c', 'd']],
    ['to itself', 'b', 'b', ['b']],
    ['from nowhere', null, 'b', ['b']],
    ['from a row of another page', 'x', 'b', ['b']],
  ])('reaches %s', (_says, from, to, expected) => {
    expect(rangeOf(page, from, to)).toEqual(expected);
  });
});
