import { RoomStatus } from '@anzhu/api/contract/room';
import { nightsAhead } from '@anzhu/api/rules/availability';
import { dayOf } from '@anzhu/api/rules/days';
import { hotelDayOf, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import { neighbouringRooms } from '@anzhu/api/rules/neighbouringRooms';
import { arrivalPeriod } from '@anzhu/api/rules/stayDates';
import { sql } from 'kysely';
import { hotelTime } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid, itemFaults } from '../../platform/refusal.ts';
import { isAssigned, isOutOfOrder } from '../availability/index.ts';
import { orderFor, type OrderRow, periodOf } from '../order/index.ts';
import { readNextOutOfOrder, type RoomRow, selectRooms, toRoom } from '../room/index.ts';
import { checkInRooms } from './checkInRooms.ts';
import { guestTaken } from './guests.ts';

/** The rooms that orders may be checked in to now, best first, and one for each. */
export const arrivalRooms: Handler<'arrivalRooms'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const orders = [];
  for (const id of input.orderIds) orders.push(await orderFor(db, id, session));
  const taken = new Set<number>();
  const found = [];
  for (const order of orders) {
    const rooms = await readRooms(db, order, time);
    found.push({ order, rooms, own: rooms.find((room) => isOwn(room, order)) });
  }
  for (const { own } of found) if (own) taken.add(own.id);
  const hotelIds = [...new Set(orders.map((order) => order.hotel_id))];
  const outOfOrder = await readNextOutOfOrder(
    db,
    hotelToday(time),
    sql`room.hotel_id in (${sql.join(hotelIds)})`,
  );
  const loads = await readLoads(db, orders);
  const waiting = found.filter(({ own }) => own === undefined);
  const near = neighbouringRooms(
    waiting.map(({ rooms }) => rooms),
    taken,
  );
  return found.map(({ order, rooms, own }) => {
    const proposed = own ?? near.shift();
    return {
      orderId: order.id,
      roomId: proposed?.id ?? null,
      maxLoad: loads.get(order.room_type_id) ?? 0,
      rooms: rooms.map((room) => ({ ...toRoom(room), blocked: outOfOrder.get(room.id) ?? null })),
    };
  });
};

/** Whether a room is kept for an order already: held for it today, or assigned to it. */
const isOwn = (room: Pick<RoomRow, 'id' | 'held_order_id'>, order: OrderRow): boolean =>
  room.held_order_id === order.id || room.id === order.assigned_room_id;

/** Its own room first, then the vacant ones that are free in all of its nights from tonight on. */
async function readRooms(db: Db, order: OrderRow, time: HotelTime): Promise<RoomRow[]> {
  const period = periodOf(order);
  const nights = period.isDayUse ? [dayOf(order.arrive_time)] : nightsAhead(period, time);
  const rows = await selectRooms(db)
    .where('room.hotel_id', '=', order.hotel_id)
    .where('room.room_type_id', '=', order.room_type_id)
    .where('room.is_isolation', '=', 0)
    .where((eb) =>
      eb.or([
        eb('room.status', '=', RoomStatus.vacant),
        eb('room.held_order_id', '=', order.id),
        // Its own, which is held for others who come later on the same day.
        eb('room.id', '=', period.isDayUse ? order.assigned_room_id : null).and(
          'room.held_order_id',
          'is not',
          null,
        ),
      ]),
    )
    .where(({ not }) => not(isOutOfOrder(nights)))
    .where(({ not }) => not(isAssigned({ nights, period }, order.id)))
    .orderBy('room.floor')
    .orderBy(sql`length(room.name)`)
    .orderBy('room.name')
    .execute();
  return [
    ...rows.filter((room) => isOwn(room, order)),
    ...rows.filter((room) => !isOwn(room, order)),
  ];
}

/** The most guests of each room type. */
async function readLoads(
  db: Db,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<number, number>> {
  const types = await db
    .selectFrom('room_type')
    .select(['id', 'max_load'])
    .where(
      'id',
      'in',
      orders.map((order) => order.room_type_id),
    )
    .execute();
  return new Map(types.map(({ id, max_load }) => [id, max_load]));
}

/** Checks in the guests of several orders that arrive, all or none (spec: rooms and stays). */
export const checkInMany: Handler<'checkInMany'> = async ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const faults = itemFaults('rooms', 'id');
  const checkingIn = server.store.change({ session, origin }, async (tx) => {
    const inputs = [];
    for (const [index, room] of input.rooms.entries()) {
      const order = await faults.at(index, async () => {
        const one = await orderFor(tx, room.orderId, session);
        checkArrives(one, time);
        return one;
      });
      const { deposit, depositMethod } = input;
      const period = order && arrivalPeriod(periodOf(order), time);
      if (period) inputs.push({ ...room, ...period, deposit, depositMethod });
    }
    faults.refuse();
    const { arrivals, ...effects } = await checkInRooms(tx, inputs, {
      session,
      time,
      faults,
      isNameConfirmed: input.confirmNames,
      guestsAt: (index) => `rooms.${index}.checkInfoList`,
    });
    return {
      data: arrivals.map(
        ({ order, room, price, depositLine, input: { estimatedCheckIn, estimatedCheckOut } }) => ({
          id: order.id,
          roomId: room.id,
          estimatedCheckIn,
          estimatedCheckOut,
          pay: toYuan(price.pay),
          lastPay: toYuan(price.lastPay),
          checkedInTime: time.now,
          ...(depositLine !== null && { depositLine }),
        }),
      ),
      ...effects,
    };
  });
  return checkingIn.catch((error: unknown) => {
    throw guestTaken(error);
  });
};

/** Refuses an order whose guests come later: nights before those that were bought would be added to it. */
function checkArrives(order: OrderRow, time: HotelTime): void {
  const day = hotelDayOf(order.arrive_time, time.dayStarts);
  if (day <= hotelToday(time)) return;
  throw invalid('orderId', `订单 ${day.slice(5)} 到店，今天不能一起办理入住`);
}
