import { describe, expect, it } from 'vitest';
import { addBedType } from './bedType.ts';
import { addDiscount } from './discount.ts';
import { addHotel } from './hotel.ts';
import { limitsOf } from './limits.ts';
import { changePrice } from './order.ts';
import { addRoom } from './room.ts';
import { addRoomType } from './roomType.ts';
import { addUser, modifyUser } from './user.ts';

describe('the limits of a field', () => {
  it.each([
    ['text', addRoom.input.shape.name, { isRequired: true, maxLength: 20 }],
    ['the name of a bed type', addBedType.input.shape.name, { isRequired: true, maxLength: 30 }],
    ['its size', addBedType.input.shape.specification, { isRequired: false, maxLength: 50 }],
    [
      'its guests',
      addBedType.input.shape.maxLoad,
      { isRequired: true, min: 1, max: 6, decimals: 0 },
    ],
    ['text that may be empty', addRoom.input.shape.direction, { isRequired: false, maxLength: 10 }],
    ['a number', addRoom.input.shape.floor, { isRequired: true, min: -9, max: 200, decimals: 0 }],
    [
      'a sum',
      changePrice.input.shape.lastPay,
      { isRequired: true, min: 0, max: 999999.99, decimals: 2 },
    ],
    [
      'a number above zero',
      addDiscount.input.shape.discounts,
      { isRequired: true, max: 999999.99 },
    ],
    [
      'a number that may be cleared',
      addHotel.input.shape.latitude,
      { isRequired: false, min: -90, max: 90 },
    ],
    ['a flag', addRoomType.input.shape.network, { isRequired: true }],
    ['a list', addRoomType.input.shape.bedType, { isRequired: true }],
    ['an enum', modifyUser.input.shape.phone, { isRequired: true, maxLength: 11 }],
    ['a password', addUser.input.shape.password, { isRequired: true, maxLength: 32 }],
    [
      'a password that may stay',
      modifyUser.input.shape.password,
      { isRequired: false, maxLength: 32 },
    ],
    [
      'a field that a call may leave out',
      modifyUser.input.shape.nickName,
      { isRequired: true, maxLength: 20 },
    ],
  ])('%s', (_, schema, limits) => expect(limitsOf(schema)).toEqual(limits));
});
