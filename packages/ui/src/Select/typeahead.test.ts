import { describe, expect, it } from 'vitest';
import { createSearch } from '../lib/search/createSearch.ts';
import { findTyped } from './typeahead.ts';

const labels = ['A101', 'A102', 'B201', 'B202', '1101'];
const isDisabled = (index: number): boolean => labels[index] === 'B202';

describe('findTyped', () => {
  it.each([
    ['a', -1, 'A101'],
    ['a', 0, 'A102'],
    ['a', 1, 'A101'],
    ['aa', 0, 'A102'],
    ['a102', 0, 'A102'],
    ['a1', 1, 'A102'],
    ['b', 2, 'B201'],
    ['1', -1, '1101'],
    ['11', 4, '1101'],
    ['Ａ', -1, 'A101'],
    ['x', 0, undefined],
    ['0', 0, undefined],
  ])('「%s」 after %i is %s', (typed, from, expected) => {
    expect(labels[findTyped(createSearch(labels), isDisabled, typed, from)]).toBe(expected);
  });

  it('finds nothing in nothing', () => {
    expect(findTyped(createSearch([]), isDisabled, 'a', -1)).toBe(-1);
  });
});
