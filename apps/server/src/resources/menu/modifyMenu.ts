import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { parentFor } from '../../platform/tree/parentFor.ts';
import { assertMenusKept } from './assertMenusKept.ts';
import { limitMenu } from './limits.ts';
import { menuRecord } from './menuRecord.ts';
import { menuFor, mostLevels, selectMenus } from './read.ts';

/** Changes what is sent of a menu. */
export const modifyMenu: Handler<Contract['modifyMenu']> = (
  { input, session, origin },
  { store },
) => {
  const target = { record: menuRecord, id: rowId(input.id), type: LogType.systemChange };
  return changeRecord(store, { session, origin }, target, (tx) =>
    assertMenusKept(tx, session, async () => {
      const { id, ...row } = await menuFor(tx, input.id);
      const { pId, name = row.name, path = row.path, icon = row.icon, sort = row.sort } = input;
      const { visible = row.visible, remark = row.remark } = input;
      const parent_id =
        pId === undefined
          ? row.parent_id
          : parentFor(await selectMenus(tx).execute(), {
              parent: pId,
              id,
              kind: '菜单',
              most: mostLevels,
            });
      await tx
        .updateTable('menu')
        .set({ parent_id, name, path: path || null, icon, sort, visible, remark })
        .where('id', '=', id)
        .execute();
      await limitMenu(tx, id, input);
      return { data: null };
    }),
  );
};
