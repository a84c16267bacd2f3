import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { AuditPoint, AuditPointKind } from '@anzhu/api/contract/report';
import { billTotals } from '@anzhu/api/rules/bill';
import { hotelDaySpan, type HotelTime, hotelToday } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { StayEnd, StayKind } from '../../platform/db/tables/stay.ts';
import { billedOrder, lineSums } from '../bill/index.ts';
import { isExpected } from '../order/index.ts';

interface DayOfHotel {
  hotelId: number;
  day: string;
  time: HotelTime;
}

type Point = WithRowIds<AuditPoint>;

const point = (kind: AuditPointKind, given: Partial<Point>): Point => ({
  kind,
  orderId: null,
  room: null,
  clerk: null,
  amount: null,
  ...given,
});

/** What is not in order in a hotel's day, as it stands now (spec: the till and the day). */
export async function readPoints(db: Db, of: DayOfHotel): Promise<Point[]> {
  return [
    ...(await readOverdue(db, of)),
    ...(await readExpectedOrders(db, of)),
    ...(await readUnsettled(db, of)),
    ...(await readOpenShifts(db, of)),
  ];
}

const spanOf = ({ day, time }: DayOfHotel) => hotelDaySpan(day, time.dayStarts);

/** Guests who were to leave by the end of the day; of today, by now. */
async function readOverdue(db: Db, of: DayOfHotel): Promise<Point[]> {
  const { until } = spanOf(of);
  const rows = await db
    .selectFrom('stay')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .select(['stay.order_id', 'room.name as room'])
    .where('stay.hotel_id', '=', of.hotelId)
    .where('stay.kind', '=', StayKind.guests)
    .where('stay.ended_time', 'is', null)
    .where('stay.leave_time', '<=', until < of.time.now ? until : of.time.now)
    .orderBy('room.name')
    .execute();
  return rows.map(({ order_id, room }) => point('overdue', { orderId: order_id, room }));
}

/** Orders of the day or before whose guests have not come; those of today without a room apart. */
async function readExpectedOrders(db: Db, of: DayOfHotel): Promise<Point[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('room', 'room.id', 'orders.assigned_room_id')
    .select(['orders.id', 'room.name as room'])
    .select(
      sql<number | null>`(select min(id) from room as held
      where held.held_order_id = orders.id)`.as('held'),
    )
    .where('orders.hotel_id', '=', of.hotelId)
    .where(sql<boolean>`orders.id in (select id from orders where ${isExpected}
      and hotel_id = ${of.hotelId} and arrive_time <= ${spanOf(of).until})`)
    .orderBy('orders.id')
    .execute();
  const isToday = of.day === hotelToday(of.time);
  return rows.map(({ id, room, held }) =>
    point(isToday && room === null && held === null ? 'unassigned' : 'notArrived', {
      orderId: id,
      room,
    }),
  );
}

/** Orders whose guests left on the day with a bill that is not settled yet. */
async function readUnsettled(db: Db, of: DayOfHotel): Promise<Point[]> {
  const { from, until } = spanOf(of);
  const rows = await db
    .selectFrom('orders')
    .leftJoin('bill_line', 'bill_line.order_id', 'orders.id')
    .select(['orders.id', 'status', 'last_pay', 'kept', 'is_no_show', 'paid_time'])
    .select(lineSums(sql`voided_time is null`))
    .where('status', '<>', OrderStatus.checkedIn)
    .where(sql<boolean>`orders.id in (select order_id from stay
      where hotel_id = ${of.hotelId} and kind = ${sql.lit(StayKind.guests)}
        and ended_time >= ${from} and ended_time <= ${until}
        and end_kind <> ${sql.lit(StayEnd.movedRoom)})`)
    .groupBy('orders.id')
    .orderBy('orders.id')
    .execute();
  return rows.flatMap(({ id, ...row }) => {
    const { open } = billTotals(billedOrder(row), row);
    return open === 0 ? [] : [point('openBill', { orderId: id, amount: toYuan(open) })];
  });
}

/** Shifts that were opened by the end of the day and are still open. */
async function readOpenShifts(db: Db, of: DayOfHotel): Promise<Point[]> {
  const rows = await db
    .selectFrom('shift')
    .leftJoin('app_user', 'app_user.id', 'shift.clerk_id')
    .select('app_user.nick_name as clerk')
    .where('hotel_id', '=', of.hotelId)
    .where('closed_time', 'is', null)
    .where('opened_time', '<=', spanOf(of).until)
    .orderBy('shift.id')
    .execute();
  return rows.map(({ clerk }) => point('openShift', { clerk: clerk ?? '已删除的用户' }));
}
