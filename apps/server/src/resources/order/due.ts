import { type OrderDue, OrderStatus } from '@anzhu/api/contract/order';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Due, wholeDay } from '../../platform/clock.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';

/** Paid orders that arrive from the first second of today to the last one of a day. */
const arrivingUntil = (now: LocalTime, day: string): RawBuilder<SqlBool> =>
  sql`coming.status = ${sql.lit(OrderStatus.paid)} and coming.arrive_time >= ${wholeDay(dayOf(now)).from}
    and coming.arrive_time <= ${wholeDay(day).until}`;

/** The orders of stays that have not ended. */
const staying = (leaving: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql`id in (select order_id from stay
    where kind = ${sql.lit(StayKind.guests)} and ended_time is null and ${leaving})`;

/** Which orders are due. Each is found by an index that holds only what is still open. */
const rowsOf: Record<OrderDue, (now: LocalTime) => RawBuilder<SqlBool>> = {
  arriving: (now) =>
    sql`id in (select coming.id from orders as coming where ${arrivingUntil(now, dayOf(now))})`,
  leaving: (now) => {
    const { from, until } = wholeDay(dayOf(now));
    return staying(sql`leave_time >= ${from} and leave_time <= ${until}`);
  },
  overdue: (now) => staying(sql`leave_time < ${now}`),
  unassigned: (now) =>
    sql`id in (select coming.id from orders as coming
      where ${arrivingUntil(now, addDays(dayOf(now), 1))}
        and not exists (select 1 from room where held_order_id = coming.id))`,
};

/** The rows of `orders` that are due. */
export const dueOrders = ({ kind, now }: Due<OrderDue>): RawBuilder<SqlBool> => rowsOf[kind](now);
