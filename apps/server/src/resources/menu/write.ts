import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { everyRole, type Role } from '@anzhu/api/contract/role';
import { hasMenuManagement } from '@anzhu/api/rules/menuList';
import { orderFault, sortsOf } from '@anzhu/api/rules/menuOrder';
import type { Session } from '../../platform/caller.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { rowId } from '../../platform/db/column.ts';
import { acquireLock, type Db, Lock, type Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, Refusal } from '../../platform/refusal.ts';
import { assertCallerUnchanged } from '../../platform/session/person.ts';
import { parentFor } from '../../platform/tree.ts';
import { menuRecord } from './log.ts';
import { menuFor, menuListOf, mostLevels, selectMenus } from './queries.ts';

/** Adds a menu; those who see it have it when their app next reads its menus. */
export const addMenu: Handler<'addMenu'> = ({ input, session, origin }, { store }) => {
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

/** Changes what is sent of a menu. */
export const modifyMenu: Handler<'modifyMenu'> = ({ input, session, origin }, { store }) => {
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

/** Removes a menu that has none below it (spec: master data). */
export const deleteMenu: Handler<'deleteMenu'> = ({ input, session, origin }, { store }) => {
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
export const sortMenus: Handler<'sortMenus'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const fault = orderFault(input);
    if (fault !== undefined) throw invalid('ids', fault);
    await acquireLock(tx, store.engine, Lock.people);
    return assertCallerUnchanged(tx, session, async () => {
      const siblings = await siblingsAt(tx, input.knownIds.map(rowId));
      const byId = new Map(siblings.map((row) => [row.id, row]));
      const ordered = input.ids.flatMap((id) => byId.get(rowId(id)) ?? []);
      const sorts = sortsOf(siblings.map((row) => row.sort));
      for (const [index, { id, sort: before }] of ordered.entries()) {
        const sort = sorts[index] ?? index;
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
          target: { kind: 'menu', id: parent ?? 0 },
          hotelId: null,
          before: { 排序: namesOf(siblings) },
          after: { 排序: namesOf(ordered) },
        },
      };
    });
  });

/**
 * Runs a change of menus. @throws 400 when the caller would lose 菜单管理: no screen could restore it.
 */
const assertMenusKept = <Data>(
  tx: Tx,
  session: Session,
  work: () => Promise<Data>,
): Promise<Data> =>
  assertCallerUnchanged(tx, session, async () => {
    const before = hasMenuManagement(await menuListOf(tx, session));
    const done = await work();
    if (before && !hasMenuManagement(await menuListOf(tx, session))) {
      throw new Refusal(Code.invalid, '更改后自己将看不到菜单管理');
    }
    return done;
  });

/** For whom a menu is to be, as a call names it; what is left out stays as it is. */
interface Limits {
  role?: readonly string[] | undefined;
  deptId?: readonly string[] | undefined;
}

/** The roles that are named, each once. Refuses what is no role. */
function rolesIn(named: readonly string[]): Role[] {
  const roles = everyRole.filter((role) => named.includes(role));
  if (roles.length !== new Set(named).size) throw invalid('role', '权限角色不是有效的选项');
  return roles;
}

/** Ids of the departments that are named, each once. Refuses one that does not exist. */
async function departmentsIn(tx: Tx, named: readonly string[]): Promise<number[]> {
  const ids = [...new Set(named.map(rowId))];
  if (ids.length === 0) return [];
  const found = await tx.selectFrom('department').select('id').where('id', 'in', ids).execute();
  if (found.length !== ids.length) throw invalid('deptId', '权限部门不存在');
  return ids;
}

/** Limits a menu to roles and departments; an empty list is no limit (spec: roles). */
async function limitMenu(tx: Tx, menu_id: number, { role, deptId }: Limits): Promise<void> {
  if (role !== undefined) {
    const roles = rolesIn(role);
    await tx.deleteFrom('menu_role').where('menu_id', '=', menu_id).execute();
    const rows = roles.map((one) => ({ menu_id, role: one }));
    if (rows.length > 0) await tx.insertInto('menu_role').values(rows).execute();
  }
  if (deptId !== undefined) {
    const departments = await departmentsIn(tx, deptId);
    await tx.deleteFrom('menu_department').where('menu_id', '=', menu_id).execute();
    const rows = departments.map((department_id) => ({ menu_id, department_id }));
    if (rows.length > 0) await tx.insertInto('menu_department').values(rows).execute();
  }
}
