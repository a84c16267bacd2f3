import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { room, today } from './fixtures.ts';
import { roomNote } from './roomNote.ts';

const { vacant, occupied, reserved, tentative, awaitingCleaning } = RoomStatus;

it.each([
  [occupied, false, '2026-03-20 12:00:00', '03-20 12:00 离店', 'none'],
  [occupied, false, '2026-03-19 12:00:00', '03-19 12:00 离店', 'none'],
  [occupied, false, '2026-03-18 12:00:00', '今日离店 12:00', 'due'],
  [occupied, false, '2026-03-17 12:00:00', '逾期未离 03-17', 'overdue'],
  [occupied, true, '2026-03-30 12:00:00', '03-30 到期', 'none'],
  [occupied, true, '2026-03-19 09:00:00', '明日到期', 'none'],
  [occupied, true, '2026-03-18 09:00:00', '今日到期', 'due'],
  [occupied, true, '2026-03-16 09:00:00', '已超期 2 天', 'overdue'],
  [reserved, false, '2026-03-20 12:00:00', '订单 20318', 'none'],
  [tentative, false, null, '订单 20318', 'none'],
] as const)(
  'status %i, isolation %s, leaves %s: %s',
  (status, isIsolation, estimatedCheckOut, text, urgency) => {
    const shown = room({ status, isIsolation, estimatedCheckOut, orderId: '20318' });
    expect(roomNote(shown, { today, hotelDay: today })).toEqual({ text, urgency });
  },
);

it.each([
  ['of someone', { status: reserved, guest: '张三', orderId: '7' }, '张三 · 订单 7'],
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
  const days = { today, hotelDay: today };
  expect(roomNote(room(given), days)).toEqual({ text, urgency: 'none' });
});

it.each([
  ['an unknown leave time', room({ status: occupied })],
  ['an unknown order', room({ status: reserved })],
  ['a vacant room without a repair', room({ status: vacant })],
])('says nothing of %s', (_, shown) => {
  expect(roomNote(shown, { today, hotelDay: today })).toBeNull();
});

it("after midnight counts check-outs from the hotel's day, releases from the calendar day", () => {
  const days = { today: '2026-03-19', hotelDay: '2026-03-18' };
  const leaving = { status: occupied, estimatedCheckOut: '2026-03-18 12:00:00' };
  expect(roomNote(room(leaving), days)?.text).toBe('今日离店 12:00');
  expect(roomNote(room({ ...leaving, isIsolation: true }), days)?.text).toBe('已超期 1 天');
});
