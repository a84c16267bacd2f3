import { sql } from 'kysely';
import type { Db } from '../db/store.ts';
import { StayKind } from '../db/tables/stay.ts';
import { ofHotel } from './scope.ts';

/** Stays of guests that have not ended, and what they pay a night, in fen. */
export interface OpenStays {
  fenTonight: number;
  count: number;
}

/** The stays of checked-in guests: at most one a room. */
export async function readOpenStays(db: Db, hotelId: number | null): Promise<OpenStays> {
  const { rows } = await sql<OpenStays>`select
      coalesce(sum(orders.last_pay / orders.nights), 0) as "fenTonight",
      count(*) as "count"
    from stay join orders on orders.id = stay.order_id
    where stay.kind = ${sql.lit(StayKind.guests)} and stay.ended_time is null
      and ${ofHotel('stay.hotel_id', hotelId)}`.execute(db);
  return rows[0] ?? { fenTonight: 0, count: 0 };
}
