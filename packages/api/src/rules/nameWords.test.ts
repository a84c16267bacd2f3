import { describe, expect, it } from 'vitest';
import { nameForms, nameWords } from './nameWords.ts';

describe('nameWords', () => {
  it.each([
    ['SMITH/JOHN MR', ['smith', 'john']],
    ['Smith, John', ['smith', 'john']],
    ['John Smith', ['john', 'smith']],
    ['Mrs. Ann Lee', ['ann', 'lee']],
    ['MS LEE', ['lee']],
    ['张三 先生', ['张三']],
    ['张三先生', ['张三']],
    ['张女士', ['张']],
    ['张 三', ['张三']],
    ['欧阳 娜娜 Nana', ['欧阳娜娜', 'nana']],
    ['买买提·艾力', ['买买提', '艾力']],
    ['买买提 • 艾力', ['买买提', '艾力']],
    ['买买提・艾力', ['买买提', '艾力']],
    ['J. Smith', ['j', 'smith']],
    ["O'Brien", ['obrien']],
    ["xi'an", ['xian']],
    ['Jean-Paul', ['jean', 'paul']],
    ['ＳＭＩＴＨ／ＪＯＨＮ', ['smith', 'john']],
    ['先生', ['先生']],
    ['mr', ['mr']],
    ['', []],
    [' · ', []],
  ])('%s', (name, words) => expect(nameWords(name)).toEqual(words));
});

describe('nameForms', () => {
  it.each([
    ['张三丰', ['张三丰'], ['三丰']],
    ['张伟', ['张伟'], ['伟']],
    ['欧阳锋', ['欧阳锋'], ['锋']],
    ['买买提艾力', ['买买提艾力'], []],
    ['SMITH/JOHN MR', ['smithjohn', 'johnsmith'], []],
    ['', [''], []],
  ])('%s', (name, whole, given) => expect(nameForms(name)).toEqual({ whole, given }));

  it.each(['john smith', 'smith john', 'smith paul', 'paul john', 'john paul smith'])(
    'John Paul Smith begins as %s',
    (typed) => {
      const sought = nameWords(typed).join('');
      expect(nameForms('John Paul Smith').whole.some((one) => one.startsWith(sought))).toBe(true);
    },
  );

  it('has no more forms than pairs of five words', () => {
    const name = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ');
    expect(nameForms(name).whole).toHaveLength(20);
  });
});
