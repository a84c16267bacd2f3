import { describe, expect, it } from 'vitest';
import { Role } from '../contract/role.ts';
import { lateHoursFault, usualLateHours } from '../contract/hotel.ts';
import { usualDayStart } from './hotelDay.ts';
import {
  lateFee,
  lateFeeRefusal,
  lateFeeText,
  lateNights,
  lateNightsText,
} from './lateCheckOut.ts';

const noon = '2026-03-20 12:00:00';
const hours = usualLateHours;

describe('lateNights', () => {
  it.each([
    [noon, '2026-03-19 20:00:00', 0],
    [noon, '2026-03-20 12:00:00', 0],
    [noon, '2026-03-20 13:59:59', 0],
    [noon, '2026-03-20 14:00:00', 0.5],
    [noon, '2026-03-20 17:59:59', 0.5],
    [noon, '2026-03-20 18:00:00', 1],
    [noon, '2026-03-20 23:59:59', 1],
    // The night is used; the next day is free again until the hour.
    [noon, '2026-03-21 00:40:00', 1],
    [noon, '2026-03-21 10:00:00', 1],
    [noon, '2026-03-21 15:00:00', 1.5],
    [noon, '2026-03-23 18:00:00', 4],
    // What was agreed is free.
    ['2026-03-20 16:00:00', '2026-03-20 17:00:00', 0],
    ['2026-03-20 16:00:00', '2026-03-20 18:00:00', 0.5],
    ['2026-03-20 20:00:00', '2026-03-20 22:00:00', 0],
    ['2026-03-20 20:00:00', '2026-03-21 10:00:00', 0],
    ['2026-03-20 20:00:00', '2026-03-21 15:00:00', 0.5],
    // Agreed for the night: its day begins in the evening before.
    ['2026-03-20 02:00:00', '2026-03-20 03:00:00', 0],
    ['2026-03-20 02:00:00', '2026-03-20 15:00:00', 0.5],
  ])('planned %s, left %s: %d', (leave, now, nights) => {
    expect(lateNights({ leave, now, dayStarts: usualDayStart }, hours)).toBe(nights);
  });

  it('has no half night where both hours are one, and none at all on a day without hours', () => {
    const at = (now: string, halfHour: number, wholeHour: number) =>
      lateNights(
        { leave: noon, now: `2026-03-20 ${now}:00`, dayStarts: usualDayStart },
        { halfHour, wholeHour },
      );
    expect([at('15:59', 16, 16), at('16:00', 16, 16)]).toEqual([0, 1]);
    expect([at('13:00', 13, 24), at('23:59', 13, 24), at('23:59', 24, 24)]).toEqual([0.5, 0.5, 0]);
  });
});

it.each([
  ['2026-03-21 00:40:00', 13, 0.5],
  ['2026-03-21 00:40:00', 24, 0],
  ['2026-03-21 05:59:59', 24, 0],
  ['2026-03-21 06:00:00', 24, 1],
  ['2026-03-22 00:40:00', 24, 1],
])(
  'until the hotel’s day begins it is the evening before: %s, half a night from %d',
  (...given) => {
    const [now, halfHour, nights] = given;
    const departure = { leave: noon, now, dayStarts: usualDayStart };
    expect(lateNights(departure, { halfHour, wholeHour: 24 })).toBe(nights);
  },
);

describe('lateFee', () => {
  const at = (now: string, charged = 0, nightFee = 30_001) =>
    lateFee({ leave: noon, now, dayStarts: usualDayStart }, { hours, nightFee, charged });

  it.each([
    ['2026-03-20 13:00:00', 0, null],
    ['2026-03-20 14:00:00', 0, { nights: 0.5, days: 0, nightFee: 30_001, amount: 15_001 }],
    ['2026-03-20 18:00:00', 0, { nights: 1, days: 0, nightFee: 30_001, amount: 30_001 }],
    // What the bill has of it is not proposed again.
    ['2026-03-20 18:00:00', 15_001, { nights: 1, days: 0, nightFee: 30_001, amount: 15_000 }],
    ['2026-03-20 18:00:00', 40_000, null],
    // The same days as 逾期 has: the second night is used, its day is not over.
    ['2026-03-22 00:40:00', 0, { nights: 2, days: 1, nightFee: 30_001, amount: 60_002 }],
  ])('at %s, %d on the bill', (now, charged, fee) => {
    expect(at(now, charged)).toEqual(fee);
  });

  it('is nothing for a room that costs nothing', () => {
    expect(at('2026-03-20 20:00:00', 0, 0)).toBeNull();
  });
});

describe('what a role may charge', () => {
  const half = { nights: 0.5, days: 0, nightFee: 30_000, amount: 15_000 };
  const most = '延迟退房最多加收 ¥150.00（半晚，每晚 ¥300.00），更多须由酒店管理员加收';

  it.each([
    [Role.hotelMember, half, 15_000, null],
    [Role.hotelMember, half, 0, null],
    [Role.hotelMember, half, 15_001, most],
    [Role.hotelMember, null, 1, '现在没有要加收的延迟退房费，请刷新后重试'],
    [Role.hotelMember, null, 0, null],
    [Role.hotelAdmin, half, 99_999_999, null],
    [Role.admin, null, 10_000, null],
  ])('role %i, proposed %j: %i fen', (role, late, amount, refusal) => {
    expect(lateFeeRefusal(amount, late, role)).toBe(refusal);
  });
});

it.each([
  [0.5, 0, '半晚，每晚 ¥300；记入账单，不收填 0'],
  [1, undefined, '1 晚，每晚 ¥300；记入账单，不收填 0'],
  [1, 1, '1 晚，每晚 ¥300；记入账单，不收填 0'],
  [1.5, 1, '1.5 晚（逾期 1 天，当日超时半晚），每晚 ¥300；记入账单，不收填 0'],
  [2, 1, '2 晚（逾期 1 天，当日超时 1 晚），每晚 ¥300；记入账单，不收填 0'],
  [1.5, 2, '1.5 晚（逾期 2 天，原定离店较晚），每晚 ¥300；记入账单，不收填 0'],
])('%d nights of %d days late: %s', (nights, days, text) => {
  expect(lateFeeText({ nights, days, nightFee: 300 }, null)).toBe(text);
  expect(lateFeeText({ nights, days, nightFee: 300 }, 1)).toBe(`${text}，更多须由酒店管理员加收`);
});

it('refuses a whole night before half a night', () => {
  expect(lateHoursFault({ halfHour: 18, wholeHour: 14 })).toBe('不能早于收半晚的时刻');
  expect(lateHoursFault({ halfHour: 14, wholeHour: 14 })).toBeNull();
});

it.each([
  [0.5, '半晚'],
  [1, '1 晚'],
  [1.5, '1.5 晚'],
])('%d nights: %s', (nights, words) => {
  expect(lateNightsText(nights)).toBe(words);
});
