import { stayLength } from '@anzhu/api/rules/stayLength';
import type { Declaration } from '@anzhu/api/contract/declaration';
import {
  checkTypeLabel,
  type HealthTest,
  type UntestedPerson,
} from '@anzhu/api/contract/healthTest';
import { personTypeLabel, type Isolation } from '@anzhu/api/contract/isolation';
import { urgencyLabel, type MaterialApplication } from '@anzhu/api/contract/material';
import { type Order, OrderStatus } from '@anzhu/api/contract/order';
import type { PendingOrder } from '@anzhu/api/contract/pendingOrder';
import { daysLate, hotelDayOf, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { momentOf } from '@anzhu/api/rules/localTime';
import { resultText } from '@anzhu/api/rules/healthTests';
import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import { markOf } from '@anzhu/domain/order';
import type { DutyEntry } from '@anzhu/domain/today';

/** The facts of an entry; the hotel only for those who see several. */
type Facts = Omit<DutyEntry, 'link' | 'act'>;

interface Seen extends HotelTime {
  /** The user sees several hotels. */
  isHotelShown: boolean;
}

export type OrderDuty =
  | 'overdue'
  | 'dueOut'
  | 'noShow'
  | 'late'
  | 'leftOpen'
  | 'paidTwice'
  | 'unassigned'
  | 'dueIn'
  | 'refundRequests';

/** What is said of an order that waits. */
export function orderFacts(order: Order, kind: OrderDuty, seen: Seen): Facts {
  const { dayStarts, isHotelShown } = seen;
  const { id, name, customerName, estimatedCheckIn, estimatedCheckOut } = order;
  const hotelDay = hotelToday(seen);
  const hour = (time: string): string => timeToday(time, hotelDay, dayStarts);
  const nights = kind === 'dueIn' || kind === 'unassigned' ? stayLength(order) : null;
  const isAsked = order.status === OrderStatus.refundRequested;
  const asked = isAsked ? order.lastPay : (order.toPayBack ?? order.lastPay);
  const sum = kind === 'paidTwice' ? order.paidTwice : asked;
  const isOfMoney = kind === 'refundRequests' || kind === 'paidTwice';
  const money = isOfMoney && typeof sum === 'number' && formatYuan(sum);
  const facts = [
    isHotelShown && order.hotelName,
    order.roomTypeName,
    nights,
    money,
    (kind === 'refundRequests' || kind === 'late' || kind === 'dueIn') && markOf(order),
    kind === 'refundRequests' && order.reason,
  ];
  const since = {
    overdue: estimatedCheckOut && `逾期 ${passedSince(estimatedCheckOut, seen)}`,
    dueOut: estimatedCheckOut && `${hour(estimatedCheckOut)} 离`,
    noShow: estimatedCheckIn && `应到 ${estimatedCheckIn.slice(5, 10)}`,
    leftOpen: estimatedCheckOut && `${estimatedCheckOut.slice(5, 10)} 离`,
    paidTwice: estimatedCheckIn && `${hour(estimatedCheckIn)} 入住`,
    late: order.holdUntil && `保留至 ${hour(order.holdUntil)}`,
    unassigned: estimatedCheckIn && `${hour(estimatedCheckIn)} 到`,
    dueIn: estimatedCheckIn && `${hour(estimatedCheckIn)} 到`,
    refundRequests: estimatedCheckIn && `${hour(estimatedCheckIn)} 入住`,
  };
  return {
    id,
    room: order.roomName ?? order.assignedRoomName,
    who: name ?? customerName ?? nothing,
    facts: known(facts),
    since: since[kind] ?? undefined,
    isLate: kind === 'overdue' || kind === 'noShow' || kind === 'late' || kind === 'leftOpen',
  };
}

/** A channel's booking that was refused for want of rooms. */
export function pendingFacts(order: PendingOrder, seen: Seen): Facts {
  const { id, name, number, estimatedCheckIn, createTime, rooms } = order;
  const hotelDay = hotelToday(seen);
  return {
    id,
    who: name,
    facts: known([
      seen.isHotelShown && order.hotelName,
      order.orderId !== null && `修改订单 ${order.orderId}`,
      `${order.roomTypeName}${rooms > 1 ? ` ${rooms} 间` : ''}`,
      `${estimatedCheckIn.slice(5, 10)} 起 ${order.days} 晚`,
      order.reason,
      number,
      order.channel,
    ]),
    since: `${timeToday(createTime, hotelDay, seen.dayStarts)} 提交`,
    isLate: estimatedCheckIn < seen.now,
  };
}

/** A person in isolation whose release is due. */
export const releaseFacts = (person: Isolation, { now, isHotelShown }: Seen): Facts => ({
  id: person.id,
  room: person.roomName,
  who: person.name,
  facts: known([
    isHotelShown && person.hotelName,
    person.type !== null && personTypeLabel[person.type],
  ]),
  since: person.checkOutTime === null ? undefined : releaseText(person.checkOutTime, dayOf(now)),
  isLate: person.checkOutTime !== null && dayOf(person.checkOutTime) < dayOf(now),
});

/** An abnormal result without 处理. */
export const testFacts = (test: HealthTest, { now, isHotelShown }: Seen): Facts => ({
  id: test.id,
  room: test.roomName,
  who: test.name ?? nothing,
  facts: known([
    isHotelShown && test.hotelName,
    `${checkTypeLabel[test.checkType]} ${resultText(test)}`,
  ]),
  since: test.checkTime === null ? undefined : timeToday(test.checkTime, dayOf(now)),
  isLate: true,
});

/** A person without a test today. */
export const untestedFacts = (
  { id, name, hotelName, roomName }: UntestedPerson,
  { isHotelShown }: Seen,
): Facts => ({ id, room: roomName, who: name, facts: known([isHotelShown && hotelName]) });

/** A declaration that waits for its review. */
export const declarationFacts = (row: Declaration, { now }: Seen): Facts => ({
  id: row.id,
  who: row.name,
  facts: known([row.type !== null && personTypeLabel[row.type], row.hotelName, row.roomTypeName]),
  since: row.createTime === null ? undefined : `${timeToday(row.createTime, dayOf(now))} 申报`,
});

/** An application for material that waits for its review. */
export const materialFacts = (row: MaterialApplication, { now }: Seen): Facts => ({
  id: row.id,
  who: `${row.applyThing} ${row.applyNum ?? ''} ${row.thingUnit ?? ''}`.trim(),
  facts: known([row.hotelName, row.emergencyLevel !== null && urgencyLabel[row.emergencyLevel]]),
  since: row.createTime === null ? undefined : `${timeToday(row.createTime, dayOf(now))} 申请`,
});

/** The room numbers in a line, the first ones where there are many. */
export function roomNumbers(rooms: readonly { name: string }[], most = 6): string {
  const shown = rooms.slice(0, most).map(({ name }) => name);
  return rooms.length > most ? `${shown.join('、')} 等 ${rooms.length} 间` : shown.join('、');
}

const known = (facts: readonly (string | null | false | undefined)[]): string[] =>
  facts.filter((fact): fact is string => Boolean(fact));

const minuteMs = 60_000;

/** How long a departure has passed: 2 天 of the hotel, else 3 小时, else 20 分钟. `leave` is `yyyy-MM-dd HH:mm:ss`. */
export function passedSince(leave: string, time: HotelTime): string {
  const days = daysLate(leave, hotelToday(time));
  if (days > 0) return `${days} 天`;
  const minutes = Math.max(1, Math.floor((momentOf(time.now) - momentOf(leave)) / minuteMs));
  return minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时`;
}

/** When something is: its hour where it is today, else its day and hour. The day begins at `dayStarts`. */
export const timeToday = (time: string, today: string, dayStarts = '00:00:00'): string =>
  hotelDayOf(time, dayStarts) === today ? time.slice(11, 16) : time.slice(5, 16);

/** How a planned release stands: 今日到期, 已超期 2 天. */
export function releaseText(checkOutTime: string, today: string): string {
  const days = daysBetween(dayOf(checkOutTime), today);
  return days > 0 ? `已超期 ${days} 天` : '今日到期';
}
