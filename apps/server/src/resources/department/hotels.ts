import type { Db } from '../../platform/db/store.ts';

/**
 * Queries with the hotel of each department as `staffed (id, hotel_id)`: its own, or that of the
 * nearest ancestor that has one. Departments without a hotel are not included.
 */
export const withHotels = (db: Db) =>
  db.withRecursive('staffed', (cte) =>
    cte
      .selectFrom('department as d')
      .innerJoin('hotel as h', 'h.department_id', 'd.id')
      .select(['d.id', 'h.id as hotel_id'])
      .unionAll((next) =>
        next
          .selectFrom('department as d')
          .innerJoin('staffed as s', 's.id', 'd.parent_id')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(selectFrom('hotel').whereRef('department_id', '=', 'd.id').select('hotel.id')),
            ),
          )
          .select(['d.id', 's.hotel_id']),
      ),
  );
