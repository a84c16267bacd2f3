import { usualDayStart } from '@anzhu/api/rules/hotelDay';
import { expect, it } from 'vitest';
import { leadOf } from './describeRoom.tsx';
import { room } from './fixtures.ts';

it.each([
  ['2026-03-18 00:10:00', '2026-03-18 12:00:00', '03-18 → 03-18', '1 晚'],
  ['2026-03-18 00:10:00', '2026-03-19 12:00:00', '03-18 → 03-19', '2 晚'],
  ['2026-03-18 06:00:00', '2026-03-19 12:00:00', '03-18 → 03-19', '1 晚'],
])('guests from %s to %s: %s, %s', (arriveTime, estimatedCheckOut, dates, nights) => {
  const stay = room({ arriveTime, estimatedCheckOut });
  expect(leadOf(stay, usualDayStart)).toEqual([dates, nights]);
  expect(leadOf({ ...stay, guest: '林示例' }, usualDayStart)[0]).toBe('林示例');
});

it('counts the days of an isolation by the calendar, and nothing of an empty room', () => {
  const given = { arriveTime: '2026-03-18 00:10:00', estimatedCheckOut: '2026-04-01 12:00:00' };
  expect(leadOf(room({ ...given, isIsolation: true }), usualDayStart)[1]).toBe('14 天');
  expect(leadOf(room(), usualDayStart)).toEqual([]);
});
