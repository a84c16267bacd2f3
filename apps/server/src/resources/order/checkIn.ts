import type { Contract } from '@anzhu/api/contract';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { OrderStatus } from '@anzhu/api/contract/order';
import { nightsOf } from '@anzhu/api/rules/availability';
import { bestPrice } from '@anzhu/api/rules/discounts';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { maxOrderFen } from '@anzhu/api/rules/money';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import { isProvince, shortProvince } from '@anzhu/api/rules/provinces';
import type { Session } from '../../platform/caller.ts';
import { type Fen, type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { checkRoomLeft } from '../availability/index.ts';
import { discountsOf } from '../discount/index.ts';
import type { RoomRow } from '../room/index.ts';
import { orderFor } from './queries.ts';
import { moveOrder } from './status.ts';

/** The order under which guests check in. */
export interface CheckInOrder {
  id: number;
  /** Fen, before discounts. */
  pay: number;
  /** Fen, after discounts. */
  lastPay: number;
  province: string;
  /** Made just now, for guests who walked in. */
  isNew: boolean;
}

/** Moves a paid order of this hotel and room type to checked in. */
export async function orderToFill(
  tx: Tx,
  room: RoomRow,
  { id, session }: { id: Id; session: Session },
): Promise<CheckInOrder> {
  const order = await orderFor(tx, id, session);
  if (order.hotel_id !== room.hotel_id) {
    throw invalid('orderId', `订单号不属于该酒店：订单在「${order.hotel_name}」`);
  }
  const { reason } = orderAllows('checkIn', order.status);
  if (reason) throw conflict(reason);
  if (order.room_type_id !== room.room_type_id) {
    throw invalid('orderId', `订单号的房型为「${order.room_type_name}」，与房间不符`);
  }
  await moveOrder(tx, order.id, 'checkIn');
  return {
    id: order.id,
    pay: order.pay,
    lastPay: order.last_pay,
    province: order.province,
    isNew: false,
  };
}

/**
 * Makes the order of guests who came without one, while there is a room of the type on each of their nights:
 * they pay the best price there is.
 */
export async function walkInOrder(
  tx: Tx,
  room: RoomRow,
  { input, time }: { input: InputOf<Contract['checkIn']>; time: HotelTime },
): Promise<CheckInOrder> {
  const { estimatedCheckIn, estimatedCheckOut } = input;
  const stayNights = nightsOf(input, time.dayStarts);
  const count = stayNights.length;
  const province = provinceOf(input.province);
  const { fee } = await tx
    .selectFrom('room_type')
    .select('fee')
    .where('id', '=', room.room_type_id)
    .executeTakeFirstOrThrow();
  const pay = count * fee;
  checkPrice(pay);
  // The order that loses this room, as the clerk has confirmed, does not count.
  await checkRoomLeft(tx, {
    hotelId: room.hotel_id,
    roomTypeId: room.room_type_id,
    exceptOrderId: room.held_order_id,
    nights: stayNights,
    time,
  });
  const lastPay = await discounted(tx, {
    hotelId: room.hotel_id,
    pay,
    nights: count,
    time: time.now,
  });
  const [first] = input.checkInfoList;
  const { id } = await tx
    .insertInto('orders')
    .values({
      hotel_id: room.hotel_id,
      room_type_id: room.room_type_id,
      status: OrderStatus.checkedIn,
      source: OrderSource.walkIn,
      province,
      customer_id: await customerOf(tx, input.customerId),
      customer_name: first?.name ?? '',
      booker_name: first?.name ?? '',
      // A child may have none: then it is the phone of another guest.
      phone: input.checkInfoList.find(({ number }) => number !== '')?.number ?? '',
      idcard: first?.idcard ?? '',
      arrive_time: estimatedCheckIn,
      leave_time: estimatedCheckOut,
      nights: count,
      pay,
      last_pay: lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: time.now,
      paid_time: time.now,
      channel: '',
      external_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, pay, lastPay, province, isNew: true };
}

/** Refuses a stay whose price exceeds what an order may cost (spec: orders). */
export function checkPrice(pay: Fen): void {
  if (pay > maxOrderFen) throw invalid('estimatedCheckOut', '入住天数过长，金额超出上限');
}

/** A customer who is known already. */
async function customerOf(tx: Tx, given: Id | undefined): Promise<number | null> {
  if (given === undefined) return null;
  const customer = await tx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', rowId(given))
    .executeTakeFirst();
  if (!customer) throw invalid('customerId', '客户不存在');
  return customer.id;
}

interface Booking {
  hotelId: number;
  /** Before discounts. */
  pay: Fen;
  nights: number;
  /** When it is booked. */
  time: LocalTime;
}

/** What guests pay: the best price that the discounts of the hotel allow. */
export async function discounted(
  db: Db,
  { hotelId, pay, nights: count, time }: Booking,
): Promise<Fen> {
  const discounts = await discountsOf(db, hotelId, time);
  return bestPrice({ priceFen: pay, nights: count, now: time }, discounts).payFen;
}

/** A province of origin by its short name; empty when none is given. Refuses unknown names. */
export function provinceOf(given: string | undefined): string {
  const name = shortProvince(given ?? '');
  if (name !== '' && !isProvince(name)) throw invalid('province', '客源省份不是有效的省份');
  return name;
}
