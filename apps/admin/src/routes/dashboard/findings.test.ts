import { describe, expect, it } from 'vitest';
import { highest, mostOf } from './findings.ts';

const pointsOf = (...values: (number | null)[]) =>
  values.map((value, index) => ({ name: `11-2${index}`, value }));
const income = { noun: '收入', unit: '元', period: 'week' } as const;
const people = { noun: '新增隔离人员', unit: '人', period: 'month' } as const;

describe('a course', () => {
  it.each([
    {
      points: pointsOf(3, 9_800, 0, 12_300),
      words: income,
      sentence: '今日收入 ¥1.23万，高于前 3 日',
      accent: '11-23',
    },
    {
      points: pointsOf(3, 12_300, 12_300, 0),
      words: income,
      sentence: '11-22 收入最高，¥1.23万',
      accent: '11-22',
    },
    { points: pointsOf(4, 1, 4), words: income, sentence: '11-22 收入最高，¥4', accent: '11-22' },
    {
      points: pointsOf(1, 36, 4),
      words: people,
      sentence: '11-21 新增隔离人员最多，36 人',
      accent: '11-21',
    },
    {
      points: pointsOf(1, null, 4),
      words: people,
      sentence: '本周新增隔离人员 4 人，高于前 2 周',
      accent: '11-22',
    },
    {
      points: pointsOf(7),
      words: people,
      sentence: '11-20 新增隔离人员最多，7 人',
      accent: '11-20',
    },
  ])('$sentence', ({ points, words, sentence, accent }) => {
    expect(highest(points, words)).toEqual({ sentence, accent });
  });
});

it('says which part is the largest', () => {
  expect(mostOf(pointsOf(46, 30, 24), '订单最多来自')).toEqual({
    sentence: '订单最多来自11-20，占 46%',
    accent: '11-20',
  });
});

it('finds nothing where there is nothing', () => {
  expect(highest(pointsOf(0, 0), income)).toBeUndefined();
  expect(mostOf([], '')).toBeUndefined();
});
