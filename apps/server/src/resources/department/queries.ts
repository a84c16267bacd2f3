import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { FlatDepartment } from '@anzhu/api/contract/department';
import type { Selectable } from 'kysely';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type DepartmentRow = Selectable<Tables['department']>;

/** Every department, oldest first. */
export const selectDepartments = (db: Db) =>
  db
    .selectFrom('department')
    .select(['department.id', 'parent_id', 'department.name', 'role', 'status'])
    .orderBy('department.id');

/** A department as the wire has it, without those below it. */
export const toDepartment = (row: DepartmentRow): WithRowIds<FlatDepartment> => ({
  id: row.id,
  pId: row.parent_id,
  name: row.name,
  role: row.role,
  status: row.status,
});

/** The department that a call names; refuses one that does not exist. */
export async function departmentFor(db: Db, id: Id): Promise<DepartmentRow> {
  const row = await selectDepartments(db).where('department.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw notFound('部门');
  return row;
}

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
