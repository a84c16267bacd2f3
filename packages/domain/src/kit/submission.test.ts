import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { submitErrorOf } from './submission.ts';

const errorWith = (of: object) => Object.assign(new Error('房间已被占用'), of);

it.each([
  ['an error', errorWith({}), '房间已被占用', false],
  ['a conflict', errorWith({ code: Code.conflict }), '房间已被占用', true],
  ['another code', errorWith({ code: Code.invalid }), '房间已被占用', false],
  ['an error without words', new Error(''), '操作失败，请重试', false],
  ['something else', 'no', '操作失败，请重试', false],
  ['nothing', undefined, '操作失败，请重试', false],
])('reads %s', (_, error, message, isConflict) => {
  expect(submitErrorOf(error)).toEqual({ message, isConflict, fields: {} });
});

it('keeps the message of each field', () => {
  const error = errorWith({ fields: { 'checkInfoList.0.idcard': '身份证号不正确' } });
  expect(submitErrorOf(error).fields).toEqual({ 'checkInfoList.0.idcard': '身份证号不正确' });
});
