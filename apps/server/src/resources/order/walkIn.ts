import type { Id } from '@anzhu/api/contract/codecs';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { expiredStayRefusal } from '@anzhu/api/rules/orderFit';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import { isProvince, shortProvince } from '@anzhu/api/rules/provinces';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import type { StayPrice } from '@anzhu/api/rules/stayPrice';
import type { Session } from '../../platform/caller.ts';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import type { RoomRow } from '../room/index.ts';
import { writeNights } from './nights.ts';
import { orderFor, type OrderRow, periodOf } from './queries.ts';
import { lockUnchanged, setOrderStatus } from './status.ts';

/** The price of a stay with its nights. */
type SoldStay = StayPrice & { wanted: readonly string[] };

/** The order under which guests check in. */
export interface CheckInOrder {
  id: number;
  province: string;
  /** Made just now, for guests who walked in. */
  isNew: boolean;
}

/** The order, paid or held for who pays later, of this hotel and room type that is to be checked in; its nights are not past. */
export async function orderForCheckIn(
  db: Db,
  room: RoomRow,
  { id, session, now }: { id: Id; session: Session; now: LocalTime },
): Promise<OrderRow> {
  const order = await orderFor(db, id, session);
  if (order.hotel_id !== room.hotel_id) {
    throw invalid('orderId', `订单号不属于该酒店：订单在「${order.hotel_name}」`);
  }
  const { reason } = orderAllows('checkIn', order);
  if (reason) throw conflict(reason);
  if (order.room_type_id !== room.room_type_id) {
    throw invalid('orderId', `订单号的房型为「${order.room_type_name}」，与房间不符`);
  }
  const past = expiredStayRefusal(periodOf(order), now);
  if (past !== null) throw conflict(past);
  return order;
}

/** Moves an order to checked in. Its dates, nights and price are those of the stay from now on. */
export async function checkInBookedOrder(
  tx: Tx,
  order: OrderRow,
  { input, price }: { input: StayPeriod; price: SoldStay },
): Promise<CheckInOrder> {
  await lockUnchanged(tx, order);
  await setOrderStatus(tx, order.id, 'checkIn', {
    arrive_time: input.estimatedCheckIn,
    leave_time: input.estimatedCheckOut,
    nights: Math.max(1, price.wanted.length),
    pay: price.pay,
    last_pay: price.lastPay,
  });
  await writeNights(tx, order.id, price.nights);
  return { id: order.id, province: order.province, isNew: false };
}

/** Makes the order of guests who came without one. */
export async function createWalkInOrder(
  tx: Tx,
  room: RoomRow,
  {
    input,
    companyId,
    price,
    time,
  }: {
    input: CallInput<'checkIn'>;
    companyId: number | null;
    price: SoldStay;
    time: HotelTime;
  },
): Promise<CheckInOrder> {
  const { estimatedCheckIn, estimatedCheckOut } = input;
  const province = provinceOf(input.province);
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
      nights: price.wanted.length,
      pay: price.pay,
      last_pay: price.lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: time.now,
      paid_time: time.now,
      channel: '',
      external_id: null,
      company_id: companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeNights(tx, id, price.nights);
  return { id, province, isNew: true };
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

/** A province of origin by its short name; empty when none is given. Refuses unknown names. */
export function provinceOf(given: string | undefined): string {
  const name = shortProvince(given ?? '');
  if (name !== '' && !isProvince(name)) throw invalid('province', '客源省份不是有效的省份');
  return name;
}
