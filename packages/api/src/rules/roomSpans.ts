import { spanKindLabel, type RoomSpan } from '../contract/roomTimeline.ts';
import { nightsOf } from './availability.ts';
import { hotelDayOf, hotelToday, type HotelTime } from './hotelDay.ts';

/** Whether a span takes one of the nights; a stay that is overdue takes tonight, one that has ended none. */
function meets(span: RoomSpan, nights: readonly string[], time: HotelTime): boolean {
  const { kind, from, to, sn } = span;
  if (kind === 'blocked') {
    const [first, last] = [hotelDayOf(from, time.dayStarts), hotelDayOf(to, time.dayStarts)];
    return nights.some((night) => first <= night && night <= last);
  }
  if (kind !== 'held' && sn === null) return false;
  const period = { estimatedCheckIn: from, estimatedCheckOut: to };
  const isOverdue = kind !== 'held' && to < time.now;
  const taken = isOverdue ? [hotelToday(time)] : nightsOf(period, time.dayStarts);
  return taken.some((night) => nights.includes(night));
}

/** The first span of a room that takes one of the nights, `yyyy-MM-dd` each; those of one order do not count. */
export const blockingSpan = (
  spans: readonly RoomSpan[],
  nights: readonly string[],
  { time, exceptOrderId }: { time: HotelTime; exceptOrderId: string | null },
): RoomSpan | undefined =>
  spans.find(
    (span) =>
      (exceptOrderId === null || span.orderId !== exceptOrderId) && meets(span, nights, time),
  );

const shortDay = (moment: string): string => moment.slice(5, 10);

/** What takes a room, in words: 已排房 陈晓 03-19 至 03-21, 王五 03-18 离店. */
export const spanText = ({ kind, label, from, to }: RoomSpan): string =>
  kind === 'held' || kind === 'blocked'
    ? `${spanKindLabel[kind]} ${label} ${shortDay(from)} 至 ${shortDay(to)}`
    : `${label} ${shortDay(to)} 离店`;
