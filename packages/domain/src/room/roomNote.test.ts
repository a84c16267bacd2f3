import { RoomStatus } from '@anzhu/api/contract/room';
import { describe, expect, it } from 'vitest';
import { room, today } from './fixtures.ts';
import { roomAttention, roomNote, roomOccupant } from './roomNote.ts';

const { vacant, occupied, reserved, tentative, awaitingCleaning } = RoomStatus;
const dayStarts = '06:00:00';
const days = { today, hotelDay: today, dayStarts };

it.each([
  [false, '2026-03-20 12:00:00', '03-20 离', 'none'],
  [false, '2026-03-19 12:00:00', '03-19 离', 'none'],
  [false, '2026-03-18 12:00:00', '今日离 12:00', 'due'],
  [false, '2026-03-17 12:00:00', '逾期 1 天', 'overdue'],
  [true, '2026-03-30 12:00:00', '03-30 到期', 'none'],
  [true, '2026-03-19 09:00:00', '明日到期', 'none'],
  [true, '2026-03-18 09:00:00', '今日到期', 'due'],
  [true, '2026-03-16 09:00:00', '已超期 2 天', 'overdue'],
] as const)('a stay, isolation %s, leaves %s: %s', (isIsolation, leave, text, urgency) => {
  const shown = room({ status: occupied, isIsolation, estimatedCheckOut: leave });
  expect(roomNote(shown, days)).toEqual({ text, urgency });
});

it('a day use says until when', () => {
  const shown = room({
    status: occupied,
    isDayUse: true,
    estimatedCheckOut: '2026-03-18 17:00:00',
  });
  expect(roomNote(shown, days)).toEqual({ text: '钟点至 17:00', urgency: 'due' });
  const late = { ...shown, estimatedCheckOut: '2026-03-17 17:00:00' };
  expect(roomNote(late, days)).toEqual({ text: '逾期 1 天', urgency: 'overdue' });
});

it.each([
  ['today', { status: reserved, arriveTime: '2026-03-18 14:00:00' }, '今日到 14:00'],
  ['in the small hours', { status: reserved, arriveTime: '2026-03-19 02:00:00' }, '今日到 02:00'],
  ['today, not paid', { status: tentative, arriveTime: '2026-03-18 14:00:00' }, '03-18 到'],
  ['tomorrow', { status: tentative, arriveTime: '2026-03-19 14:00:00' }, '03-19 到'],
  [
    'tonight',
    { blocked: { id: '1', from: today, to: '2026-03-20', reason: '漏水' } },
    '维修至 03-20',
  ],
  [
    'later, to be cleaned',
    {
      status: awaitingCleaning,
      blocked: { id: '1', from: '2026-03-25', to: '2026-03-26', reason: '漏水' },
    },
    '03-25 起维修',
  ],
] as const)('a hold or a repair %s', (_, given, text) => {
  expect(roomNote(room(given), days)).toEqual({ text, urgency: 'none' });
});

it.each([
  ['an unknown leave time', room({ status: occupied })],
  ['an unknown arrival', room({ status: reserved })],
  ['a vacant room without a repair', room({ status: vacant })],
])('says nothing of %s', (_, shown) => {
  expect(roomNote(shown, days)).toBeNull();
});

it("after midnight counts check-outs from the hotel's day, releases from the calendar day", () => {
  const night = { today: '2026-03-19', hotelDay: '2026-03-18', dayStarts };
  const leaving = { status: occupied, estimatedCheckOut: '2026-03-18 12:00:00' };
  expect(roomNote(room(leaving), night)?.text).toBe('今日离 12:00');
  expect(roomNote(room({ ...leaving, isIsolation: true }), night)?.text).toBe('已超期 1 天');
});

describe('roomOccupant', () => {
  it.each([
    ['a guest', { status: occupied, guest: '张三' }, '张三'],
    ['an unknown guest', { status: occupied }, '豪华大床房'],
    ['for whom it is held', { status: reserved, guest: '张三', orderId: '7' }, '张三'],
    ['the order that holds it', { status: tentative, orderId: '7' }, '订单 7'],
    ['nobody', { guest: '张三' }, '豪华大床房'],
  ] as const)('%s', (_, given, text) => {
    expect(roomOccupant(room(given))).toBe(text);
  });
});

it.each([
  [{ status: awaitingCleaning }, 'clean'],
  [{ status: occupied, estimatedCheckOut: '2026-03-18 12:00:00' }, 'due'],
  [{ status: occupied, estimatedCheckOut: '2026-03-17 12:00:00' }, 'overdue'],
  [{ status: occupied, estimatedCheckOut: '2026-03-19 12:00:00' }, null],
  [{ status: vacant }, null],
] as const)('%j needs a hand: %s', (given, expected) => {
  const shown = room(given);
  expect(roomAttention(shown, roomNote(shown, days))).toBe(expected);
});
