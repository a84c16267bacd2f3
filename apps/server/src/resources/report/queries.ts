import { nightsOf } from '@anzhu/api/rules/availability';
import { type KeptParts, noKeptParts } from '@anzhu/api/rules/dayFigures';
import { addDays } from '@anzhu/api/rules/days';
import { noParts, noShowIncome, paidNights, type ReportParts } from '@anzhu/api/rules/dayReport';
import { hotelDaySpan } from '@anzhu/api/rules/hotelDay';
import { type NightFee, spreadOver } from '@anzhu/api/rules/nightFees';
import { maxNights } from '@anzhu/api/rules/stayDates';
import { sql } from 'kysely';
import type { Fen } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { type Hotels, ofHotel } from '../../platform/session/scope.ts';
import { billedOrder } from '../bill/index.ts';
import { readLines } from './money.ts';
import { readNightParts } from './nights.ts';
import { type DayScope, type PartsByHotel, readStayCounts } from './stays.ts';
import { isRoomArchived } from '../availability/index.ts';

/** What the report of a day is made of, hotel by hotel in the order of their ids, read from what it sums up. */
export async function readParts(db: Db, scope: DayScope) {
  const hotels = await readHotels(db, scope.hotels);
  const parts = await readReport(db, scope);
  return hotels.map(({ id, name, rooms }) => ({
    id,
    name,
    parts: { ...noParts, ...parts.get(id), rooms } satisfies ReportParts,
  }));
}

/** Hotels with the number of their normal rooms, in the order of their ids. */
export async function readHotels(db: Db, hotels: Hotels) {
  const rows = await db
    .selectFrom('hotel')
    .select(['id', 'name', 'department_id as departmentId'])
    .where(ofHotel('id', hotels))
    .orderBy('id')
    .execute();
  const rooms = await db
    .selectFrom('room')
    .select((eb) => ['hotel_id', eb.fn.countAll<number>().as('rooms')])
    .where('is_isolation', '=', 0)
    .where(({ not }) => not(isRoomArchived()))
    .where(ofHotel('hotel_id', hotels))
    .groupBy('hotel_id')
    .execute();
  const counts = new Map(rooms.map((row) => [row.hotel_id, Number(row.rooms)]));
  return rows.map((hotel) => ({ ...hotel, rooms: counts.get(hotel.id) ?? 0 }));
}

/** Parts of days by hotel, of what several queries bring. */
const gather = (sources: readonly PartsByHotel[]): Map<number, Partial<KeptParts>> => {
  const parts = new Map<number, Partial<KeptParts>>();
  for (const source of sources) {
    for (const [hotelId, some] of source) parts.set(hotelId, { ...parts.get(hotelId), ...some });
  }
  return parts;
};

const readReport = async (db: Db, scope: DayScope) =>
  gather([
    await readStayCounts(db, scope),
    await readNightIncome(db, scope),
    ...(await readLines(db, scope)),
  ]);

/** Which figures of a day are read: all, or those of the key figures. */
export type Extent = 'all' | 'night';

/** The figures of a day by hotel, read from what they sum up; hotels of which all are 0 are left out. */
export async function readLiveParts(
  db: Db,
  { today, extent, ...scope }: DayScope & { today: string; extent: Extent },
): Promise<Map<number, KeptParts>> {
  const night = await readNightParts(db, { ...scope, isToday: scope.day === today });
  const report = extent === 'all' ? await readReport(db, scope) : await readStayCounts(db, scope);
  const parts = gather([report, ...night]);
  return new Map([...parts].map(([hotelId, some]) => [hotelId, { ...noKeptParts, ...some }]));
}

/** Of which orders: those that were checked in or never came; or those whose money was kept, all or in part. */
type Income = 'sold' | 'kept';

// As the indexes have it.
const which = {
  sold: sql<boolean>`orders.status in (3, 4)`,
  kept: sql<boolean>`orders.kept > 0`,
};

/** Orders that bring in money and may have a night on a day. */
function payingOrders(db: Db, income: Income, { hotels, day, dayStarts }: DayScope) {
  const { until } = hotelDaySpan(day, dayStarts);
  return db
    .selectFrom('orders')
    .where(which[income])
    .where('orders.arrive_time', '<=', until)
    .where('orders.arrive_time', '>=', addDays(day, -maxNights - 1))
    .where('orders.leave_time', '>', day)
    .where('orders.leave_time', '<', addDays(day, maxNights + 2))
    .where(ofHotel('orders.hotel_id', hotels));
}

/** The nights that were sold on a day, what they bring in, and what was kept for nights that were not. */
async function readNightIncome(db: Db, scope: DayScope): Promise<PartsByHotel> {
  const income = new Map<number, Pick<ReportParts, 'soldNights' | 'soldIncome' | 'keptIncome'>>();
  for (const kind of ['sold', 'kept'] as const) {
    for (const { hotelId, sold, fee, kept } of await readNights(db, kind, scope)) {
      const { soldNights, soldIncome, keptIncome } = income.get(hotelId) ?? noParts;
      income.set(hotelId, {
        soldNights: soldNights + sold,
        soldIncome: soldIncome + fee,
        keptIncome: keptIncome + kept,
      });
    }
  }
  return income;
}

/** What the night of a day brings in, order by order, in fen: sold, or kept without being sold. */
interface NightIncome {
  hotelId: number;
  sold: 0 | 1;
  fee: Fen;
  kept: Fen;
}

/** What the night of a day brings in, order by order. */
async function readNights(db: Db, income: Income, scope: DayScope): Promise<NightIncome[]> {
  const { day, dayStarts } = scope;
  const orders = await payingOrders(db, income, scope)
    .select(['id', 'hotel_id', 'arrive_time', 'leave_time', 'pay', 'last_pay', 'kept'])
    .select(['is_no_show', 'paid_time', 'status', 'day_use_hours'])
    .execute();
  const priced = await payingOrders(db, income, scope)
    .innerJoin('order_night', 'order_night.order_id', 'orders.id')
    .select(['orders.id', 'order_night.night', 'order_night.fee'])
    .orderBy('orders.id')
    .orderBy('order_night.night')
    .execute();
  const nightsById = Map.groupBy(priced, ({ id }) => id);
  return orders.flatMap(({ id, hotel_id: hotelId, arrive_time, leave_time, pay, ...order }) => {
    const period = { estimatedCheckIn: arrive_time, estimatedCheckOut: leave_time };
    const nights: readonly NightFee[] =
      nightsById.get(id) ?? spreadOver(nightsOf(period, dayStarts), pay);
    // A day use brings in money and sells no night.
    const incomeOf = (fee: Fen, kept: Fen): NightIncome =>
      order.day_use_hours > 0
        ? { hotelId, sold: 0, fee: 0, kept: fee + kept }
        : { hotelId, sold: 1, fee, kept };
    if (income === 'sold' && order.is_no_show === 1) {
      // What was received when it ended: what is given back or taken back later is a line of its own day.
      const { lastPay, kept: received } = billedOrder(order);
      const one = noShowIncome(nights, { lastPay, received });
      return one?.night === day ? [incomeOf(one.fee, one.kept)] : [];
    }
    // It is a sold night, on which it is said what was kept.
    if (order.is_no_show === 1) return [];
    const paid = paidNights(nights, income === 'sold' ? order.last_pay : order.kept);
    return paid
      .filter(({ night }) => night === day)
      .map(({ fee }) =>
        income === 'sold' ? incomeOf(fee, 0) : { hotelId, sold: 0, fee: 0, kept: fee },
      );
  });
}
