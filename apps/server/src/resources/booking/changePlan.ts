import { createHash } from 'node:crypto';
import type { Id } from '@anzhu/api/contract/codecs';
import { OrderStatus } from '@anzhu/api/contract/order';
import { nightsAhead } from '@anzhu/api/rules/availability';
import { dayUseIsFixed } from '@anzhu/api/rules/dayUse';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { orderAllows, orderConflict } from '@anzhu/api/rules/orderTransitions';
import { type StayPeriod, stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Session } from '../../platform/caller.ts';
import { type Fen, filterId } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { conflict, invalid, refuseFaults } from '../../platform/refusal.ts';
import type { StayToSell } from '../availability/index.ts';
import { lockOrder, orderFor, type OrderRow, periodOf, readOrders } from '../order/index.ts';
import { type OrderPrice, priceStay } from '../pricing/index.ts';
import { roomTypeFor } from '../roomType/index.ts';
import type { WaitingBooking } from './ownRoom.ts';

export type ChangeInput = CallInput<'quoteOrder'>;

/** One of the bookings that are changed, and what it is to be. */
export interface PlannedChange {
  order: OrderRow;
  period: StayPeriod;
  roomTypeId: number;
  roomTypeName: string;
  /** Its dates or its type change. */
  isMoved: boolean;
  price: OrderPrice;
  booking: WaitingBooking;
}

/** What a change would be: the same for the quote and the change. */
export interface ModificationPlan {
  /** The named one first. */
  changes: readonly [PlannedChange, ...PlannedChange[]];
  /** Of all rooms. */
  pay: Fen;
  lastPay: Fen;
  priceChange: Fen;
  /** What is to be paid now; below zero what is to be given back. */
  difference: Fen;
  /** What stays open once that is paid. */
  open: Fen;
}

/** Orders that a call is about, the named one first; and those of its group that it leaves as they are. */
export interface Bookings {
  orders: readonly [OrderRow, ...OrderRow[]];
  skipped: { orderId: number; reason: string }[];
}

/**
 * The bookings that a call is about: the named one, or all of its group whose guests have not come.
 * @throws Refusal (409) where the named one does not allow the act
 */
export async function bookingsOf(
  db: Db,
  { id, scope }: Pick<ChangeInput, 'id' | 'scope'>,
  { session, act }: { session: Session; act: 'modify' | 'cancel' },
): Promise<Bookings> {
  const order = await orderFor(db, id, session);
  const { reason } = orderAllows(act, order);
  if (reason) throw conflict(act === 'cancel' ? orderConflict(order.status) : reason);
  if (scope !== 'group' || order.group_no === '') return { orders: [order], skipped: [] };
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('group_no', '=', order.group_no)
    .where('group_no', '<>', '')
    .where('hotel_id', '=', order.hotel_id)
    .where('id', '<>', order.id)
    .orderBy('id')
    .execute();
  const group = await readOrders(
    db,
    rows.map((row) => row.id),
  );
  const others = group.map((one) => ({ one, refusal: orderAllows(act, one).reason }));
  return {
    orders: [order, ...others.flatMap(({ one, refusal }) => (refusal ? [] : [one]))],
    skipped: others.flatMap(({ one, refusal }) =>
      refusal ? [{ orderId: one.id, reason: refusal }] : [],
    ),
  };
}

/** Holds orders until the transaction ends, the lower id first, as everywhere. */
export async function lockOrders(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const ids = orders.map(({ id }) => id).toSorted((one, other) => one - other);
  for (const id of ids) await lockOrder(tx, id);
}

/** What orders are as far as a quote depends on it, as one short text. */
export function versionOf(orders: readonly OrderRow[]): string {
  const state = orders
    .toSorted((one, other) => one.id - other.id)
    .map((one) => [
      one.id,
      one.status,
      one.room_type_id,
      one.arrive_time,
      one.leave_time,
      one.last_pay,
      one.received,
      one.guarantee,
      one.hold_until,
      one.assigned_room_id,
    ]);
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
}

