import { describe, expect, it } from 'vitest';
import { hasSeparator, newTags, tagsTooLong } from './TagField.tsx';

describe('newTags', () => {
  it.each([
    ['近地铁', ['近地铁'], []],
    ['  近地铁 ', ['近地铁'], []],
    [
      '近地铁，含早餐,可停车、江景；亲子;湖景',
      ['近地铁', '含早餐', '可停车', '江景', '亲子', '湖景'],
      [],
    ],
    ['一\r\n二\n\n三', ['一', '二', '三'], []],
    ['近地铁,近地铁', ['近地铁'], ['近地铁']],
    [' , ，', [], []],
    ['two words', ['two words'], []],
  ])('%j to none', (text, added, repeated) => {
    expect(newTags([], text)).toEqual({ added, repeated });
  });

  it.each([
    ['含早餐，近地铁', ['含早餐'], ['近地铁']],
    [' 近地铁', [], ['近地铁']],
  ])('%j to 近地铁', (text, added, repeated) => {
    expect(newTags(['近地铁'], text)).toEqual({ added, repeated });
  });
});

it.each([
  ['近地铁', false],
  ['近地铁，', true],
  ['a b', false],
  ['a,b', true],
])('%j is complete: %s', (text, expected) => {
  expect(hasSeparator(text)).toBe(expected);
});

it.each([
  [['ab', 'cd'], 5, undefined],
  [['ab', 'cde'], 5, '合计最多 5 个字，超出 1 个'],
  [['ab'], undefined, undefined],
])('%j in %s characters', (tags, maxLength, expected) => {
  expect(tagsTooLong(tags, maxLength)).toBe(expected);
});
