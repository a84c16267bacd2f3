import { describe, expect, it } from 'vitest';
import { defaultStay, earliestCheckIn, nights, stayPeriodErrors } from './stayDates.ts';

const today = '2026-03-18';
const early = { estimatedCheckIn: '入住时间不能早于昨天' };
const tooLong = { estimatedCheckOut: '入住不能超过 180 晚' };
const reversed = { estimatedCheckOut: '离店时间应晚于入住时间' };

it('proposes today 14:00 to tomorrow 12:00, over the end of a month too', () => {
  expect(defaultStay('2026-02-28')).toEqual({
    estimatedCheckIn: '2026-02-28 14:00:00',
    estimatedCheckOut: '2026-03-01 12:00:00',
  });
  expect(stayPeriodErrors(defaultStay(today), today)).toEqual({});
});

it('lets a guest come from yesterday on', () => {
  expect(earliestCheckIn('2026-03-01')).toBe('2026-02-28');
});

describe('stayPeriodErrors', () => {
  it.each([
    ['2026-03-17 00:00:00', '2026-03-18 12:00:00', {}],
    ['2026-03-16 23:59:59', '2026-03-18 12:00:00', early],
    ['2026-03-18 14:00:00', '2026-03-18 14:00:01', {}],
    ['2026-03-18 14:00:00', '2026-03-18 14:00:00', reversed],
    ['2026-03-18 14:00:00', '2026-03-17 12:00:00', reversed],
    ['2026-03-10 14:00:00', '2026-03-09 12:00:00', { ...early, ...reversed }],
    ['2027-03-18 14:00:00', '2027-03-19 12:00:00', {}],
    ['2026-03-18 14:00:00', '2026-09-14 23:59:59', {}],
    ['2026-03-18 14:00:00', '2026-09-15 00:00:00', tooLong],
  ])('from %s to %s', (estimatedCheckIn, estimatedCheckOut, errors) => {
    expect(stayPeriodErrors({ estimatedCheckIn, estimatedCheckOut }, today)).toEqual(errors);
  });
});

describe('nights', () => {
  it.each([
    ['2026-03-18 14:00:00', '2026-03-19 12:00:00', 1],
    ['2026-03-18 14:00:00', '2026-03-20 12:00:00', 2],
    ['2026-03-18 23:59:59', '2026-03-19 00:00:01', 1],
    ['2026-03-19 02:00:00', '2026-03-19 12:00:00', 1],
    ['2026-03-18 14:00:00', '2026-03-18 18:00:00', 1],
    ['2026-02-28 14:00:00', '2026-03-01 12:00:00', 1],
    ['2028-02-28 14:00:00', '2028-03-01 12:00:00', 2],
    ['2025-12-30 14:00:00', '2026-01-02 12:00:00', 3],
    ['2026-03-18', '2026-03-21', 3],
  ])('from %s to %s are %i', (checkIn, checkOut, count) => {
    expect(nights(checkIn, checkOut)).toBe(count);
  });
});
