import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { sql } from 'kysely';
import type { Db } from '../db/store.ts';
import { ofHotel, wholeDay } from './scope.ts';

/** People whose planned release is today or has passed, and who are still in isolation. */
export async function countReleaseDue(
  db: Db,
  { hotelId, now }: { hotelId: number | null; now: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from isolation_person
    where status = ${IsolationStatus.isolating}
      and check_out_time <= ${wholeDay(now.slice(0, 10)).until}
      and ${ofHotel('hotel_id', hotelId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Abnormal tests that are not handled yet. */
export async function countAbnormal(db: Db, hotelId: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from health_test
    where is_abnormal = 1 and handled_time is null and ${ofHotel('hotel_id', hotelId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Declarations and material applications to review; of one hotel when it is given. */
export async function countToReview(db: Db, hotelId: number | null): Promise<number> {
  const waiting = ReviewStatus.pending;
  const { rows } = await sql<{ count: number }>`select
      (select count(*) from declaration where review_status = ${waiting}
        and ${ofHotel('hotel_id', hotelId)})
      + (select count(*) from material_application where review_status = ${waiting}
        and ${ofHotel('hotel_id', hotelId)}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
