import { Guarantee } from '@anzhu/api/contract/guarantee';
import { CheckType } from '@anzhu/api/contract/healthTest';
import { OrderStatus, type Order } from '@anzhu/api/contract/order';
import type { PendingOrder } from '@anzhu/api/contract/pendingOrder';
import { expect, it } from 'vitest';
import { orderFacts, pendingFacts, roomNumbers, testFacts, type OrderDuty } from './dutyEntries.ts';
import { passedSince, releaseText, timeToday } from './dutyEntries.ts';

const now = '2026-03-18 10:00:00';
const dayStarts = '06:00:00';
/** The night after that day. */
const night = '2026-03-19 02:00:00';

const pendingOrder: PendingOrder = {
  id: '7',
  hotelId: '1',
  hotelName: '安住·西湖店',
  channel: '示例旅行网',
  externalId: 'SL-7',
  name: '周示例',
  number: '138****0007',
  roomType: '11',
  roomTypeName: '豪华大床房',
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
  days: 2,
  rooms: 2,
  pay: 1200,
  lastPay: 1080,
  isPaid: false,
  guarantee: Guarantee.onArrival,
  reason: '该房型 03-18 已满',
  createTime: '2026-03-18 09:24:00',
  version: 1,
  orderId: null,
};

it.each([
  ['2026-03-17 12:00:00', '1 天'],
  ['2026-03-15 23:00:00', '3 天'],
  ['2026-03-18 07:30:00', '2 小时'],
  ['2026-03-18 09:45:00', '15 分钟'],
  ['2026-03-18 09:59:59', '1 分钟'],
])('since %s %s have passed', (leave, words) =>
  expect(passedSince(leave, { now, dayStarts })).toBe(words),
);

it.each([
  ['2026-03-17 12:00:00', '1 天'],
  ['2026-03-18 12:00:00', '14 小时'],
])('since %s %s have passed at night', (leave, words) =>
  expect(passedSince(leave, { now: night, dayStarts })).toBe(words),
);

it('says the hour of today, and the day of others', () => {
  expect(timeToday('2026-03-18 14:00:00', '2026-03-18')).toBe('14:00');
  expect(timeToday('2026-03-19 14:00:00', '2026-03-18')).toBe('03-19 14:00');
});

it('says the hour of the day of the hotel', () => {
  expect(timeToday('2026-03-19 01:30:00', '2026-03-18', dayStarts)).toBe('01:30');
  expect(timeToday('2026-03-19 14:00:00', '2026-03-18', dayStarts)).toBe('03-19 14:00');
});

it('says how a release stands', () => {
  expect(releaseText('2026-03-18 12:00:00', '2026-03-18')).toBe('今日到期');
  expect(releaseText('2026-03-16 12:00:00', '2026-03-18')).toBe('已超期 2 天');
});

it('cuts off many room numbers, with how many there are', () => {
  const rooms = ['301', '302', '303'].map((name) => ({ name }));
  expect(roomNumbers(rooms)).toBe('301、302、303');
  expect(roomNumbers(rooms, 2)).toBe('301、302 等 3 间');
});

const order = {
  id: '7',
  name: '张明',
  customerName: null,
  hotelName: '安住·西湖店',
  roomTypeName: '标准双床房',
  roomName: '513',
  days: 2,
  lastPay: 430.2,
  reason: '行程取消',
  status: OrderStatus.checkedIn,
  estimatedCheckIn: '2026-03-16 14:00:00',
  estimatedCheckOut: '2026-03-17 12:00:00',
} as Order;

it.each<[OrderDuty, string[], string, boolean]>([
  ['overdue', ['标准双床房'], '逾期 1 天', true],
  ['dueOut', ['标准双床房'], '03-17 12:00 离', false],
  ['dueIn', ['标准双床房', '2 晚'], '03-16 14:00 到', false],
  ['noShow', ['标准双床房'], '应到 03-16', true],
  ['refundRequests', ['标准双床房', '¥430.20', '行程取消'], '03-16 14:00 入住', false],
])('an order as %s', (kind, facts, since, isLate) => {
  const seen = { now, dayStarts, isHotelShown: false };
  expect(orderFacts(order, kind, seen)).toEqual({
    id: '7',
    room: '513',
    who: '张明',
    facts,
    since,
    isLate,
  });
});

it('says how much staff give back, beside what guests ask for', () => {
  const waiting = { ...order, toPayBack: 300 };
  const seen = { now, dayStarts, isHotelShown: false };
  expect(orderFacts(waiting, 'refundRequests', seen).facts).toContain('¥300.00');
});

it('says of a refund that waits that its nights are free', () => {
  const released = { ...order, status: OrderStatus.refundRequested, isReleased: true };
  const seen = { now, dayStarts, isHotelShown: false };
  expect(orderFacts(released, 'refundRequests', seen).facts).toContain('已放房');
});

it('goes by the day of the hotel at night', () => {
  const seen = { now: night, dayStarts, isHotelShown: false };
  const due = {
    ...order,
    estimatedCheckIn: '2026-03-18 14:00:00',
    estimatedCheckOut: '2026-03-18 12:00:00',
  };
  expect(orderFacts(due, 'dueIn', seen).since).toBe('14:00 到');
  expect(orderFacts(due, 'overdue', seen).since).toBe('逾期 14 小时');
});

it('names the hotel where there are several, and a dash for a name that is not known', () => {
  const seen = { now, dayStarts, isHotelShown: true };
  expect(orderFacts({ ...order, name: null }, 'overdue', seen)).toMatchObject({
    who: '—',
    facts: ['安住·西湖店', '标准双床房'],
  });
});

it('says of a booking without a room what was wanted, first, and why it was not booked', () => {
  const seen = { now, dayStarts, isHotelShown: false };
  expect(pendingFacts(pendingOrder, seen)).toEqual({
    id: '7',
    who: '周示例',
    facts: ['豪华大床房 2 间', '03-18 起 2 晚', '该房型 03-18 已满', '138****0007', '示例旅行网'],
    since: '09:24 提交',
    isLate: false,
  });
});

it('says what was measured', () => {
  const test = {
    id: '3',
    uId: '4',
    name: '陈晓东',
    idCard: null,
    hotelName: null,
    roomId: '9',
    roomName: '8603',
    status: null,
    checkType: CheckType.temperature,
    checkRes: 38.2,
    checkTime: '2026-03-18 08:10:00',
    createTime: null,
    isHandled: false,
  };
  expect(testFacts(test, { now, dayStarts, isHotelShown: true })).toMatchObject({
    room: '8603',
    facts: ['体温 38.2 ℃'],
    since: '08:10',
  });
});
