import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { assertMenusKept } from './assertMenusKept.ts';
import { menuRecord } from './menuRecord.ts';
import { menuFor } from './read.ts';

/** Removes a menu that has none below it (spec: master data). */
export const deleteMenu: Handler<Contract['deleteMenu']> = (
  { input, session, origin },
  { store },
) => {
  const target = { record: menuRecord, id: rowId(input.id), type: LogType.systemChange };
  return changeRecord(store, { session, origin }, target, (tx) =>
    assertMenusKept(tx, session, async () => {
      const { id, name } = await menuFor(tx, input.id);
      const { below } = await tx
        .selectFrom('menu')
        .select((eb) => eb.fn.count<number>('id').as('below'))
        .where('parent_id', '=', id)
        .executeTakeFirstOrThrow();
      if (below > 0) throw conflict(`菜单「${name}」还有 ${below} 个下级菜单，不能删除`);
      await tx.deleteFrom('menu').where('id', '=', id).execute();
      return { data: null };
    }),
  );
};
