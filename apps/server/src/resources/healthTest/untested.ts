import type { Db } from '../../platform/db/store.ts';
import { wholeDay } from '../../platform/clock.ts';
import { IsolationStatus } from '../../platform/db/tables/stay.ts';

interface Wanted {
  /** `yyyy-MM-dd` */
  date: string;
  /** Null: all hotels. */
  hotelId: number | null;
}

/** The people who had been checked in at the end of a day and have no test of that day. */
export function selectUntested(db: Db, { date, hotelId }: Wanted) {
  const { from, until } = wholeDay(date);
  let query = db
    .selectFrom('isolation_person as person')
    .where('person.check_in_time', '<=', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('health_test')
            .select('health_test.id')
            .whereRef('isolation_person_id', '=', 'person.id')
            .where('check_time', '>=', from)
            .where('check_time', '<=', until),
        ),
      ),
    );
  if (hotelId !== null) query = query.where('person.hotel_id', '=', hotelId);
  return query;
}

/** How many people in isolation now have no test of a day. */
export async function countUntested(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await selectUntested(db, wanted)
    .where('person.status', '=', IsolationStatus.isolating)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
