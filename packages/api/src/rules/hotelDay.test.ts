import { expect, it } from 'vitest';
import { hotelDayOf, hotelDaySpan, hotelToday } from './hotelDay.ts';

it.each([
  ['2026-12-06 00:00:00', '2026-12-05'],
  ['2026-12-06 02:20:00', '2026-12-05'],
  ['2026-12-06 05:59:59', '2026-12-05'],
  ['2026-12-06 06:00:00', '2026-12-06'],
  ['2026-12-06 23:59:59', '2026-12-06'],
  ['2027-01-01 03:00:00', '2026-12-31'],
  ['2028-03-01 03:00:00', '2028-02-29'],
])('%s belongs to %s', (moment, day) => {
  expect(hotelDayOf(moment, '06:00:00')).toBe(day);
  expect(hotelToday({ now: moment, dayStarts: '06:00:00' })).toBe(day);
});

it('turns at the configured time; at 00:00 it is the calendar day', () => {
  expect(hotelDayOf('2026-12-06 04:00:00', '04:00:00')).toBe('2026-12-06');
  expect(hotelDayOf('2026-12-06 00:00:00', '00:00:00')).toBe('2026-12-06');
});

it('has a first and a last second', () => {
  expect(hotelDaySpan('2026-12-31', '06:00:00')).toEqual({
    from: '2026-12-31 06:00:00',
    until: '2027-01-01 05:59:59',
  });
  expect(hotelDaySpan('2026-12-30', '00:00:00', '2026-12-31')).toEqual({
    from: '2026-12-30 00:00:00',
    until: '2026-12-31 23:59:59',
  });
});
