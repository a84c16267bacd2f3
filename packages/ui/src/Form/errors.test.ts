import { describe, expect, it } from 'vitest';
import {
  errorAt,
  errorOfField,
  placeErrors,
  remainingErrors,
  withoutPath,
  withoutRow,
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
    atFields: { room: '房间已被占用' },
    elsewhere: ['找不到该订单'],
  });
});
