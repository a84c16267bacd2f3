import { LineKind } from '@anzhu/api/contract/bill';
import { OrderStatus } from '@anzhu/api/contract/order';
import { toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import type { Row, TakenFrom } from './masterRows.ts';

/** What was received less paid back on the bill of an order; fen. */
const receivedOf = sql<number>`(select cast(coalesce(sum(case kind when ${sql.lit(LineKind.payment)} then amount
    when ${sql.lit(LineKind.refund)} then -amount end), 0) as bigint)
  from bill_line where order_id = orders.id and voided_time is null)`;

const depositOf = sql<number>`(select cast(coalesce(sum(amount), 0) as bigint)
  from bill_line where order_id = orders.id and voided_time is null and kind = ${sql.lit(LineKind.deposit)})`;

const ofHotel = 'hotel.name as hotelId' as const;

/** Yuan; empty for nothing. PostgreSQL gives sums as text. */
const sumOf = (fen: number | string): number | null => toYuan(Number(fen)) || null;

/** What only the first guest of a room has. */
const ofFirstOnly = {
  estimatedCheckIn: null,
  estimatedCheckOut: null,
  received: null,
  deposit: null,
};

/** The bookings to come and the guests who stay, as an import would bring them in. */
export const guestRows: Record<'order' | 'stay', (from: TakenFrom) => Promise<Row[]>> = {
  async order({ db, hotel, now }) {
    const orders = await db
      .selectFrom('orders')
      .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
      .innerJoin('room_type', 'room_type.id', 'orders.room_type_id')
      .leftJoin('room', 'room.id', 'assigned_room_id')
      .select([ofHotel, 'room_type.name as roomType', 'room.name as roomId', 'orders.note'])
      .select(['arrive_time as estimatedCheckIn', 'leave_time as estimatedCheckOut'])
      .select(['booker_name as name', 'orders.phone as number', 'orders.idcard'])
      .select(['guarantee', 'guarantee_note as guaranteeNote', 'group_no as groupNo'])
      .select(['last_pay', 'orders.status', receivedOf.as('received')])
      .where('orders.hotel_id', '=', hotel.id)
      .where('orders.status', 'in', [OrderStatus.unpaid, OrderStatus.paid])
      .where('leave_time', '>', now)
      .where('day_use_hours', '=', 0)
      .orderBy('orders.id')
      .execute();
    return orders.map(({ last_pay, status, guarantee, ...order }) => ({
      ...order,
      // What is paid in full is 预付, however it was booked.
      guarantee: status === OrderStatus.paid ? null : guarantee,
      rooms: 1,
      lastPay: toYuan(last_pay),
      received: sumOf(order.received),
    }));
  },
  async stay({ db, hotel }) {
    const guests = await db
      .selectFrom('stay')
      .innerJoin('stay_guest as guest', 'guest.stay_id', 'stay.id')
      .innerJoin('orders', 'orders.id', 'stay.order_id')
      .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
      .innerJoin('room', 'room.id', 'stay.room_id')
      .select([ofHotel, 'room.name as roomId', 'guest.place'])
      .select(['check_in_time as estimatedCheckIn', 'stay.leave_time as estimatedCheckOut'])
      .select(['guest.name', 'guest.phone as number', 'guest.idcard', 'guest.sex', 'nationality'])
      .select(['document_kind as documentKind', 'birth_date as birthDate'])
      .select(['entry_date as entryDate', 'stay_until as stayUntil'])
      .select(['last_pay', receivedOf.as('received'), depositOf.as('deposit')])
      .where('stay.hotel_id', '=', hotel.id)
      .where('ended_time', 'is', null)
      .where('has_left', '=', 0)
      .orderBy('stay.id')
      .orderBy('guest.place')
      .execute();
    const seen = new Set<string>();
    return guests.map(({ place: _place, last_pay, ...guest }) => {
      const isFirst = !seen.has(guest.roomId);
      seen.add(guest.roomId);
      if (!isFirst) return { ...guest, ...ofFirstOnly };
      return {
        ...guest,
        lastPay: toYuan(last_pay),
        // What was received for 消费, which is not taken along, is not received for the room.
        received: sumOf(Math.min(Number(guest.received), last_pay)),
        deposit: sumOf(guest.deposit),
      };
    });
  },
};
