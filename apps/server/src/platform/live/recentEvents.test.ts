import { liveReplay } from '@anzhu/api/contract/live';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { makeRecentEvents } from './recentEvents.ts';

const event = (id: number, status: RoomStatus) => ({
  hotelId: 1,
  room: { id, status, isIsolation: false },
});

it('keeps the latest event of each room, for the time of a connection', () => {
  const recent = makeRecentEvents();
  const taken = event(1, RoomStatus.occupied);
  const cleaned = event(2, RoomStatus.vacant);
  recent.add([event(1, RoomStatus.reserved), cleaned], 0);
  recent.add([taken, { userId: 7 }], 1000);
  expect(recent.at(liveReplay)).toEqual([cleaned, taken, { userId: 7 }]);
  expect(recent.at(liveReplay + 1)).toEqual([taken, { userId: 7 }]);
  expect(recent.at(liveReplay + 1001)).toEqual([]);
});
