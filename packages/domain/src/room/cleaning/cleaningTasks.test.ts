import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { room, today } from '../fixtures.ts';
import { type CleaningFacts, cleaningGroups, cleaningSummary } from './cleaningTasks.ts';

const { vacant, occupied, reserved, tentative, awaitingCleaning } = RoomStatus;
const facts: CleaningFacts = {
  today,
  hotelDay: today,
  dayStarts: '06:00:00',
  arrivals: new Map(),
  seen: new Set(),
  stayOverDays: 0,
};

const staying = { arriveTime: '2026-03-17 14:00:00', estimatedCheckOut: '2026-03-20 12:00:00' };

const only = (given: Partial<Room>, more: Partial<CleaningFacts> = {}) =>
  cleaningGroups([room({ id: '1', ...given })], { ...facts, ...more })[0]?.tasks[0];

it.each([
  ['to be cleaned', { status: awaitingCleaning }, {}, 'clean'],
  ['to be inspected', { status: awaitingCleaning, isToInspect: true }, {}, 'inspect'],
  ['in which guests stay', { status: occupied, ...staying }, { stayOverDays: 1 }, 'service'],
  ['in which guests stay, where that is off', { status: occupied, ...staying }, {}, undefined],
  [
    'in which guests stay, cleaned today',
    { status: occupied, ...staying, cleanedDay: today },
    { stayOverDays: 1 },
    'done',
  ],
  ['left today', { status: occupied, estimatedCheckOut: `${today} 12:00:00` }, {}, 'leaving'],
  ['left tomorrow', { status: occupied, estimatedCheckOut: '2026-03-19 12:00:00' }, {}, undefined],
  ['held for today', { status: reserved, arriveTime: `${today} 14:00:00` }, {}, 'ready'],
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
    'ready',
  ],
  ['assigned for today', {}, { arrivals: new Map([['1', `${today} 15:00:00`]]) }, 'ready'],
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

const leaves = (moment: string): Partial<Room> => ({
  status: occupied,
  estimatedCheckOut: moment,
});
const arrives = { status: reserved, arriveTime: `${today} 14:00:00` } as const;

/** Every kind of line. */
const rooms = [
  room({ id: '1', name: '201', status: awaitingCleaning }),
  room({ id: '2', name: '202', ...leaves(`${today} 12:00:00`) }),
  room({ id: '3', name: '203', ...leaves('2026-03-17 12:00:00') }),
  room({ id: '4', name: '204', ...arrives }),
  room({ id: '5', name: '205', status: awaitingCleaning }),
  room({ id: '6', name: '206', status: awaitingCleaning }),
  room({ id: '7', name: '207', status: occupied, ...staying }),
  room({ id: '8', name: '208', status: awaitingCleaning, isToInspect: true }),
  room({ id: '9', name: '209', ...leaves(`${today} 12:00:00`) }),
  room({ id: '10', name: '210' }),
  room({ id: '11', name: '301', isIsolation: true, ...leaves(`${today} 12:00:00`) }),
];
const arrivals = new Map([
  ['5', `${today} 15:00:00`],
  ['6', `${today} 13:00:00`],
  ['9', `${today} 12:30:00`],
]);
const groups = cleaningGroups(rooms, { ...facts, arrivals, stayOverDays: 1 });

it('puts the rooms of arrivals first, then those that were left, then those of guests who stay', () => {
  expect(groups.map(({ label, tasks }) => [label, ...tasks.map((one) => one.room.name)])).toEqual([
    // The earliest arrival first; who has not left yet is cleaned after that.
    ['今日到店', '206', '205', '209'],
    ['退房', '201', '208', '202', '203', '301'],
    ['续住', '207'],
    ['已备好', '204'],
  ]);
});

it('counts each word as often as lines say it', () => {
  expect(cleaningSummary(groups)).toBe(
    '待打扫 3 间 · 待查 1 间 · 今日离 2 间 · 今日到期 1 间 · 逾期 1 间 · 续住打扫 1 间 · 今日到 4 间',
  );
  expect(cleaningSummary([])).toBe('待打扫 0 间');
});
