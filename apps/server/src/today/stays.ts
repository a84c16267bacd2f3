import { OrderStatus } from '@anzhu/api/contract/order';
import { sql } from 'kysely';
import type { Db } from '../db/store.ts';
import type { LocalTime } from '../db/tables/column.ts';
import { StayKind } from '../db/tables/stay.ts';
import { ofHotel, wholeDay } from './scope.ts';

interface Asked {
  hotelId: number | null;
  now: LocalTime;
}

/** Paid orders that arrive today. */
export async function countDueIn(db: Db, { hotelId, now }: Asked): Promise<number> {
  const { from, until } = wholeDay(now.slice(0, 10));
  const { rows } = await sql<{ count: number }>`select count(*) as count from orders
    where status = ${sql.lit(OrderStatus.paid)} and arrive_time >= ${from}
      and arrive_time <= ${until} and ${ofHotel('hotel_id', hotelId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stays of guests that have not ended. */
export interface OpenStays {
  /** They are to leave today, whatever the hour. */
  dueOut: number;
  /** They were to have left by now. */
  overdue: number;
}

/** The stays of checked-in guests: at most one a room. */
export async function readOpenStays(db: Db, { hotelId, now }: Asked): Promise<OpenStays> {
  const { from, until } = wholeDay(now.slice(0, 10));
  const when = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const { rows } = await sql<OpenStays>`select
      ${when(sql`stay.leave_time >= ${from} and stay.leave_time <= ${until}`)} as "dueOut",
      ${when(sql`stay.leave_time < ${now}`)} as "overdue"
    from stay
    where stay.kind = ${sql.lit(StayKind.guests)} and stay.ended_time is null
      and ${ofHotel('stay.hotel_id', hotelId)}`.execute(db);
  return rows[0] ?? { dueOut: 0, overdue: 0 };
}
