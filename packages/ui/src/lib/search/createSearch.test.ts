import { dict } from 'pinyin-match/src/simplified_dict.js';
import { describe, expect, it } from 'vitest';
import { createProgressiveSearch, createSearch, type SearchResult } from './createSearch.ts';
import { createPinyin } from './pinyin.ts';

const pinyin = createPinyin(dict);

const indicesOf = ({ count, indexAt }: SearchResult): number[] =>
  Array.from({ length: count }, (_, position) => indexAt(position));

/** The texts with what was found marked, joined. */
function marked(query: string, texts: readonly string[], readings = true): string[] {
  const result = createSearch(texts, readings ? pinyin : null)(query);
  return indicesOf(result).map((index) => {
    return result
      .rangesOf(index)
      .reduceRight(
        (shown, { start, end }) =>
          `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
        texts[index] ?? '',
      );
  });
}

describe('as it is written', () => {
  it.each([
    ['床', ['大床房', '双人间'], ['大[床]房']],
    ['king', ['King 大床房'], ['[King] 大床房']],
    ['ＫＩＮＧ', ['King 大床房'], ['[King] 大床房']],
    ['king', ['ＫＩＮＧ 房'], ['[ＫＩＮＧ] 房']],
    ['a1', ['房间 A101', 'B101'], ['房间 [A1]01']],
    ['13800', ['电话 138 0000 1234'], ['电话 [138 00]00 1234']],
    ['twin 标准', ['标准双床房 Twin', 'Twin'], ['[标准]双床房 [Twin]']],
    ['ab abc', ['xabcd'], ['x[abc]d']],
    ['A+B (1)', ['a+b (1) 号'], ['[a+b] [(1)] 号']],
    ['没有', ['大床房'], []],
  ])('「%s」 in %j', (query, texts, expected) => {
    expect(marked(query, texts, false)).toEqual(expected);
  });

  it.each(['', '   ', '　'])('「%s」 finds all', (query) => {
    expect(marked(query, ['甲', '乙'])).toEqual(['甲', '乙']);
  });

  it('finds nothing in nothing', () => {
    expect(marked('a', [])).toEqual([]);
  });
});

describe('by pinyin', () => {
  it.each([
    ['cq', '重庆', '[重庆]'],
    ['zq', '重庆', '[重庆]'],
    ['chongqing', '重庆', '[重庆]'],
    ['chongq', '重庆', '[重庆]'],
    ['cqing', '重庆', '[重庆]'],
    ['CHONG', '重庆', '[重]庆'],
    ['chong qing', '重庆', '[重庆]'],
    ['wlmq', '乌鲁木齐', '[乌鲁木齐]'],
    ['wulumuqi', '乌鲁木齐', '[乌鲁木齐]'],
    ['mq', '乌鲁木齐', '乌鲁[木齐]'],
    ['wlmq', '乌鲁 木齐', '[乌鲁 木齐]'],
    ['zhg', '中国', '[中国]'],
    ['xian', '西安', '[西安]'],
    ['xian', '先锋', '[先]锋'],
    ['lvse', '绿色', '[绿色]'],
    ['lüse', '绿色', '[绿色]'],
    ['yvhang', '余杭', '[余杭]'],
    ['d2', '大 2 号', '[大 2] 号'],
    ['a101f', 'A101 房', '[A101 房]'],
    ['hkingdc', '豪华 King 大床', '豪[华 King 大床]'],
    ['庆shi', '重庆市', '重[庆市]'],
    ['王f', '王芳', '[王芳]'],
  ])('「%s」 finds %s', (query, text, expected) => {
    expect(marked(query, [text])).toEqual([expected]);
  });

  it.each([
    ['hongqing', '重庆'],
    ['qc', '重庆'],
    ['chq1', '重庆'],
    ['chongqingg', '重庆'],
    ['ong', '重庆'],
  ])('「%s」 does not find %s', (query, text) => {
    expect(marked(query, [text])).toEqual([]);
  });

  it('has to wait for the dictionary', () => {
    expect(marked('cq', ['重庆'], false)).toEqual([]);
  });
});

describe('typing on', () => {
  const texts = ['重庆', '成都', '长沙', 'Chengdu', '成都 2', '西安'];

  it.each([
    [['c', 'cd', 'cd2']],
    [['c', 'ch', 'c', 'x', 'xa', '']],
    [['成', '成 2', '成都 2', '成都 3']],
    [['2', '2 c', '2 cd', 'cd 2']],
  ])('%j finds the same as each query alone', (queries) => {
    const search = createSearch(texts, pinyin);
    for (const query of queries) {
      expect(indicesOf(search(query))).toEqual(indicesOf(createSearch(texts, pinyin)(query)));
    }
  });
});

describe('piece by piece', () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => `选项 ${index}`);
  const never = () => false;

  it('stops soon after the wanted hits, and continues to all', () => {
    const { advance, found } = createProgressiveSearch(texts, null)('选');
    advance(10, never);
    expect(found().isComplete).toBe(false);
    expect(found().count).toBeGreaterThanOrEqual(10);
    expect(found().count).toBeLessThan(1000);
    advance(Infinity, never);
    expect(found()).toMatchObject({ isComplete: true, count: 10_000 });
  });

  it('narrows a search that was never finished', () => {
    const search = createProgressiveSearch(texts, null);
    search('9').advance(10, never);
    search('99').advance(10, never);
    const { advance, found } = search('999');
    advance(Infinity, never);
    const whole = createSearch(texts)('999');
    expect(found().isComplete).toBe(true);
    expect(indicesOf(found())).toEqual(indicesOf(whole));
  });

  it('does nothing when time is up', () => {
    const { advance, found } = createProgressiveSearch(texts, null)('9');
    advance(10, () => true);
    expect(found()).toMatchObject({ isComplete: false, count: 0 });
  });
});
