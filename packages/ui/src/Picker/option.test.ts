import { describe, expect, it } from 'vitest';
import { groupedLines, labelsOf } from './option.ts';

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

describe('groupedLines', () => {
  const grouped = (...groups: (string | undefined)[]) =>
    groupedLines(groups.map((group, value) => ({ value, label: '', ...(group && { group }) })));
  it.each([
    ['none without groups', grouped(undefined, undefined), undefined],
    ['a heading before each group', grouped('华东', '华东', '华南'), ['华东', 0, 1, '华南', 2]],
    ['options without a group', grouped('最近', undefined, '华东'), ['最近', 0, 1, '华东', 2]],
    ['nothing', grouped(), undefined],
  ])('%s', (_, lines, expected) => {
    expect(lines).toEqual(expected);
  });
});
