import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const told = (of: object) => Object.assign(new Error('房间已被占用'), of);

it.each([
  ['an error', told({}), '房间已被占用', false],
  ['a conflict', told({ code: Code.conflict }), '房间已被占用', true],
  ['another code', told({ code: Code.invalid }), '房间已被占用', false],
  ['an error without words', new Error(''), '操作失败，请重试', false],
  ['something else', 'no', '操作失败，请重试', false],
  ['nothing', undefined, '操作失败，请重试', false],
])('reads %s', (_, error, message, isConflict) => {
  expect(refusalOf(error)).toEqual({ message, isConflict, fields: {} });
});

it('keeps the message of each field', () => {
  const error = told({ fields: { 'checkInfoList.0.idcard': '身份证号不正确' } });
  expect(refusalOf(error).fields).toEqual({ 'checkInfoList.0.idcard': '身份证号不正确' });
});
