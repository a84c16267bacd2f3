import type { Order } from '@anzhu/api/contract/order';
import { RoomStatus, roomStatusLabel } from '@anzhu/api/contract/room';
import { spanKindLabel, type RoomSpan, type TimelineRoom } from '@anzhu/api/contract/roomTimeline';
import { nightsOf } from '@anzhu/api/rules/availability';
import { hotelDayOf, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import type { RecordOption } from '../record/index.ts';

/** The nights for which an order wants a room, `yyyy-MM-dd` each; none where its dates are not known. */
export function wantedNights(
  { estimatedCheckIn, estimatedCheckOut }: Pick<Order, 'estimatedCheckIn' | 'estimatedCheckOut'>,
  dayStarts: string,
): string[] {
  if (estimatedCheckIn === null || estimatedCheckOut === null) return [];
  return nightsOf({ estimatedCheckIn, estimatedCheckOut }, dayStarts);
}

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

const shortDay = (moment: string): string => moment.slice(5, 10);

const describe = ({ kind, label, from, to }: RoomSpan): string =>
  kind === 'held' || kind === 'blocked'
    ? `${spanKindLabel[kind]} ${label} ${shortDay(from)} 至 ${shortDay(to)}`
    : `${label} ${shortDay(to)} 离店`;

/**
 * The rooms for an order: vacant ones first, then those that become free before its guests come; last, and not to
 * be chosen, those that are taken on one of its nights, with by what.
 */
export function assignableRooms(
  rooms: readonly TimelineRoom[],
  order: Pick<Order, 'id' | 'estimatedCheckIn' | 'estimatedCheckOut'>,
  time: HotelTime,
): RecordOption[] {
  const nights = wantedNights(order, time.dayStarts);
  const options = rooms.map(({ id, name, floor, status, spans }) => {
    const taken = spans.find((span) => span.orderId !== order.id && meets(span, nights, time));
    const place = taken ? 2 : status === RoomStatus.vacant ? 0 : 1;
    const words = taken ? describe(taken) : roomStatusLabel[status];
    return {
      id,
      name,
      description: `${floor} 楼 · ${words}`,
      isDisabled: taken !== undefined,
      place,
    };
  });
  return options
    .toSorted((one, other) => one.place - other.place)
    .map(({ place: _place, ...option }) => option);
}
