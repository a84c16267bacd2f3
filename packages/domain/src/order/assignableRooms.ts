import type { Order } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { TimelineRoom } from '@anzhu/api/contract/roomTimeline';
import { nightsOf } from '@anzhu/api/rules/availability';
import { dayOf } from '@anzhu/api/rules/days';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { spanText, blockingSpan } from '@anzhu/api/rules/roomSpans';
import { roomStateLabel } from '@anzhu/api/rules/roomTransitions';
import type { RecordOption } from '../record/index.ts';

type BookedOrder = Pick<Order, 'estimatedCheckIn' | 'estimatedCheckOut' | 'dayUseHours'>;

/**
 * The nights for which an order wants a room, `yyyy-MM-dd` each; of a day use its day, none where its dates are not
 * known.
 */
export function wantedNights(order: BookedOrder, dayStarts: string): string[] {
  const { estimatedCheckIn, estimatedCheckOut, dayUseHours } = order;
  if (estimatedCheckIn === null || estimatedCheckOut === null) return [];
  if (dayUseHours !== undefined) return [dayOf(estimatedCheckIn)];
  return nightsOf({ estimatedCheckIn, estimatedCheckOut }, dayStarts);
}

/**
 * The rooms for an order: vacant ones first, then those that become free before its guests come; last, and not to
 * be chosen, those that are taken on one of its nights, with by what.
 */
export function assignableRooms(
  rooms: readonly TimelineRoom[],
  order: BookedOrder & Pick<Order, 'id'>,
  time: HotelTime,
): RecordOption[] {
  const wanted = {
    nights: wantedNights(order, time.dayStarts),
    period: {
      estimatedCheckIn: order.estimatedCheckIn ?? '',
      estimatedCheckOut: order.estimatedCheckOut ?? '',
      isDayUse: order.dayUseHours !== undefined,
    },
  };
  const options = rooms.map((room) => {
    const { id, name, floor, status, spans } = room;
    const taken = blockingSpan(spans, wanted, { time, exceptOrderId: order.id });
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
