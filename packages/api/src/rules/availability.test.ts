import { describe, expect, it } from 'vitest';
import { fullNight, isolatesNight, nightsFrom, nightsOf, takesNight } from './availability.ts';

describe('nightsFrom', () => {
  it('goes on into the next month', () => {
    expect(nightsFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});

describe('takesNight', () => {
  it.each([
    { arrival: '2026-03-18 00:00:00', leave: '2026-03-19 00:00:00', taken: true },
    { arrival: '2026-03-18 23:59:59', leave: '2026-03-19 12:00:00', taken: true },
    { arrival: '2026-03-18 02:00:00', leave: '2026-03-18 12:00:00', taken: true },
    { arrival: '2026-03-01 14:00:00', leave: '2026-04-01 12:00:00', taken: true },
    { arrival: '2026-03-17 14:00:00', leave: '2026-03-18 23:59:59', taken: false },
    { arrival: '2026-03-17 02:00:00', leave: '2026-03-17 12:00:00', taken: false },
    { arrival: '2026-03-19 00:00:00', leave: '2026-03-20 12:00:00', taken: false },
  ])('from $arrival to $leave: $taken', ({ arrival, leave, taken }) => {
    expect(takesNight(arrival, leave, '2026-03-18')).toBe(taken);
  });
});

describe('isolatesNight', () => {
  it.each([
    { release: '2026-03-20 12:00:00', night: '2026-03-19', needed: true },
    { release: '2026-03-20 00:00:00', night: '2026-03-20', needed: false },
    { release: '2026-03-18 23:59:59', night: '2026-03-18', needed: false },
    { release: '2026-03-17 12:00:00', night: '2026-03-18', needed: true },
    { release: '2026-03-17 12:00:00', night: '2026-03-19', needed: false },
  ])('released on $release, in the night of $night: $needed', ({ release, night, needed }) => {
    expect(isolatesNight(release, night, '2026-03-18')).toBe(needed);
  });
});

it.each([
  ['2026-12-31 14:00:00', '2027-01-02 12:00:00', ['2026-12-31', '2027-01-01']],
  ['2026-03-18 02:00:00', '2026-03-18 12:00:00', ['2026-03-18']],
])('the nights of a stay from %s to %s', (estimatedCheckIn, estimatedCheckOut, nights) => {
  expect(nightsOf({ estimatedCheckIn, estimatedCheckOut })).toEqual(nights);
  expect(nights.every((night) => takesNight(estimatedCheckIn, estimatedCheckOut, night))).toBe(
    true,
  );
});

it.each([
  { held: [1, 1], rooms: 2, message: null },
  { held: [], rooms: 1, message: null },
  { held: [1, 2], rooms: 2, message: '该房型 11-25 已满' },
  { held: [3, 2], rooms: 2, message: '该房型 11-24 已满' },
  { held: [], rooms: 0, message: '该房型 11-24 已满' },
])('$held of $rooms rooms held: $message', ({ held, rooms, message }) => {
  expect(fullNight(['2026-11-24', '2026-11-25'], held, rooms)).toBe(message);
});
