import type { Id } from '@anzhu/api/contract/codecs';
import type { RegionRow } from '@anzhu/api/rules/regions';
import type { Session } from '../caller.ts';
import { filterId } from '../db/column.ts';
import type { Db } from '../db/store.ts';
import { fieldNotFound } from '../refusal.ts';
import { type Hotels, narrowedTo } from './scope.ts';

/** Every department by its place in the tree, oldest first. */
export const readRegionRows = (db: Db): Promise<RegionRow<number>[]> =>
  db
    .selectFrom('department')
    .select(['id', 'parent_id as parentId', 'name'])
    .orderBy('id')
    .execute();

/** The hotels of a department and of those below it, closed ones included; undefined where there is no such department. */
async function readHotelsBelow(db: Db, departmentId: number): Promise<number[] | undefined> {
  const rows = await db
    .withRecursive('below', (cte) =>
      cte
        .selectFrom('department')
        .select('id')
        .where('id', '=', departmentId)
        // Not `union all`: a row that is its own ancestor ends here.
        .union((next) =>
          next
            .selectFrom('department')
            .innerJoin('below', 'below.id', 'department.parent_id')
            .select('department.id'),
        ),
    )
    .selectFrom('below')
    .leftJoin('hotel', 'hotel.department_id', 'below.id')
    .select('hotel.id')
    .orderBy('hotel.id')
    .execute();
  return rows.length === 0 ? undefined : rows.flatMap(({ id }) => id ?? []);
}

/**
 * The hotels that a call of several is of: those of its filters that the caller may see. For a hotel's people a department
 * without their hotel does not exist.
 *
 * @throws Refusal for another hotel, and for a department that does not exist
 */
export async function hotelsOf(
  db: Db,
  session: Session,
  filter: { hotelId?: Id | undefined; departmentId?: Id | undefined },
): Promise<Hotels> {
  const hotelId = narrowedTo(session, filterId(filter.hotelId));
  const departmentId = filterId(filter.departmentId);
  if (departmentId === null) return hotelId;
  const below = await readHotelsBelow(db, departmentId);
  const own = narrowedTo(session, null);
  if (below === undefined || (own !== null && !below.includes(own))) {
    throw fieldNotFound('departmentId', '区域不存在');
  }
  if (hotelId === null) return below;
  return below.includes(hotelId) ? hotelId : [];
}
