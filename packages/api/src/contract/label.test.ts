import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderPage } from './order.ts';
import { changeRoom } from './stay.ts';
import { Amount, flag, nullable } from './codecs.ts';
import {
  byLabel,
  described,
  descriptionOf,
  enumLabels,
  labelled,
  labelOf,
  labelsOf,
  unitOf,
} from './label.ts';
import { addRoom, Room } from './room.ts';

describe('labels', () => {
  it('of a field, through wrappers and codecs', () => {
    expect(labelOf(z.optional(nullable(labelled('姓名', z.string()))))).toBe('姓名');
    expect(labelOf(z.string())).toBeUndefined();
  });

  it('of an object, by key, made once', () => {
    const labels = labelsOf(changeRoom.input);
    expect(labels).toEqual({
      currentRoomId: '当前房间',
      newRoomId: '新房间',
      pay: '差价',
      method: '支付方式',
    });
    expect(labelsOf(changeRoom.input)).toBe(labels);
  });

  it('are missed where a field has none', () => {
    expect(() => labelsOf(z.object({ name: z.string() }))).toThrow('field name has no label');
  });

  it('of given values, with the labels of enums and flags', () => {
    const values = { status: 1, name: '8801', floor: undefined, isIsolation: true, orderId: null };
    expect(Object.entries(byLabel(Room, values))).toEqual([
      ['房间状态', '入住'],
      ['房间号', '8801'],
      ['房间性质', '隔离房'],
      ['订单号', null],
    ]);
  });

  it('of the values of an enum', () => {
    expect(enumLabels(addRoom.input.shape.status)).toEqual({ 0: '空闲' });
    expect(enumLabels(nullable(flag({ true: '有', false: '无' })))).toEqual({
      true: '有',
      false: '无',
    });
    expect(enumLabels(orderPage.input.shape.status)).toMatchObject({ 5: '申请退款' });
  });

  it('leave the description of what they label, unless they have their own', () => {
    const price = described('最多两位小数', Amount, '元');
    expect(descriptionOf(labelled('价格', price))).toBe('元；最多两位小数');
    const fee = labelled('价格', price, { description: '每晚' });
    expect([descriptionOf(fee), unitOf(fee)]).toEqual(['元；每晚', '元']);
  });
});
