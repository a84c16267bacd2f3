import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { submitErrorOf } from './submission.ts';

const errorWith = (of: object) => Object.assign(new Error('房间已被占用'), of);

it.each([
  ['an error', errorWith({}), '房间已被占用', {}],
  ['a conflict', errorWith({ code: Code.conflict }), '房间已被占用', { isConflict: true }],
  ['a refusal', errorWith({ code: Code.refused }), '房间已被占用', { isRefused: true }],
  [
    'one that is shown already',
    errorWith({ isReported: true }),
    '房间已被占用',
    { isReported: true },
  ],
  ['another code', errorWith({ code: Code.invalid }), '房间已被占用', {}],
  ['an error without words', new Error(''), '操作失败，请重试', {}],
  ['something else', 'no', '操作失败，请重试', {}],
  ['nothing', undefined, '操作失败，请重试', {}],
])('reads %s', (_, error, message, found) => {
  const nothing = { isConflict: false, isRefused: false, isReported: false };
  expect(submitErrorOf(error)).toEqual({ message, fields: {}, ...nothing, ...found });
});

it('keeps the message of each field', () => {
  const error = errorWith({ fields: { 'checkInfoList.0.idcard': '身份证号不正确' } });
  expect(submitErrorOf(error).fields).toEqual({ 'checkInfoList.0.idcard': '身份证号不正确' });
});
