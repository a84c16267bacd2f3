import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { applyChanges } from './liveChanges.ts';

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
