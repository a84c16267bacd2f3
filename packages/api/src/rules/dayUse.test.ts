import { describe, expect, it } from 'vitest';
import {
  dayUseErrors,
  dayUsePeriod,
  dayUsePrice,
  nextDayUse,
  periodsMeet,
  roomsLeftInHours,
  shortHoursMessage,
  takenUntil,
} from './dayUse.ts';
import { dayUseText, stayLength } from './stayLength.ts';
import { nightsAhead, nightsOf } from './availability.ts';

const day = '2026-03-20';
const at = (from: string, to: string) => ({
  estimatedCheckIn: `${day} ${from}:00`,
  estimatedCheckOut: `${day} ${to}:00`,
});
const time = { now: `${day} 10:00:00`, dayStarts: '06:00:00' };

describe('a day use', () => {
  it.each([
    ['08:00', 3, null],
    ['14:00', 6, null],
    ['17:00', 3, null],
    ['07:59', 3, '3 小时的钟点房在 08:00 至 17:00 之间入住'],
    ['17:01', 3, '3 小时的钟点房在 08:00 至 17:00 之间入住'],
    ['14:30', 6, '6 小时的钟点房在 08:00 至 14:00 之间入住'],
    // Its hours end on the next day.
    ['23:00', 4, '4 小时的钟点房在 08:00 至 16:00 之间入住'],
  ])('from %s on for %i hours: %s', (from, hours, expected) => {
    const period = dayUsePeriod(`${day} ${from}:00`, hours);
    const errors = dayUseErrors(period, hours, `${day} 07:00:00`);
    expect(errors).toEqual(expected === null ? {} : { estimatedCheckIn: expected });
  });

  it('leaves after its hours, and is ahead', () => {
    expect(dayUseErrors(at('13:00', '18:00'), 4, time.now)).toEqual({
      estimatedCheckOut: '离店时间应为入住后 4 小时',
    });
    expect(dayUseErrors(at('08:00', '11:00'), 3, `${day} 11:00:00`)).toEqual({
      estimatedCheckIn: '该时段已过',
    });
  });

  it('takes no night, and costs its hours', () => {
    const period = dayUsePeriod(`${day} 13:00:00`, 4);
    expect(nightsOf(period, time.dayStarts)).toEqual([]);
    expect(nightsAhead(period, time)).toEqual([]);
    expect(dayUsePrice(period.estimatedCheckIn, 4, 4_000)).toEqual([{ night: day, fee: 16_000 }]);
    expect(dayUseText(period)).toBe('钟点 13:00–17:00');
    expect(stayLength({ days: 0, dayUseHours: 4, ...period })).toBe('钟点 13:00–17:00');
    expect(stayLength({ days: 2, ...period })).toBe('2 晚');
  });

  it.each([
    ['10:00', 3, `${day} 10:00:00`],
    ['10:01', 3, `${day} 11:00:00`],
    ['06:30', 3, `${day} 08:00:00`],
    ['17:01', 3, '2026-03-21 08:00:00'],
    ['14:30', 6, '2026-03-21 08:00:00'],
    ['23:40', 3, '2026-03-21 08:00:00'],
  ])('at %s is proposed for %i hours from %s on', (now, hours, expected) => {
    expect(nextDayUse(hours, `${day} ${now}:00`)).toBe(expected);
  });
});

describe('rooms over the hours of a day use', () => {
  const hours = at('13:00', '17:00');
  it.each([
    ['none is taken', [], 2],
    [
      'guests leave as it begins, others come as it ends',
      [at('08:00', '13:00'), at('17:00', '23:00')],
      2,
    ],
    ['others come meanwhile', [at('14:00', '23:00')], 1],
    ['two that follow each other share a room', [at('12:00', '14:00'), at('14:00', '16:00')], 1],
    ['two at once', [at('12:00', '15:00'), at('14:00', '16:00')], 0],
    [
      'guests stay',
      [{ estimatedCheckIn: '2026-03-19 14:00:00', estimatedCheckOut: '2026-03-22 12:00:00' }],
      1,
    ],
  ])('%s', (_, taken, left) => {
    expect(roomsLeftInHours(2, taken, hours)).toBe(left);
  });

  it('are not free of guests who should have left', () => {
    const stay = { ...at('08:00', '09:00'), isInHouse: true };
    expect(takenUntil(stay, time)).toBe(`${day} 23:59:59`);
    expect(takenUntil({ ...stay, isInHouse: false }, time)).toBe(stay.estimatedCheckOut);
    expect(periodsMeet(at('08:00', '09:00'), at('09:00', '12:00'))).toBe(false);
  });

  it.each([
    [1, 1, null],
    [1, 2, '该房型 03-20 13:00–17:00 仅剩 1 间'],
    [-1, 1, '该房型 03-20 13:00–17:00 已满'],
  ])('%i left of %i: %s', (left, wanted, expected) => {
    expect(shortHoursMessage(hours, { left, wanted })).toBe(expected);
  });
});
