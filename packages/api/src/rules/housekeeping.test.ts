import { expect, it } from 'vitest';
import { RoomStatus } from '../contract/room.ts';
import { stayOverOf } from './housekeeping.ts';

const room = {
  status: RoomStatus.occupied,
  isIsolation: false,
  arriveTime: '2026-03-15 14:00:00',
  checkedInTime: null,
  estimatedCheckOut: '2026-03-22 12:00:00',
  cleanedDay: null,
};

/** On 2026-03-18, three days after the arrival. */
it.each([
  ['every day', {}, 1, 'due'],
  ['never, where it is off', {}, 0, null],
  ['every three days, on the third', {}, 3, 'due'],
  ['every four days, not yet', {}, 4, null],
  ['cleaned yesterday, every day', { cleanedDay: '2026-03-17' }, 1, 'due'],
  ['cleaned yesterday, every second day', { cleanedDay: '2026-03-17' }, 2, null],
  ['cleaned today', { cleanedDay: '2026-03-18' }, 1, 'done'],
  ['cleaned before the guests came', { cleanedDay: '2026-03-10' }, 3, 'due'],
  ['who came today', { checkedInTime: '2026-03-18 14:10:00', cleanedDay: '2026-03-18' }, 1, null],
  [
    'who came in the small hours of the day after',
    { checkedInTime: '2026-03-19 02:00:00' },
    1,
    null,
  ],
  ['who came in the small hours of today', { checkedInTime: '2026-03-18 02:00:00' }, 1, 'due'],
  ['who moved here yesterday', { checkedInTime: '2026-03-17 15:00:00' }, 2, null],
  ['who leaves today', { estimatedCheckOut: '2026-03-18 12:00:00' }, 1, null],
  ['who should have left', { estimatedCheckOut: '2026-03-17 12:00:00' }, 1, null],
  ['a vacant room', { status: RoomStatus.vacant }, 1, null],
  ['a person in isolation', { isIsolation: true }, 1, null],
] as const)('stay-over: %s', (_, given, stayOverDays, expected) => {
  const time = { hotelDay: '2026-03-18', dayStarts: '06:00:00', stayOverDays };
  expect(stayOverOf({ ...room, ...given }, time)).toBe(expected);
});
