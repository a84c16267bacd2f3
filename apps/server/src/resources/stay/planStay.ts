import { dayUseIsFixed } from '@anzhu/api/rules/dayUse';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import type { Session } from '../../platform/caller.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import type { readFullNights } from '../availability/index.ts';
import { agreementFor } from '../company/index.ts';
import { type CheckInOrder, orderForCheckIn, type OrderRow } from '../order/index.ts';
import { checkShownPrice, type OrderPrice, priceStay } from '../pricing/index.ts';
import type { RoomRow } from '../room/index.ts';

type Input = CallInput<'checkIn'>;

interface StayPlan {
  /** The order that is to be checked in; null for guests without one. */
  booked: OrderRow | null;
  isDayUse: boolean;
  /** The company by whose agreement guests without an order stay. */
  company: { id: number; name: string } | null;
  price: OrderPrice;
  /** The nights that are to be sold. */
  addedNights: Parameters<typeof readFullNights>[1];
}

/** A room that is checked in to, and what its stay costs. */
export interface Arrival extends StayPlan {
  input: Input;
  room: RoomRow;
}

/** The same once its order is that of the stay. */
export interface Filled extends Arrival {
  order: CheckInOrder;
}

/** The order, the price and the added nights of a stay: the same for the quote and the check-in. */
export async function planStay(
  db: Db,
  room: RoomRow,
  {
    input,
    session,
    time,
  }: {
    input: Pick<Input, 'orderId' | 'companyId'> & StayPeriod;
    session: Session;
    time: HotelTime;
  },
): Promise<StayPlan> {
  const booked =
    input.orderId === undefined
      ? null
      : await orderForCheckIn(db, room, { id: input.orderId, session, now: time.now });
  const type = { hotelId: room.hotel_id, roomTypeId: room.room_type_id };
  const isDayUse = (booked?.day_use_hours ?? 0) > 0;
  if (booked && isDayUse) checkHours(input, booked);
  const period = { ...input, isDayUse };
  if (booked && input.companyId !== undefined) {
    throw invalid('companyId', '订单的价格在预订时已定，不能另选协议单位');
  }
  const company =
    input.companyId === undefined
      ? null
      : await agreementFor(db, input.companyId, { hotelId: room.hotel_id, session, time });
  const price = await priceStay(db, {
    type,
    order: booked,
    companyId: company?.id ?? null,
    period,
    time,
  });
  return {
    booked,
    isDayUse,
    company,
    price,
    addedNights: {
      ...type,
      nights: price.change.added,
      time,
      // The order that loses this room, as the clerk has confirmed, does not count.
      exceptOrderIds: room.held_order_id === null ? [] : [room.held_order_id],
    },
  };
}

/** Refuses other hours than those of a day use: its price is for them. */
function checkHours({ estimatedCheckIn, estimatedCheckOut }: StayPeriod, order: OrderRow): void {
  if (estimatedCheckIn !== order.arrive_time) throw invalid('estimatedCheckIn', dayUseIsFixed);
  if (estimatedCheckOut !== order.leave_time) throw invalid('estimatedCheckOut', dayUseIsFixed);
}

/** Refuses a price that is not the one that the clerk was shown; money is given back only for one that was. */
export function checkAgreedPrice({ lastPay }: Input, price: OrderPrice): void {
  if (lastPay === undefined && price.difference < 0) {
    throw invalid(
      'lastPay',
      `少住的晚数应退 ${formatYuan(toYuan(-price.difference))}，请先查看差价`,
    );
  }
  checkShownPrice(lastPay, price.lastPay);
}
