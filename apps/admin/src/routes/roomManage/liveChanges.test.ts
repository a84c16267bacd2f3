import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { applyChanges, isMissing } from './liveChanges.ts';

const room = (id: string): Room => ({
  id,
  name: `20${id}`,
  type: '1',
  roomTypeName: '标准双床房',
  floor: 2,
  direction: '朝南',
  isIsolation: false,
  status: RoomStatus.vacant,
  sn: null,
  hotelId: '1',
  orderId: null,
  estimatedCheckOut: null,
  guest: null,
  arriveTime: null,
  checkedInTime: null,
  leaveTime: null,
  isToInspect: false,
  cleanedDay: null,
  cleaner: null,
  blocked: null,
});

const occupied = { id: '2', status: RoomStatus.occupied, isIsolation: false };

it('changes the fields that came of one room, and keeps its others', () => {
  expect(applyChanges([room('1'), room('2')], [occupied])[1]).toEqual({
    ...room('2'),
    ...occupied,
  });
});

it('leaves the other rooms the same objects, so that they are not drawn again', () => {
  const rooms = [room('1'), room('2')];
  expect(applyChanges(rooms, [occupied])[0]).toBe(rooms[0]);
});

it('takes the last of several changes, and passes over rooms that are not shown', () => {
  const cleaning = { ...occupied, status: RoomStatus.awaitingCleaning };
  const rooms = applyChanges([room('2')], [occupied, cleaning, { ...occupied, id: '99' }]);
  expect(rooms.map(({ status }) => status)).toEqual([RoomStatus.awaitingCleaning]);
});

const added = { ...room('9'), name: '309', floor: 3 };

it.each([
  ['a room that was added', {}, added, true],
  ['a room that is shown', {}, room('1'), false],
  ['of another hotel', {}, { ...added, hotelId: '2' }, false],
  ['of the floor that is wanted', { floor: 3 }, added, true],
  ['of another floor', { floor: 2 }, added, false],
  ['of the number that is wanted', { name: '30' }, added, true],
  ['of another number', { name: '40' }, added, false],
  ['only its status', { floor: 3 }, { ...occupied, id: '9' }, true],
])('%s, %o: missing is %o', (_, wanted, change, expected) => {
  expect(isMissing([room('1')], change, { hotelId: '1', ...wanted })).toBe(expected);
});
