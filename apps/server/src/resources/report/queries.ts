import { nightsOf } from '@anzhu/api/rules/availability';
import { addDays } from '@anzhu/api/rules/days';
import { noParts, paidNights, type ReportParts } from '@anzhu/api/rules/dayReport';
import { hotelDaySpan } from '@anzhu/api/rules/hotelDay';
import { type NightFee, spreadOver } from '@anzhu/api/rules/nightFees';
import { maxNights } from '@anzhu/api/rules/stayDates';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { ofHotel } from '../../platform/session/scope.ts';
import { readLines } from './money.ts';
import { type DayScope, type PartsByHotel, readStayCounts } from './stays.ts';

/** What the report of a day is made of, hotel by hotel in the order of their ids. */
export async function readParts(db: Db, scope: DayScope) {
  const hotels = await db
    .selectFrom('hotel')
    .select(['id', 'name'])
    .where(ofHotel('id', scope.hotelId))
    .orderBy('id')
    .execute();
  const sources: PartsByHotel[] = [
    await readRoomCounts(db, scope),
    await readStayCounts(db, scope),
    await readSoldNights(db, scope),
    ...(await readLines(db, scope)),
  ];
  return hotels.map(({ id, name }) => ({
    id,
    name,
    parts: Object.assign({ ...noParts }, ...sources.map((one) => one.get(id))) as ReportParts,
  }));
}

async function readRoomCounts(db: Db, { hotelId }: DayScope): Promise<PartsByHotel> {
  const rows = await db
    .selectFrom('room')
    .select((eb) => ['hotel_id', eb.fn.countAll<number>().as('rooms')])
    .where('is_isolation', '=', 0)
    .where(ofHotel('hotel_id', hotelId))
    .groupBy('hotel_id')
    .execute();
  return new Map(rows.map(({ hotel_id, rooms }) => [hotel_id, { rooms }]));
}

/** Orders that were checked in, or kept their money, and may have a night on a day. */
function soldOrders(db: Db, { hotelId, day, dayStarts }: DayScope) {
  const { until } = hotelDaySpan(day, dayStarts);
  return (
    db
      .selectFrom('orders')
      // As the index has it.
      .where(sql<boolean>`orders.status in (3, 4)`)
      .where('orders.arrive_time', '<=', until)
      .where('orders.arrive_time', '>=', addDays(day, -maxNights - 1))
      .where('orders.leave_time', '>', day)
      .where(ofHotel('orders.hotel_id', hotelId))
  );
}

/** The nights that were sold on a day, and what they bring in. */
async function readSoldNights(db: Db, scope: DayScope): Promise<PartsByHotel> {
  const { day, dayStarts } = scope;
  const orders = await soldOrders(db, scope)
    .select(['id', 'hotel_id', 'arrive_time', 'leave_time', 'pay', 'last_pay'])
    .execute();
  const priced = await soldOrders(db, scope)
    .innerJoin('order_night', 'order_night.order_id', 'orders.id')
    .select(['orders.id', 'order_night.night', 'order_night.fee'])
    .orderBy('orders.id')
    .orderBy('order_night.night')
    .execute();
  const nightsById = Map.groupBy(priced, ({ id }) => id);
  const sold = new Map<number, { soldNights: number; roomIncome: number }>();
  for (const { id, hotel_id, arrive_time, leave_time, pay, last_pay } of orders) {
    const period = { estimatedCheckIn: arrive_time, estimatedCheckOut: leave_time };
    const nights: readonly NightFee[] =
      nightsById.get(id) ?? spreadOver(nightsOf(period, dayStarts), pay);
    const tonight = paidNights(nights, last_pay).find(({ night }) => night === day);
    if (!tonight) continue;
    const { soldNights, roomIncome } = sold.get(hotel_id) ?? { soldNights: 0, roomIncome: 0 };
    sold.set(hotel_id, { soldNights: soldNights + 1, roomIncome: roomIncome + tonight.fee });
  }
  return sold;
}