/** The room type that a booking is to have; of another hotel it does not exist. */
async function typeOf(db: Db, order: OrderRow, given: Id | undefined, session: Session) {
  if (filterId(given) === null) return { id: order.room_type_id, name: order.room_type_name };
  const type = await roomTypeFor(db, given ?? '', session);
  if (type.hotel_id !== order.hotel_id) throw invalid('roomType', '房型不存在，或不属于该酒店');
  return type;
}

/** What a change means for one booking. Refuses dates that are impossible; those that stay are not looked at. */
async function planChange(
  db: Db,
  order: OrderRow,
  { input, session, time }: { input: ChangeInput; session: Session; time: HotelTime },
): Promise<PlannedChange> {
  const type = await typeOf(db, order, input.roomType, session);
  const present = periodOf(order);
  const period = {
    ...present,
    estimatedCheckIn: input.estimatedCheckIn ?? present.estimatedCheckIn,
    estimatedCheckOut: input.estimatedCheckOut ?? present.estimatedCheckOut,
  };
  const isOtherType = type.id !== order.room_type_id;
  const isArrivalMoved = period.estimatedCheckIn !== present.estimatedCheckIn;
  const isMoved =
    isOtherType || isArrivalMoved || period.estimatedCheckOut !== present.estimatedCheckOut;
  if (isMoved && present.isDayUse) throw conflict(dayUseIsFixed);
  if (isMoved) {
    const { estimatedCheckIn: early, ...faults } = stayPeriodErrors(period, time);
    refuseFaults({ ...(isArrivalMoved && early && { estimatedCheckIn: early }), ...faults });
    if (period.estimatedCheckOut <= time.now) {
      throw invalid('estimatedCheckOut', '离店时间应晚于现在');
    }
  }
  const ahead = nightsAhead(period, time);
  const price = await priceStay(db, {
    type: { hotelId: order.hotel_id, roomTypeId: type.id },
    order,
    period,
    time,
    moved: new Set(isOtherType ? ahead : []),
  });
  return {
    order,
    period,
    roomTypeId: type.id,
    roomTypeName: type.name,
    isMoved,
    price,
    booking: {
      id: order.id,
      hotelId: order.hotel_id,
      roomTypeId: type.id,
      status: order.status === OrderStatus.paid ? OrderStatus.paid : OrderStatus.unpaid,
      period,
      nights: ahead,
    },
  };
}

/** Plans a change of bookings that were read. */
export async function planModification(
  db: Db,
  [first, ...others]: readonly [OrderRow, ...OrderRow[]],
  context: { input: ChangeInput; session: Session; time: HotelTime },
): Promise<ModificationPlan> {
  await checkHotelOpen(db, first.hotel_id);
  const changes: [PlannedChange, ...PlannedChange[]] = [await planChange(db, first, context)];
  for (const order of others) changes.push(await planChange(db, order, context));
  const sum = (of: (change: PlannedChange) => Fen) =>
    changes.reduce((total, change) => total + of(change), 0);
  const lastPay = sum(({ price }) => price.lastPay);
  const difference = sum(({ price }) => price.difference);
  return {
    changes,
    pay: sum(({ price }) => price.pay),
    lastPay,
    priceChange: lastPay - sum(({ order }) => order.last_pay),
    difference,
    open: sum(({ order, price }) => openOf({ order, price }, price.difference)),
  };
}

/** What stays open of a booking once so much is paid, in fen; never below zero. */
export const openOf = (
  { order, price }: Pick<PlannedChange, 'order' | 'price'>,
  payment: Fen,
): Fen => Math.max(0, price.lastPay - order.received - payment);

/** What a change sells: the nights that it adds to a booking, all of them in rooms of another type. */
export const soldBy = ({ order, roomTypeId, price, booking }: PlannedChange): StayToSell => ({
  hotelId: order.hotel_id,
  roomTypeId,
  orderId: order.id,
  nights: booking.nights,
  added:
    roomTypeId === order.room_type_id
      ? price.change.added.filter((night) => booking.nights.includes(night))
      : booking.nights,
});
