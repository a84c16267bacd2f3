import type { Contract } from '@anzhu/api/contract';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { dayOf } from '@anzhu/api/rules/days';
import { dayUseErrors, dayUsePrice, dayUseRefusal } from '@anzhu/api/rules/dayUse';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import { type NightFee, sumOf } from '@anzhu/api/rules/nightFees';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { type Fen, filterId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, refuseFaults } from '../../platform/refusal.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import {
  type checkRoomAvailable,
  readAvailableRooms,
  readRoomsAvailableInHours,
} from '../availability/index.ts';
import { agreementFor } from '../company/index.ts';
import { priceStay, toQuotedNights } from '../pricing/index.ts';
import { roomTypeFor } from '../roomType/index.ts';

type Quoted = WithRowIds<DataOf<Contract['quoteBooking']>>;

/** The rooms of one type of a booking, and what each of them costs. */
export interface TypePlan {
  id: number;
  name: string;
  rooms: number;
  /** Of one room. */
  bought: NightFee[];
  pay: Fen;
  lastPay: Fen;
  /** The nights that are to be sold. */
  sold: Parameters<typeof checkRoomAvailable>[1];
}

/** What is booked: the same for the quote and the booking. */
export interface BookingPlan {
  hotelId: number;
  company: { id: number; name: string } | null;
  nights: readonly string[];
  types: readonly TypePlan[];
  /** Of all rooms. */
  pay: Fen;
  lastPay: Fen;
  time: HotelTime;
}

/** What a booking would sell and cost (spec: orders, at the desk). Refuses what cannot be booked at any price. */
export async function planBooking(
  db: Db,
  input: CallInput<'quoteBooking'>,
  { session, time }: { session: Session; time: HotelTime },
): Promise<BookingPlan> {
  const { hours } = input;
  refuseFaults(
    hours === undefined ? stayPeriodErrors(input, time) : dayUseErrors(input, hours, time.now),
  );
  const period = { ...input, isDayUse: hours !== undefined };
  const lines = [{ roomType: input.roomType, rooms: input.rooms }, ...(input.otherTypes ?? [])];
  const given = narrowedTo(session, filterId(input.hotelId));
  const types: TypePlan[] = [];
  let hotelId = given;
  let company: BookingPlan['company'] = null;
  let nights: readonly string[] = [];
  for (const [index, { roomType, rooms }] of lines.entries()) {
    const type = await roomTypeFor(db, roomType, session);
    hotelId ??= type.hotel_id;
    if (hotelId !== type.hotel_id) {
      const path = index === 0 ? 'roomType' : `otherTypes.${index - 1}.roomType`;
      throw invalid(path, '房型不存在，或不属于该酒店');
    }
    if (index === 0) await checkHotelOpen(db, hotelId);
    if (index === 0 && input.companyId !== undefined) {
      if (hours !== undefined) throw invalid('companyId', '钟点房没有协议价');
      company = await agreementFor(db, input.companyId, { hotelId, session, time });
    }
    const place = { hotelId, roomTypeId: type.id };
    const refusal = hours === undefined ? null : dayUseRefusal(type.day_use_fee);
    if (refusal !== null) {
      throw invalid(index === 0 ? 'roomType' : `otherTypes.${index - 1}.roomType`, refusal);
    }
    const price =
      hours === undefined
        ? await priceStay(db, {
            type: place,
            order: null,
            companyId: company?.id ?? null,
            period,
            time,
          })
        : dayUseStay(dayUsePrice(input.estimatedCheckIn, hours, type.day_use_fee));
    nights = price.wanted;
    types.push({
      id: type.id,
      name: type.name,
      rooms,
      bought: price.lines,
      pay: price.pay,
      lastPay: price.lastPay,
      sold: { ...place, nights, hours: period.isDayUse ? period : undefined, time, rooms },
    });
  }
  const sum = (of: (type: TypePlan) => Fen): Fen =>
    types.reduce((total, type) => total + of(type) * type.rooms, 0);
  return {
    hotelId: hotelId ?? 0,
    company,
    nights,
    types,
    pay: sum(({ pay }) => pay),
    lastPay: sum(({ lastPay }) => lastPay),
    time,
  };
}

/** What a day use costs: its own price, without discounts. */
const dayUseStay = (lines: NightFee[]) => ({
  lines,
  wanted: [],
  pay: sumOf(lines),
  lastPay: sumOf(lines),
});

/** Available rooms of a type: the fewest of all nights, or over all hours; and the days on which they are too few. */
async function availableOf(db: Db, { sold, rooms }: TypePlan, { nights }: BookingPlan) {
  const { hours } = sold;
  const days = hours ? [dayOf(hours.estimatedCheckIn)] : nights;
  const available = hours
    ? [await readRoomsAvailableInHours(db, { ...sold, hours })]
    : await readAvailableRooms(db, sold);
  return {
    available: Math.max(0, Math.min(...available)),
    full: days.filter((_, index) => (available[index] ?? 0) < rooms),
  };
}

/** What a booking would cost, and the nights on which too few rooms are available. */
export const quoteBooking: Handler<'quoteBooking'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const plan = await planBooking(db, input, { session, time: hotelTime(server) });
  const types: Quoted['types'] = [];
  for (const type of plan.types) {
    const { id, name, rooms, lastPay, bought } = type;
    types.push({
      roomType: id,
      name,
      rooms,
      lastPay: toYuan(lastPay * rooms),
      lines: toQuotedNights(bought),
      ...(await availableOf(db, type, plan)),
    });
  }
  return {
    nights: plan.nights.length,
    pay: toYuan(plan.pay),
    lastPay: toYuan(plan.lastPay),
    full: [...new Set(types.flatMap(({ full }) => full))].toSorted(),
    types,
  };
};
