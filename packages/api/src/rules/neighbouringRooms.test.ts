import { expect, it } from 'vitest';
import { neighbouringRooms } from './neighbouringRooms.ts';

const rooms = (names: string) =>
  names.split(' ').map((name) => ({ id: Number(name), name, floor: Number(name.slice(0, -2)) }));

it.each([
  ['one order takes the first', ['801 802'], [], '801'],
  ['a floor that has enough', ['701 801 802 803', '701 801 802 803'], [], '801 802'],
  ['the nearest of a floor', ['801 805 806 807', '801 805 806 807'], [], '805 806'],
  ['two types of a floor', ['701 803 804', '602 805'], [], '804 805'],
  ['what is taken is left out', ['801 802 803', '801 802 803'], [802], '801 803'],
  ['the rest where it is free', ['701 801', '701 801', '701 801'], [], '701 801 -'],
  ['none is free', ['801', '801'], [801], '- -'],
] as const)('%s', (_, lists, taken, expected) => {
  const found = neighbouringRooms(lists.map(rooms), new Set<number>(taken));
  expect(found.map((room) => room?.name ?? '-').join(' ')).toBe(expected);
});
