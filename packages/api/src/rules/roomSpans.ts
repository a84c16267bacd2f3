import { spanKindLabel, type RoomSpan } from '../contract/roomTimeline.ts';
import { nightsOf } from './availability.ts';
import { periodsMeet, takenUntil } from './dayUse.ts';
import { dayUseText } from './stayLength.ts';
import { hotelDayOf, hotelToday, type HotelTime } from './hotelDay.ts';
import type { StayPeriod } from './stayDates.ts';

/** For when a room is wanted: nights, `yyyy-MM-dd` each, of a day use its day; and from when to when. */
export interface WantedSpan {
  nights: readonly string[];
  period: StayPeriod;
}

/**
 * Whether a span takes one of the nights; a stay that is overdue takes tonight, one that has ended none. A day use and
 * another stay meet by their hours.
 */
function meets(span: RoomSpan, { nights, period: wanted }: WantedSpan, time: HotelTime): boolean {
  const { kind, from, to, sn, isDayUse } = span;
  if (kind === 'blocked') {
    const [first, last] = [hotelDayOf(from, time.dayStarts), hotelDayOf(to, time.dayStarts)];
    return nights.some((night) => first <= night && night <= last);
  }
  if (kind !== 'held' && sn === null) return false;
  const period = { estimatedCheckIn: from, estimatedCheckOut: to };
  const isInHouse = kind !== 'held';
  if (isDayUse || wanted.isDayUse) {
    return periodsMeet(wanted, {
      ...period,
      estimatedCheckOut: takenUntil({ ...period, isInHouse }, time),
    });
  }
  const isOverdue = isInHouse && to < time.now;
  const taken = isOverdue ? [hotelToday(time)] : nightsOf(period, time.dayStarts);
  return taken.some((night) => nights.includes(night));
}

/** The first span of a room that takes what is wanted; those of one order do not count. */
export const blockingSpan = (
  spans: readonly RoomSpan[],
  wanted: WantedSpan,
  { time, exceptOrderId }: { time: HotelTime; exceptOrderId: string | null },
): RoomSpan | undefined =>
  spans.find(
    (span) =>
      (exceptOrderId === null || span.orderId !== exceptOrderId) && meets(span, wanted, time),
  );

const shortDay = (moment: string): string => moment.slice(5, 10);

/** What takes a room, in words: 已排房 陈晓 03-19 至 03-21, 王五 03-18 离店. */
export const spanText = ({ kind, label, from, to, isDayUse }: RoomSpan): string =>
  isDayUse
    ? `${label} ${shortDay(from)} ${dayUseText({ estimatedCheckIn: from, estimatedCheckOut: to })}`
    : kind === 'held' || kind === 'blocked'
      ? `${spanKindLabel[kind]} ${label} ${shortDay(from)} 至 ${shortDay(to)}`
      : `${label} ${shortDay(to)} 离店`;
