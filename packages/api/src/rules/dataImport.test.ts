import { describe, expect, it } from 'vitest';
import { maxDataRows } from '../contract/dataImport.ts';
import { placeOf, readDataImport } from './dataImport.ts';
import { SheetRefusal, type Sheet, type SheetCell } from './sheet.ts';

const sheet = (name: string, ...rows: SheetCell[][]): Sheet => ({
  name,
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  isDate1904: false,
});
const read = (...sheets: Sheet[]) => readDataImport({ sheets, hidden: [] });

const heads = ['商品名称', '价格', '单位'];
const stayHeads = ['房号', '入住人', '身份证号', '入住', '离店', '手机'];

describe('cells as their fields have them', () => {
  it.each([
    ['a number', '商品', heads, ['水', 5, null], { name: '水', price: 5 }],
    [
      'full-width digits',
      '商品',
      heads,
      ['水', '５', '瓶'],
      { name: '水', price: '5', unit: '瓶' },
    ],
    ['a name of digits', '商品', heads, [58, 5, null], { name: '58', price: 5 }],
    ['text as it is', '商品', heads, [' 水，冰 ', 5, null], { name: '水，冰', price: 5 }],
    [
      'text that is kept from being a formula',
      '商品',
      heads,
      ["'+1", 5, null],
      { name: '+1', price: 5 },
    ],
    ['heads with marks', '商品', ['商品名称*', '价格（元）'], ['水', 5], { name: '水', price: 5 }],
    [
      'a choice by its label, and by its beginning',
      '房间',
      ['房间号', '房型名称', '楼层', '朝向', '房间性质'],
      [801, '大床房', 8, '南', '普通'],
      { name: '801', type: '大床房', floor: 8, direction: '南', isIsolation: 0 },
    ],
    [
      'days without a time, other heads',
      '在住',
      stayHeads,
      ['801', '王', '330102199003071214', '2026-03-16', '2026/3/19', null],
      {
        roomId: '801',
        name: '王',
        idcard: '330102199003071214',
        estimatedCheckIn: '2026-03-16 14:00:00',
        estimatedCheckOut: '2026-03-19 12:00:00',
      },
    ],
  ] as [string, string, SheetCell[], SheetCell[], object][])('%s', (_, name, head, row, values) => {
    expect(read(sheet(name, head, row))).toEqual({
      tables: [expect.objectContaining({ rows: [{ number: 2, values }] })],
      faults: [],
      notes: [],
    });
  });
});

it.each([
  ['no head', sheet('商品', ['水', 5]), '', '没有找到标题行'],
  [
    'a column that is missing',
    sheet('商品', ['商品名称', '单位'], ['水', '瓶']),
    '',
    '缺少列「价格」',
  ],
  ['a formula', sheet('商品', heads, ['水', { unsupported: 'formula' }, null]), 'B2', '价格是公式'],
  [
    'an ID number as a number',
    sheet('在住', stayHeads, ['801', '王', 330_102_199_003_071_200, null, null, null]),
    'C2',
    '证件号码被表格存成了数字',
  ],
  [
    'a choice that is none',
    sheet('床型', ['床型名称', '最多睡', '软硬度'], ['圆床', 2, '太软']),
    'C2',
    '软硬度应为非常软、较软',
  ],
])('%s is a fault of its cell', (_, one, place, message) => {
  expect(read(one).faults).toEqual([
    { sheet: one.name, place, message: expect.stringContaining(message) },
  ]);
});

it('names hidden rows, and what is not read', () => {
  const goods = sheet('商品', [...heads, '价格', '颜色'], ['水', 5, null, 6, '蓝']);
  const [head, row] = goods.rows;
  const rows = head && row ? [head, { ...row, isHidden: true }] : [];
  const found = readDataImport({
    sheets: [{ ...goods, rows }, sheet('别的', ['x'])],
    hidden: ['旧'],
  });
  expect(found.faults).toEqual([
    { sheet: '商品', place: '第 2 行', message: '该行已隐藏，请取消隐藏或删除' },
  ]);
  expect(found.notes).toEqual([
    '未读取隐藏的工作表「旧」',
    '未读取工作表「别的」',
    '工作表「商品」的列「价格」出现了两次，未读取',
    '工作表「商品」的列「颜色」未读取',
  ]);
});

it('takes so many rows of all sheets together', () => {
  const rows = (count: number) => Array.from({ length: count }, (): SheetCell[] => ['水', 5, null]);
  const items = (count: number) => sheet('商品', heads, ...rows(count));
  expect(read(items(maxDataRows)).tables[0]?.rows).toHaveLength(maxDataRows);
  expect(() => read(items(maxDataRows + 1))).toThrow(SheetRefusal);
});

it.each([
  ['price', 'B7'],
  ['other', '第 7 行'],
])('the place of %s is %s', (field, place) => {
  expect(placeOf({ letters: { price: 'B' } }, 7, field)).toBe(place);
});
