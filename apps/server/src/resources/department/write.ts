import type { DepartmentImpact } from '@anzhu/api/contract/department';
import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { siblingNameTaken } from '@anzhu/api/rules/messages';
import { sql, type SqlBool } from 'kysely';
import { changeRecord } from '../../platform/changeRecord.ts';
import type { Clock } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import { breaksReference, type Use, usesOf } from '../../platform/db/constraints.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, Refusal } from '../../platform/refusal.ts';
import { assertCallerUnchanged, mostLevels } from '../../platform/session/person.ts';
import { endSessionsOf } from '../../platform/session/sessions.ts';
import { parentFor } from '../../platform/tree.ts';
import { impactOf } from './impact.ts';
import { departmentRecord } from './log.ts';
import { departmentFor, type DepartmentRow, selectDepartments } from './queries.ts';

type Sibling = Pick<DepartmentRow, 'name' | 'parent_id'>;

/** Refuses a name that another department below the same parent has; one that was there before is kept. */
function assertNameFree(
  rows: readonly DepartmentRow[],
  { name, parent_id }: Sibling,
  former?: Sibling,
): void {
  const isSame = (row: Sibling) => row.name === name && row.parent_id === parent_id;
  if (former && isSame(former)) return;
  if (rows.some(isSame)) throw invalid('name', siblingNameTaken('部门', name));
}

/** Adds a department, below another or by itself. */
export const addDepartment: Handler<'addDepartment'> = (
  { input: { pId = null, name, role, status }, session, origin },
  { store },
) => {
  const target = { record: departmentRecord, type: LogType.systemChange };
  return changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const rows = await selectDepartments(tx).execute();
      const parent_id = parentFor(rows, { parent: pId, kind: '部门', most: mostLevels });
      assertNameFree(rows, { name, parent_id });
      const { id } = await tx
        .insertInto('department')
        .values({ parent_id, name, role, status })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, data: { id } };
    }),
  );
};

/** A department as it is after a change of the submitted fields. Refuses a parent that is not possible. */
async function changedDepartment(
  db: Db,
  rows: readonly DepartmentRow[],
  input: CallInput<'departmentImpact'>,
): Promise<DepartmentRow> {
  const { id, ...row } = await departmentFor(db, input.id);
  const { pId, name = row.name, role = row.role, status = row.status } = input;
  const parent_id =
    pId === undefined
      ? row.parent_id
      : parentFor(rows, { parent: pId, id, kind: '部门', most: mostLevels });
  return { id, name, role, status, parent_id };
}

/** Counts the users that a change of a department would touch; saves nothing. */
export const departmentImpact: Handler<'departmentImpact'> = async ({ input }, { store }) => {
  const rows = await selectDepartments(store.db).execute();
  const changed = await changedDepartment(store.db, rows, input);
  return (await impactOf(store.db, rows, changed)).impact;
};

/** Refuses a change that touches users as long as their present number is not confirmed (409). */
function assertConfirmed({ users }: DepartmentImpact, confirmed: number | undefined): void {
  if (users === (confirmed ?? 0)) return;
  const message =
    confirmed === undefined
      ? `此更改影响 ${users} 名用户，请确认后再保存`
      : `受影响的用户已变为 ${users} 名，请重新确认`;
  throw new Refusal(Code.conflict, message, { users: message });
}

/** Ends the sessions of the users of departments that are disabled. */
async function endSessionsIn(tx: Tx, clock: Clock, departments: readonly number[]): Promise<void> {
  if (departments.length === 0) return;
  const who = sql<SqlBool>`u.department_id in (${sql.join(departments)})`;
  await endSessionsOf(tx, clock, { who, code: Code.accountDisabled });
}

/**
 * Changes the submitted fields of a department. A change that touches users is confirmed by their number.
 * They have the new role from their next call on; those whom it disables are signed out. Callers cannot change
 * their own role or status.
 */
export const modifyDepartment: Handler<'modifyDepartment'> = (call, { store, clock }) => {
  const { input, session } = call;
  const target = {
    record: departmentRecord,
    id: rowId(input.id),
    type: LogType.systemChange,
  };
  return changeRecord(store, call, target, async (tx) => {
    const { impact, disabledDepartments } = await assertCallerUnchanged(tx, session, async () => {
      const rows = await selectDepartments(tx).execute();
      const { id, ...row } = await changedDepartment(tx, rows, input);
      assertNameFree(
        rows,
        row,
        rows.find((one) => one.id === id),
      );
      const found = await impactOf(tx, rows, { id, ...row });
      await tx.updateTable('department').set(row).where('id', '=', id).execute();
      return found;
    });
    assertConfirmed(impact, input.users);
    await endSessionsIn(tx, clock, disabledDepartments);
    return { data: null };
  });
};

const uses: readonly Use[] = [
  { table: 'department', column: 'parent_id', counted: (count) => `${count} 个下级部门` },
  { table: 'app_user', column: 'department_id', counted: (count) => `${count} 名用户` },
  { table: 'hotel', column: 'department_id', counted: (count) => `${count} 家酒店` },
  {
    table: 'menu_department',
    column: 'department_id',
    counted: (count) => `${count} 个菜单的权限`,
  },
];

/** Removes a department that nothing belongs to (spec: master data). */
export const deleteDepartment: Handler<'deleteDepartment'> = (call, { store }) => {
  const { input, session } = call;
  const target = {
    record: departmentRecord,
    id: rowId(input.id),
    type: LogType.systemChange,
    refusalOf: (error: unknown) =>
      breaksReference(error) ? conflict('部门仍在使用，不能删除') : error,
  };
  return changeRecord(store, call, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const { id, name } = await departmentFor(tx, input.id);
      const found = await usesOf(tx, uses, id);
      if (found !== '') throw conflict(`部门「${name}」还有${found}，不能删除`);
      await tx.deleteFrom('department').where('id', '=', id).execute();
      return { data: null };
    }),
  );
};
