import type { Contract } from '@anzhu/api/contract';
import { LogType } from '@anzhu/api/contract/log';
import { changeRecord } from '../../platform/changeRecord.ts';
import { rowId } from '../../platform/db/column.ts';
import { breaksReference, type Use, usesOf } from '../../platform/db/constraints.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { assertCallerUnchanged, mostLevels } from '../../platform/session/person.ts';
import { parentFor } from '../../platform/tree.ts';
import { departmentRecord } from './log.ts';
import { departmentFor, selectDepartments } from './queries.ts';

/** Adds a department, below another or by itself. */
export const addDepartment: Handler<Contract['addDepartment']> = (
  { input: { pId = null, name, role, status }, session, origin },
  { store },
) => {
  const target = { record: departmentRecord, type: LogType.systemChange };
  return changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const rows = await selectDepartments(tx).execute();
      const parent_id = parentFor(rows, { parent: pId, kind: '部门', most: mostLevels });
      const { id } = await tx
        .insertInto('department')
        .values({ parent_id, name, role, status })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, data: { id } };
    }),
  );
};

/**
 * Changes the submitted fields of a department. Its users have the new role and status from their
 * next call on; callers cannot change their own.
 */
export const modifyDepartment: Handler<Contract['modifyDepartment']> = (
  { input, session, origin },
  { store },
) => {
  const target = {
    record: departmentRecord,
    id: rowId(input.id),
    type: LogType.systemChange,
  };
  return changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const { id, ...row } = await departmentFor(tx, input.id);
      const { pId, name = row.name, role = row.role, status = row.status } = input;
      const rows = await selectDepartments(tx).execute();
      const parent_id =
        pId === undefined
          ? row.parent_id
          : parentFor(rows, { parent: pId, id, kind: '部门', most: mostLevels });
      await tx
        .updateTable('department')
        .set({ parent_id, name, role, status })
        .where('id', '=', id)
        .execute();
      return { data: null };
    }),
  );
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
export const deleteDepartment: Handler<Contract['deleteDepartment']> = async (
  { input, session, origin },
  { store },
) => {
  const target = {
    record: departmentRecord,
    id: rowId(input.id),
    type: LogType.systemChange,
  };
  const deleting = changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const { id, name } = await departmentFor(tx, input.id);
      const found = await usesOf(tx, uses, id);
      if (found !== '') throw conflict(`部门「${name}」还有${found}，不能删除`);
      await tx.deleteFrom('department').where('id', '=', id).execute();
      return { data: null };
    }),
  );
  return deleting.catch((error: unknown) => {
    throw breaksReference(error) ? conflict('部门仍在使用，不能删除') : error;
  });
};
