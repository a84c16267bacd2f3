import match from 'pinyin-match';
import { dict } from 'pinyin-match/src/simplified_dict.js';
import { describe, expect, it } from 'vitest';
import { createSearch } from './createSearch.ts';
import { createPinyin, letterBit } from './pinyin.ts';

const { readingsOf, initials } = createPinyin(dict);

describe('createPinyin', () => {
  it.each([
    ['重', ['chong', 'zhong']],
    ['女', ['nv', 'ru']],
    ['略', ['lve', 'lue']],
    ['余', ['yu', 'yv']],
    ['A', []],
  ])('%s', (character, expected) => {
    expect(readingsOf(character.charCodeAt(0)) ?? []).toEqual(expect.arrayContaining(expected));
  });

  it('matches initials', () => {
    const [c, z] = ['c', 'z'].map((letter) => letterBit(letter.charCodeAt(0)));
    expect(initials['重'.charCodeAt(0)]).toBe((c ?? 0) | (z ?? 0));
    expect(letterBit('1'.charCodeAt(0))).toBe(0);
  });
});

/** Every match of the library's own matcher is found in the same place. */
describe('as pinyin-match itself', () => {
  it.each([
    ['重庆', 'cq'],
    ['重庆', 'chongqing'],
    ['乌鲁木齐', 'wlmq'],
    ['乌鲁木齐', 'wulumuq'],
    ['123曾经沧海难为水', 'cjc'],
    ['123曾经沧海难为水', '23曾'],
    ['123曾经沧海难为水', 'zengjingcang'],
    ['曾经沧海', 'engjing'],
    ['曾经沧海', 'sdjk'],
    ['我爱你中国', 'nzg'],
    ['绿地', 'lvdi'],
  ])('%s, %s', (text, query) => {
    const theirs = match.match(text, query);
    const [range] = createSearch([text], createPinyin(dict))(query).rangesOf(0);
    expect(range ? [range.start, range.end - 1] : false).toEqual(theirs);
  });
});
