import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import { readPaged } from '../../platform/db/query.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import { nested } from '../../platform/tree.ts';
import { type DepartmentRow, selectDepartments, toDepartment, withHotels } from './queries.ts';

/** The departments as a plain list. */
export const departmentPage: Handler<'departmentPage'> = ({ input }, { store }) =>
  readPaged(selectDepartments(store.db), input.page, toDepartment);

/** The departments of a hotel. What lies above them is not shown. */
async function departmentsOf(db: Db, hotelId: number): Promise<DepartmentRow[]> {
  const rows = await withHotels(db)
    .selectFrom('department as d')
    .innerJoin('staffed as s', 's.id', 'd.id')
    .select(['d.id', 'd.parent_id', 'd.name', 'd.role', 'd.status'])
    .where('s.hotel_id', '=', hotelId)
    .orderBy('d.id')
    .execute();
  const known = new Set(rows.map((row) => row.id));
  return rows.map((row) => ({
    ...row,
    parent_id: row.parent_id !== null && known.has(row.parent_id) ? row.parent_id : null,
  }));
}

/** The tree of departments; a hotel's admin sees those of that hotel. */
export const listDepartments: Handler<'listDepartments'> = async ({ session }, { store }) => {
  const own = scopeOf(session);
  const rows =
    own === null ? await selectDepartments(store.db).execute() : await departmentsOf(store.db, own);
  const hotels = await store.db.selectFrom('hotel').select(['id', 'department_id']).execute();
  const hotelOf = new Map(hotels.map(({ id, department_id: department }) => [department, id]));
  return nested<DepartmentRow, WithRowIds<Department>>(rows, (row, children) => ({
    ...toDepartment(row),
    hotelId: hotelOf.get(row.id),
    children,
  }));
};
