import { describe, expect, it } from 'vitest';
import {
  fullMessage,
  stayOccupiesNight,
  isolationOccupiesNight,
  nightsAhead,
  nightsFrom,
  nightsOf,
  oversoldMessage,
  shortMessage,
  stayIncludesNight,
} from './availability.ts';

const dayStarts = '06:00:00';

describe('nightsFrom', () => {
  it('goes on into the next month', () => {
    expect(nightsFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});

describe('stayIncludesNight', () => {
  it.each([
    ['2026-03-18 06:00:00', '2026-03-19 00:00:00', true],
    ['2026-03-18 23:59:59', '2026-03-19 12:00:00', true],
    ['2026-03-19 02:00:00', '2026-03-19 12:00:00', true],
    ['2026-03-19 05:59:59', '2026-03-20 12:00:00', true],
    ['2026-03-01 14:00:00', '2026-04-01 12:00:00', true],
    ['2026-03-17 14:00:00', '2026-03-18 23:59:59', false],
    // A guest of the night before does not take the evening that follows.
    ['2026-03-18 02:00:00', '2026-03-18 12:00:00', false],
    ['2026-03-19 06:00:00', '2026-03-20 12:00:00', false],
  ])('from %s to %s: %s', (estimatedCheckIn, estimatedCheckOut, taken) => {
    expect(
      stayIncludesNight({ estimatedCheckIn, estimatedCheckOut }, '2026-03-18', dayStarts),
    ).toBe(taken);
  });
});

describe('stayOccupiesNight', () => {
  const planned = {
    estimatedCheckIn: '2026-03-16 14:00:00',
    estimatedCheckOut: '2026-03-18 12:00:00',
  };
  it.each([
    ['before it leaves', '2026-03-18 11:59:59', '2026-03-18', true, false],
    ['when it leaves', '2026-03-18 12:00:00', '2026-03-18', true, false],
    ['overdue, tonight', '2026-03-18 12:00:01', '2026-03-18', true, true],
    ['overdue, after midnight', '2026-03-19 05:59:59', '2026-03-18', true, true],
    ['overdue, the evening after', '2026-03-19 06:00:00', '2026-03-19', true, true],
    ['overdue, tomorrow', '2026-03-18 20:00:00', '2026-03-19', true, false],
    ['never came', '2026-03-18 20:00:00', '2026-03-18', false, false],
    ['a planned night', '2026-03-18 20:00:00', '2026-03-17', false, true],
    ['came a day early', '2026-03-15 20:00:00', '2026-03-15', true, true],
    ['comes a day later', '2026-03-15 20:00:00', '2026-03-15', false, false],
  ])('%s', (_, now, night, isInHouse, held) => {
    expect(stayOccupiesNight({ ...planned, isInHouse }, night, { now, dayStarts })).toBe(held);
  });
});

describe('nightsAhead', () => {
  const period = {
    estimatedCheckIn: '2026-03-16 14:00:00',
    estimatedCheckOut: '2026-03-19 12:00:00',
  };
  it.each([
    ['before it begins', '2026-03-15 10:00:00', ['2026-03-16', '2026-03-17', '2026-03-18']],
    ['on its last evening', '2026-03-18 20:00:00', ['2026-03-18']],
    ['overdue: tonight', '2026-03-21 10:00:00', ['2026-03-21']],
  ])('%s', (_, now, nights) => {
    expect(nightsAhead(period, { now, dayStarts })).toEqual(nights);
  });
});

describe('isolationOccupiesNight', () => {
  const evening = '2026-03-18 20:00:00';
  it.each([
    ['2026-03-20 12:00:00', '2026-03-19', evening, true],
    ['2026-03-20 00:00:00', '2026-03-20', evening, false],
    ['2026-03-18 23:59:59', '2026-03-18', evening, false],
    ['2026-03-17 12:00:00', '2026-03-18', evening, true],
    ['2026-03-17 12:00:00', '2026-03-19', evening, false],
    // After midnight the day of release has passed, and tonight is still the evening before.
    ['2026-03-18 12:00:00', '2026-03-18', '2026-03-19 02:00:00', true],
  ])('released on %s, in the night of %s, at %s: %s', (release, night, now, needed) => {
    expect(isolationOccupiesNight(release, night, { now, dayStarts })).toBe(needed);
  });
});

it.each([
  ['2026-12-31 14:00:00', '2027-01-02 12:00:00', ['2026-12-31', '2027-01-01']],
  ['2026-03-18 02:00:00', '2026-03-18 12:00:00', ['2026-03-17']],
  ['2026-12-06 00:10:00', '2026-12-07 12:00:00', ['2026-12-05', '2026-12-06']],
])('the nights of a stay from %s to %s', (estimatedCheckIn, estimatedCheckOut, nights) => {
  const period = { estimatedCheckIn, estimatedCheckOut };
  expect(nightsOf(period, dayStarts)).toEqual(nights);
  expect(nights.every((night) => stayIncludesNight(period, night, dayStarts))).toBe(true);
});

it.each([
  { available: [1, 1], wanted: 1, message: null },
  { available: [], wanted: 1, message: '该房型 11-24 已满' },
  { available: [1, 0], wanted: 1, message: '该房型 11-25 已满' },
  { available: [-1, 0], wanted: 1, message: '该房型 11-24 已满' },
  { available: [3, 3], wanted: 3, message: null },
  { available: [3, 2], wanted: 3, message: '该房型 11-25 仅剩 2 间' },
  { available: [0, 2], wanted: 3, message: '该房型 11-24 已满' },
])('$available rooms of which $wanted are wanted: $message', ({ available, wanted, message }) => {
  expect(shortMessage(['2026-11-24', '2026-11-25'], available, wanted)).toBe(message);
});

it.each([
  { full: [], message: null },
  { full: ['2026-11-25', '2026-11-26'], message: '该房型 11-25 已满' },
])('$full is said as $message', ({ full, message }) => {
  expect(fullMessage(full)).toBe(message);
});

it.each([
  [1, '该房型 11-25 已售完，将超售'],
  [2, '该房型 11-25、11-26 已售完，将超售'],
  [7, '该房型 11-25、11-26、11-27、11-28、11-29 等 7 晚 已售完，将超售'],
])('%d nights are oversold: %s', (count, message) => {
  expect(oversoldMessage(nightsFrom('2026-11-25', count))).toBe(message);
});
