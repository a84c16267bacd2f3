import type { Order } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { TimelineRoom } from '@anzhu/api/contract/roomTimeline';
import { nightsOf } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { spanText, blockingSpan } from '@anzhu/api/rules/roomSpans';
import { roomStateLabel } from '@anzhu/api/rules/roomTransitions';
import type { RecordOption } from '../record/index.ts';

/** The nights for which an order wants a room, `yyyy-MM-dd` each; none where its dates are not known. */
export function wantedNights(
  { estimatedCheckIn, estimatedCheckOut }: Pick<Order, 'estimatedCheckIn' | 'estimatedCheckOut'>,
  dayStarts: string,
): string[] {
  if (estimatedCheckIn === null || estimatedCheckOut === null) return [];
  return nightsOf({ estimatedCheckIn, estimatedCheckOut }, dayStarts);
}

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
  const options = rooms.map((room) => {
    const { id, name, floor, status, spans } = room;
    const taken = blockingSpan(spans, nights, { time, exceptOrderId: order.id });
    const place = taken ? 2 : status === RoomStatus.vacant ? 0 : 1;
    const words = taken ? spanText(taken) : roomStateLabel(room);
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
