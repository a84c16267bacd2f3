import type { Contract } from '@anzhu/api/contract';
import { orderFault, sortsOf } from '@anzhu/api/rules/menuOrder';
import { LogType } from '../../platform/audit/log.ts';
import { acquireLock, Lock } from '../../platform/db/lock.ts';
import type { Db } from '../../platform/db/store.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { assertCallerUnchanged } from '../../platform/session/assertCallerUnchanged.ts';
import { menuFor, selectMenus } from './read.ts';

/**
 * All menus below the parent of these, in their order. Refuses ids of different parents, and an order
 * that is no longer the one that the caller has seen.
 */
async function siblingsAt(db: Db, ids: readonly number[]) {
  const rows = await selectMenus(db).execute();
  const wanted = new Set(ids);
  const parents = new Set(rows.filter(({ id }) => wanted.has(id)).map((row) => row.parent_id));
  if (parents.size > 1) throw invalid('ids', '只能在同一上级菜单内调整顺序');
  const siblings = rows.filter(({ parent_id: parent }) => parents.has(parent));
  if (siblings.map(({ id }) => id).join() !== ids.join()) {
    throw conflict('菜单已被他人更改，请刷新后重试');
  }
  return siblings;
}

/** Changes the order of the menus below one parent, with one log entry. */
export const sortMenus: Handler<Contract['sortMenus']> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const fault = orderFault(input);
    if (fault !== undefined) throw invalid('ids', fault);
    await acquireLock(tx, store.engine, Lock.people);
    return assertCallerUnchanged(tx, session, async () => {
      const siblings = await siblingsAt(tx, input.knownIds.map(rowId));
      const byId = new Map(siblings.map((row) => [row.id, row]));
      const ordered = input.ids.flatMap((id) => byId.get(rowId(id)) ?? []);
      const sorts = sortsOf(siblings.map((row) => row.sort));
      for (const [place, { id, sort: before }] of ordered.entries()) {
        const sort = sorts[place] ?? place;
        if (sort === before) continue;
        await tx.updateTable('menu').set({ sort }).where('id', '=', id).execute();
      }
      const parent = siblings[0]?.parent_id ?? null;
      const above = parent === null ? null : (await menuFor(tx, String(parent))).name;
      const namesOf = (rows: typeof siblings) => rows.map(({ name }) => name).join('、');
      return {
        data: null,
        log: {
          type: LogType.systemChange,
          sketch: `调整${above === null ? '顶级' : `「${above}」的下级`}菜单的顺序`,
          target: { kind: '菜单', id: parent ?? 0 },
          hotelId: null,
          before: { 排序: namesOf(siblings) },
          after: { 排序: namesOf(ordered) },
        },
      };
    });
  });
