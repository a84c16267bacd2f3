import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { parentFor } from '../../platform/tree/parentFor.ts';
import { assertCallerUnchanged } from '../../platform/session/assertCallerUnchanged.ts';
import { limitMenu } from './limits.ts';
import { menuRecord } from './menuRecord.ts';
import { mostLevels, selectMenus } from './read.ts';

/** Adds a menu; those who see it have it when their app next reads its menus. */
export const addMenu: Handler<Contract['addMenu']> = ({ input, session, origin }, { store }) => {
  const { pId = null, name, path = '', icon = '', sort, visible, remark = '' } = input;
  const target = { record: menuRecord, type: LogType.systemChange };
  return changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const rows = await selectMenus(tx).execute();
      const parent_id = parentFor(rows, { parent: pId, kind: '菜单', most: mostLevels });
      const { id } = await tx
        .insertInto('menu')
        .values({ parent_id, name, path: path || null, icon, sort, visible, remark })
        .returning('id')
        .executeTakeFirstOrThrow();
      await limitMenu(tx, id, input);
      return { id, data: { id } };
    }),
  );
};
