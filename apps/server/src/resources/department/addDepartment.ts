import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { mostLevels } from '../../platform/session/person.ts';
import { parentFor } from '../../platform/tree/parentFor.ts';
import { assertCallerUnchanged } from '../../platform/session/assertCallerUnchanged.ts';
import { departmentRecord } from './departmentRecord.ts';
import { selectDepartments } from './read.ts';

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
