import { describe, expect, it } from 'vitest';
import {
  errorAt,
  errorOfField,
  placeErrors,
  remainingErrors,
  withoutPath,
  withoutRow,
  isAtOrBelow,
  isSame,
  readPath,
  writePath,
  placeSubmitError,
} from './errors.ts';

const errors = {
  room: '房间号不能为空',
  'dates.begin': '开始日期不能为空',
  'guests.0.name': '姓名不能为空',
  'guests.1.idcard': '身份证号不正确',
};

describe('reading', () => {
  it.each([
    ['room', '房间号不能为空', '房间号不能为空'],
    ['dates', undefined, '开始日期不能为空'],
    ['guests.1.idcard', '身份证号不正确', '身份证号不正确'],
    ['constructor', undefined, undefined],
  ])('%s alone says %j, as a field %j', (path, alone, field) => {
    expect(errorAt(errors, path)).toBe(alone);
    expect(errorOfField(errors, path)).toBe(field);
  });
});

describe('withoutPath', () => {
  it.each([
    ['room', ['dates.begin', 'guests.0.name', 'guests.1.idcard']],
    ['dates', ['room', 'guests.0.name', 'guests.1.idcard']],
    ['guests', ['room', 'dates.begin']],
    ['guests.0.name', ['room', 'dates.begin', 'guests.1.idcard']],
  ])('a change of %s leaves %j', (path, left) => {
    expect(Object.keys(withoutPath(errors, path))).toEqual(left);
  });
});

it('keeps what is still wrong, in its newest words, and adds nothing', () => {
  const current = { room: '房间号最多 20 个字', type: '请选择房型' };
  expect(remainingErrors(errors, current)).toEqual({ room: '房间号最多 20 个字' });
});

it('moves the errors of later rows up', () => {
  expect(withoutRow(errors, 'guests', 0)).toEqual({
    room: '房间号不能为空',
    'dates.begin': '开始日期不能为空',
    'guests.0.idcard': '身份证号不正确',
  });
});

it('parts what a field can show from what none can', () => {
  const given = { room: '房间已被占用', orderId: '找不到该订单', other: '找不到该订单' };
  expect(placeErrors(given, (path) => path === 'room')).toEqual({
    errors: { room: '房间已被占用' },
    problem: { message: '找不到该订单', cause: given },
  });
});

const stay = { room: '801', guests: [{ name: '林示例' }, { name: '陈样本' }] };

describe('readPath', () => {
  it.each([
    ['room', '801'],
    ['guests.1.name', '陈样本'],
    ['guests.2.name', undefined],
    ['room.name.first', undefined],
  ])('%s is %j', (path, expected) => {
    expect(readPath(stay, path)).toBe(expected);
  });
});

describe('writePath', () => {
  it('changes one value and keeps the objects beside it', () => {
    const next = writePath(stay, 'guests.1.name', '王示例');
    expect(next).toEqual({ room: '801', guests: [{ name: '林示例' }, { name: '王示例' }] });
    expect(next.guests[0]).toBe(stay.guests[0]);
    expect(stay.guests[1]?.name).toBe('陈样本');
  });

  it('makes what is missing on the way', () => {
    expect(writePath({}, 'dates.begin', '2026-11-20')).toEqual({ dates: { begin: '2026-11-20' } });
  });
});

describe('isAtOrBelow', () => {
  it.each([
    ['guests', 'guests', true],
    ['guests.0.name', 'guests', true],
    ['guests.0.name', 'guests.0', true],
    ['guests', 'guests.0', false],
    ['guestsTotal', 'guests', false],
  ])('%s and %s: %s', (path, other, expected) => {
    expect(isAtOrBelow(path, other)).toBe(expected);
  });
});

describe('isSame', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['equal texts', 'a', 'a', true],
    ['a text and a number', '1', 1, false],
    ['equal records', { a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    ['another length', [1], [1, 2], false],
    ['another key', { a: undefined }, { b: undefined }, false],
    ['a list and a record', [], {}, false],
    ['two files', new Blob(['a']), new Blob(['a']), false],
    ['nothing and a record', null, {}, false],
  ])('%s', (_, one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});

const hasField = (path: string): boolean => path === 'name' || path === 'floor';
const refused = (fields: Record<string, string>) =>
  Object.assign(new Error('房间号「801」已存在'), { fields });

describe('placeSubmitError', () => {
  it('leaves out what is shown elsewhere already', () => {
    const reported = Object.assign(new Error('没有权限'), { isReported: true });
    expect(placeSubmitError(reported, () => true)).toEqual({ errors: {}, problem: null });
  });

  it.each<[string, unknown, object, string | undefined]>([
    ['words alone', new Error('房间已被占用'), {}, '房间已被占用'],
    ['no words', new Error(''), {}, '操作失败，请重试'],
    ['no error at all', undefined, {}, '操作失败，请重试'],
    [
      'a field of the form',
      refused({ name: '房间号「801」已存在' }),
      { name: '房间号「801」已存在' },
      undefined,
    ],
    ['a field that is not there', refused({ hotelId: '找不到该酒店' }), {}, '找不到该酒店'],
    [
      'a field of an item of a list that is not there',
      refused({ 'guests.1.name': '姓名不能为空' }),
      {},
      '第 2 项：姓名不能为空',
    ],
    [
      'both',
      refused({ name: '已存在', hotelId: '找不到该酒店', type: '找不到该房型' }),
      { name: '已存在' },
      '找不到该酒店；找不到该房型',
    ],
  ])('%s', (_, answer, expected, message) => {
    const placed = placeSubmitError(answer, hasField);
    expect(placed.errors).toEqual(expected);
    expect(placed.problem?.message).toBe(message);
  });

  it('keeps what it was read from', () => {
    const answer = new Error('已变更');
    expect(placeSubmitError(answer, hasField).problem?.cause).toBe(answer);
  });
});
