import { describe, expect, it } from 'vitest';
import { filterOptions, type SelectOption } from './filterOptions.ts';

const options: SelectOption<string>[] = [
  { value: 'a', label: '豪华大床房', description: 'King 18 楼' },
  { value: 'b', label: '标准双床房', description: 'Twin' },
  { value: 'c', label: '家庭房 A' },
];

describe('filterOptions', () => {
  it.each([
    ['', 'abc'],
    ['   ', 'abc'],
    ['床', 'ab'],
    ['双床', 'b'],
    ['king', 'a'],
    ['ＫＩＮＧ', 'a'],
    ['twin 标准', 'b'],
    ['房 a', 'c'],
    ['18', 'a'],
    ['没有', ''],
  ])('「%s」 keeps %s', (query, expected) => {
    expect(
      filterOptions(options, query)
        .map((option) => option.value)
        .join(''),
    ).toBe(expected);
  });

  it('gives back the same list when nothing is typed', () => {
    expect(filterOptions(options, ' ')).toBe(options);
  });
});
