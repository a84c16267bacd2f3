import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { room, today } from '../fixtures.ts';
import { type CleaningFacts, cleaningFloors } from './cleaningTasks.ts';

const { vacant, occupied, reserved, tentative, awaitingCleaning } = RoomStatus;
const facts: CleaningFacts = {
  today,
  hotelDay: today,
  dayStarts: '06:00:00',
  arrivals: new Map(),
  seen: new Set(),
};

const only = (given: Partial<Room>, more: Partial<CleaningFacts> = {}) =>
  cleaningFloors([room({ id: '1', ...given })], { ...facts, ...more })[0]?.tasks[0];

it.each([
  ['to be cleaned', { status: awaitingCleaning }, {}, 'clean'],
  ['left today', { status: occupied, estimatedCheckOut: `${today} 12:00:00` }, {}, 'leaving'],
  ['left tomorrow', { status: occupied, estimatedCheckOut: '2026-03-19 12:00:00' }, {}, undefined],
  ['held for today', { status: reserved, arriveTime: `${today} 14:00:00` }, {}, 'arriving'],
  ['held for tomorrow', { status: reserved, arriveTime: '2026-03-19 14:00:00' }, {}, undefined],
  [
    'held for an order that is not paid',
    { status: tentative, arriveTime: `${today} 14:00:00` },
    {},
    undefined,
  ],
  [
    'held for the small hours',
    { status: reserved, arriveTime: '2026-03-19 02:00:00' },
    {},
    'arriving',
  ],
  ['assigned for today', {}, { arrivals: new Map([['1', `${today} 15:00:00`]]) }, 'arriving'],
  ['cleaned since', { status: vacant }, { seen: new Set(['1']) }, 'done'],
  ['nothing to do', { status: vacant }, {}, undefined],
  // Guests who came this morning are there: nothing has to be ready for them.
  ['occupied', { status: occupied, arriveTime: `${today} 09:00:00` }, {}, undefined],
] as const)('a room %s', (_, given, more, kind) => {
  expect(only(given, more)?.kind).toBe(kind);
});

it('says when guests leave, when the next arrive, and what is repaired', () => {
  const arrivals = new Map([['1', `${today} 15:30:00`]]);
  const blocked = { id: '9', from: today, to: '2026-03-20', reason: '漏水' };
  expect(only({ status: awaitingCleaning, blocked }, { arrivals })).toMatchObject({
    arrival: '15:30',
    repair: '漏水',
    leave: null,
  });
  const late = { status: occupied, estimatedCheckOut: '2026-03-17 12:00:00' } as const;
  expect(only(late)?.leave).toEqual({ text: '逾期 1 天', urgency: 'overdue' });
  const later = { ...blocked, from: '2026-03-19' };
  expect(only({ status: awaitingCleaning, blocked: later })?.repair).toBeNull();
});

it('keeps the order of floors and rooms', () => {
  const rooms = [
    room({ id: '1', name: '201', floor: 2, status: awaitingCleaning }),
    room({ id: '2', name: '202', floor: 2 }),
    room({ id: '3', name: '203', floor: 2, status: reserved, arriveTime: `${today} 14:00:00` }),
    room({ id: '4', name: '301', floor: 3 }),
    room({ id: '5', name: '401', floor: 4, status: awaitingCleaning }),
  ];
  expect(
    cleaningFloors(rooms, facts).map(({ floor, tasks }) => [
      floor,
      tasks.map(({ room: { name } }) => name),
    ]),
  ).toEqual([
    [2, ['201', '203']],
    [4, ['401']],
  ]);
});
