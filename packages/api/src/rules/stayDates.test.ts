import { describe, expect, it } from 'vitest';
import {
  defaultStay,
  earliestCheckIn,
  nextDeparture,
  nights,
  pastArrivalQuestion,
  stayMoments,
  stayPeriodErrors,
} from './stayDates.ts';

const dayStarts = '06:00:00';
const time = { now: '2026-03-18 10:00:00', dayStarts };
const early = { estimatedCheckIn: '入住时间不能早于昨天' };
const tooLong = { estimatedCheckOut: '入住不能超过 180 晚' };
const reversed = { estimatedCheckOut: '离店时间应晚于入住时间' };

it.each([
  ['2026-02-28 06:00:00', '2026-02-28 14:00:00', '2026-03-01 12:00:00'],
  ['2026-02-28 14:00:00', '2026-02-28 14:00:00', '2026-03-01 12:00:00'],
  ['2026-02-28 14:14:59', '2026-02-28 14:00:00', '2026-03-01 12:00:00'],
  ['2026-02-28 21:45:30', '2026-02-28 21:45:00', '2026-03-01 12:00:00'],
  ['2026-02-28 23:59:00', '2026-02-28 23:45:00', '2026-03-01 12:00:00'],
  ['2026-03-01 00:00:00', '2026-03-01 00:00:00', '2026-03-01 12:00:00'],
  ['2026-12-06 02:20:00', '2026-12-06 02:20:00', '2026-12-06 12:00:00'],
])('at %s proposes %s to %s', (now, estimatedCheckIn, estimatedCheckOut) => {
  const proposed = defaultStay({ now, dayStarts });
  expect(proposed).toEqual({ estimatedCheckIn, estimatedCheckOut });
  expect(stayPeriodErrors(proposed, { now, dayStarts })).toEqual({});
  expect(nights(proposed, dayStarts)).toBe(1);
});

it.each([
  ['2026-03-01 10:00:00', '2026-02-28 06:00:00'],
  ['2026-03-01 02:00:00', '2026-02-27 06:00:00'],
])('at %s lets a guest come from %s on', (now, earliest) => {
  expect(earliestCheckIn({ now, dayStarts })).toBe(earliest);
});

it.each([
  ['2026-03-17 23:00:00', '2026-03-18 10:00:00', '预计入住 03-17 已过，按补登预订？'],
  ['2026-03-18 06:00:00', '2026-03-18 10:00:00', null],
  // After midnight it is still the evening before.
  ['2026-03-17 20:00:00', '2026-03-18 01:00:00', null],
  ['', '2026-03-18 01:00:00', null],
])('an arrival at %s, booked at %s, asks %s', (estimatedCheckIn, now, question) => {
  expect(pastArrivalQuestion({ estimatedCheckIn }, { now, dayStarts })).toBe(question);
});

describe('stayPeriodErrors', () => {
  it.each([
    ['2026-03-17 06:00:00', '2026-03-18 12:00:00', {}],
    ['2026-03-17 05:59:59', '2026-03-18 12:00:00', early],
    ['2026-03-18 14:00:00', '2026-03-18 14:00:01', {}],
    ['2026-03-18 14:00:00', '2026-03-18 14:00:00', reversed],
    ['2026-03-18 14:00:00', '2026-03-17 12:00:00', reversed],
    ['2026-03-10 14:00:00', '2026-03-09 12:00:00', { ...early, ...reversed }],
    ['2027-03-18 14:00:00', '2027-03-19 12:00:00', {}],
    ['2026-03-18 14:00:00', '2026-09-14 23:59:59', {}],
    ['2026-03-18 14:00:00', '2026-09-15 00:00:00', tooLong],
  ])('from %s to %s', (estimatedCheckIn, estimatedCheckOut, errors) => {
    expect(stayPeriodErrors({ estimatedCheckIn, estimatedCheckOut }, time)).toEqual(errors);
  });
});

describe('nights', () => {
  it.each([
    ['2026-03-18 14:00:00', '2026-03-19 12:00:00', 1],
    ['2026-03-18 14:00:00', '2026-03-20 12:00:00', 2],
    ['2026-03-18 23:59:59', '2026-03-19 00:00:01', 1],
    ['2026-03-18 14:00:00', '2026-03-18 18:00:00', 1],
    ['2026-02-28 14:00:00', '2026-03-01 12:00:00', 1],
    ['2028-02-28 14:00:00', '2028-03-01 12:00:00', 2],
    ['2025-12-30 14:00:00', '2026-01-02 12:00:00', 3],
    // The hotel's day turns at 06:00.
    ['2026-12-06 02:00:00', '2026-12-06 12:00:00', 1],
    ['2026-12-05 23:50:00', '2026-12-07 12:00:00', 2],
    ['2026-12-06 00:10:00', '2026-12-07 12:00:00', 2],
    ['2026-12-06 05:59:59', '2026-12-07 12:00:00', 2],
    ['2026-12-06 06:00:00', '2026-12-07 12:00:00', 1],
    ['2026-12-05 14:00:00', '2026-12-07 04:00:00', 2],
  ])('from %s to %s are %i', (estimatedCheckIn, estimatedCheckOut, count) => {
    expect(nights({ estimatedCheckIn, estimatedCheckOut }, dayStarts)).toBe(count);
  });
});

it.each([
  ['2026-03-20 12:00:00', '2026-03-18', '2026-03-21 12:00:00', 'a night more'],
  ['2026-03-18 12:00:00', '2026-03-18', '2026-03-19 12:00:00', 'who leaves today'],
  ['2026-03-15 14:00:00', '2026-03-18', '2026-03-19 14:00:00', 'who is overdue'],
])('%s on %s is proposed to become %s: %s', (leave, today, proposed) => {
  expect(nextDeparture(leave, today)).toBe(proposed);
});

const [checkIn, leave] = ['2026-11-28 14:00:00', '2026-11-30 12:00:00'];

it.each([
  ['came early, is there', '2026-11-28 10:13:00', null, ['2026-11-28 10:13:00', leave]],
  [
    'left before the planned arrival',
    '2026-11-28 10:13:00',
    '2026-11-28 10:14:00',
    ['2026-11-28 10:13:00', '2026-11-28 10:14:00'],
  ],
  ['came in the night', '2026-11-29 02:00:00', null, ['2026-11-29 02:00:00', leave]],
  ['was registered a day later', '2026-11-29 08:00:00', null, [checkIn, leave]],
  ['is from before moments were kept', null, null, [checkIn, leave]],
  ['left early then', null, '2026-11-28 10:14:00', ['2026-11-28 10:14:00', '2026-11-28 10:14:00']],
] as const)('draws a stay that %s', (_, opened, ended, [from, to]) => {
  expect(stayMoments({ checkIn, leave, opened, ended }, dayStarts)).toEqual({ from, to });
});
