import { expect, it } from 'vitest';
import { parseField, parseFields } from './fields.ts';

it.each([
  [
    'contact:text:联系人',
    { key: 'contact', type: 'text', label: '联系人', isOptional: false, max: 30 },
  ],
  ['web-site?:text(60):网址', { key: 'webSite', type: 'text', isOptional: true, max: 60 }],
  ['days:number(1-365):账期天数', { type: 'number', min: 1, max: 365 }],
  ['floor:number(40):楼层', { type: 'number', min: 0, max: 40 }],
  ['fee:money:费用', { type: 'money' }],
  ['remark:note:备注', { type: 'note', isOptional: true, max: 200 }],
  ['signedOn?:date:签约日期', { type: 'date', isOptional: true }],
])('reads %s', (given, field) => {
  expect(parseField(given)).toMatchObject(field);
});

it('reads the values of a choice, and a hotel', () => {
  const { fields, isHotels } = parseFields(['hotel', 'grade:choice(first=甲级|second=乙级):等级']);
  expect(isHotels).toBe(true);
  expect(fields.map(({ options }) => options)).toEqual([
    [
      { key: 'first', label: '甲级' },
      { key: 'second', label: '乙级' },
    ],
  ]);
});

it.each([
  ['contact', 'write it as'],
  ['contact:words:联系人', 'one of text, number'],
  ['contact:text', 'write it as'],
  ['fee?:money:费用', 'never empty'],
  ['name:text:名称', 'has one'],
  ['phone:phone:电话', "a person's"],
  ['limit:number:上限', 'a word of SQL'],
  ['idcard:text:证件', "a person's"],
  ['days:number(9-1):天数', 'its limit'],
  ['fee:money(9):费用', 'its limit'],
  ['grade:choice(first=甲级):等级', 'its choices'],
  ['grade:choice(甲级|乙级):等级', 'its choices'],
  ['grade:choice(first=甲级|second=甲级):等级', 'its choices'],
])('refuses %s: %s', (given, reason) => {
  expect(() => parseField(given)).toThrow(reason);
});

it('refuses two fields of one name', () => {
  expect(() => parseFields(['a:text:甲', 'a:text:乙'])).toThrow('the same name');
});
