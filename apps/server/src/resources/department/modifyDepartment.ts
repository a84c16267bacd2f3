import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { mostLevels } from '../../platform/session/person.ts';
import { parentFor } from '../../platform/tree/parentFor.ts';
import { assertCallerUnchanged } from '../../platform/session/assertCallerUnchanged.ts';
import { departmentRecord } from './departmentRecord.ts';
import { departmentFor, selectDepartments } from './read.ts';

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
