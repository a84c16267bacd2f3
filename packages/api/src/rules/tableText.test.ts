import { expect, it } from 'vitest';
import { readTable, tableSheet } from './tableText.ts';

it.each<[string, string, string[][]]>([
  [
    'tabs',
    'a\tb\r\nc\t\n\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  [
    'line ends within quotes',
    '"a\nb"\tc\nd\te',
    [
      ['a\nb', 'c'],
      ['d', 'e'],
    ],
  ],
  ['quotes within quotes', '"a ""b"" c"\td', [['a "b" c', 'd']]],
  [
    'quotes that are not closed',
    '"a\tb\nc\td',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['quotes within a cell', '5" pipe\tb', [['5" pipe', 'b']]],
  [
    'commas with quotes',
    '"a,b",c\n"d\ne",f',
    [
      ['a,b', 'c'],
      ['d\ne', 'f'],
    ],
  ],
  [
    'commas and spaces',
    ' a，b c、d\ne;f',
    [
      ['a', 'b', 'c', 'd'],
      ['e', 'f'],
    ],
  ],
  ['nothing', ' \n\t\n', []],
])('reads %s', (_, text, cells) => {
  expect(readTable(text).map((row) => row.cells)).toEqual(cells);
});

it('keeps the text of each row', () => {
  expect(readTable('"a\nb"\tc\r\nd\te').map((row) => row.text)).toEqual(['"a\nb"\tc', 'd\te']);
});

it('reads many quotes that are not closed in one go', () => {
  expect(readTable('"a\t'.repeat(200_000))[0]?.cells).toHaveLength(200_001);
});

it('is a sheet', () => {
  expect(tableSheet('检测记录', 'a\t\n\nb\tc')).toEqual({
    name: '检测记录',
    isDate1904: false,
    rows: [
      { number: 1, cells: ['a', null] },
      { number: 3, cells: ['b', 'c'] },
    ],
  });
});
