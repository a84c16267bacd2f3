import { Code } from '../../../contract/envelope.ts';
import { LogType } from '../../../contract/log.ts';
import {
  addMenu,
  deleteMenu,
  listMenus,
  menusOfDepartment,
  menusOfRole,
  modifyMenu,
  sortMenus,
  type Menu,
} from '../../../contract/menu.ts';
import { everyRole, roleLabel } from '../../../contract/role.ts';
import { myMenus } from '../../../contract/myMenus.ts';
import { flatMenus, hasMenuManagement, menuListFor } from '../../../rules/menuList.ts';
import { orderFault, sortsOf } from '../../../rules/menuOrder.ts';
import type { HotelState, StoredMenu } from '../../hotelState.ts';
import { writeLog } from '../../log.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, defined, findRecord } from '../../records.ts';
import { countUses, resource } from '../../resource.ts';
import { handlerOn, menuReaderOf, type Session } from '../../session.ts';
import { checkParent, nested } from '../../tree.ts';

/** Menus as a tree, and those that a department or a role sees. */
export function menuHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { menus, departments } = state;
  const records = resource(state, {
    kind: '菜单',
    rows: menus,
    form: addMenu,
    logType: LogType.systemChange,
    usedCode: Code.conflict,
    nameOf: ({ name }) => name,
    shown: ({ name, pId, path, icon, sort, visible, remark, role, deptId }) => ({
      name,
      pId: byId(menus, pId)?.name ?? null,
      path,
      icon,
      sort,
      visible,
      remark,
      role: everyRole
        .filter((one) => role.includes(one))
        .map((one) => roleLabel[one])
        .join('、'),
      deptId: deptId.map((id) => byId(departments, id)?.name).join('、'),
    }),
  });

  function checkLimits({
    role = [],
    deptId = [],
  }: {
    role?: string[] | undefined;
    deptId?: string[] | undefined;
  }): void {
    if (!role.every((one) => everyRole.some((known) => known === one))) {
      refuseField('role', '权限角色不是有效的选项');
    }
    if (!deptId.every((id) => byId(departments, id))) refuseField('deptId', '权限部门不存在');
  }
  const inOrder = (): StoredMenu[] =>
    menus.toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
  const listOf = (session: Session, rows: readonly StoredMenu[] = menus) =>
    menuListFor(rows, menuReaderOf(departments, session.user.dept));

  /** Refuses a change after which the caller would not have 菜单管理 any more. */
  function checkOwnMenus(session: Session, changed: readonly StoredMenu[]): void {
    if (!hasMenuManagement(listOf(session)) || hasMenuManagement(listOf(session, changed))) return;
    refuse(Code.invalid, '更改后自己将看不到菜单管理');
  }

  return {
    listMenus: handle(listMenus, () => nested<StoredMenu, Menu>(inOrder())),
    addMenu: handle(addMenu, (input, session) => {
      const {
        pId = null,
        path = '',
        icon = '',
        remark = '',
        role = [],
        deptId = [],
        ...form
      } = input;
      checkParent(menus, { kind: '菜单', parent: pId });
      checkLimits(input);
      return records.add(session, { ...form, pId, path: path || null, icon, remark, role, deptId });
    }),
    modifyMenu: handle(modifyMenu, ({ id, path, ...change }, session) => {
      const row = records.find(id);
      checkParent(menus, { kind: '菜单', parent: change.pId, id });
      checkLimits(change);
      const fields = { ...change, path: path === undefined ? undefined : path || null };
      const changed = { ...row, ...defined(fields) };
      checkOwnMenus(
        session,
        menus.map((one) => (one === row ? changed : one)),
      );
      return records.modify(session, row, fields);
    }),
    deleteMenu: handle(deleteMenu, ({ id }, session) => {
      const below = menus.filter(({ pId }) => pId === id);
      checkOwnMenus(
        session,
        menus.filter((menu) => menu.id !== id),
      );
      return records.remove(session, records.find(id), countUses([below, '个下级菜单']));
    }),
    sortMenus: handle(sortMenus, (input, session) => {
      const fault = orderFault(input);
      if (fault !== undefined) refuseField('ids', fault);
      const parents = new Set(input.ids.map((id) => byId(menus, id)?.pId));
      const parent = byId(menus, input.ids[0])?.pId ?? null;
      const siblings = inOrder().filter(({ pId }) => pId === parent);
      if (!parents.has(undefined) && parents.size > 1) {
        refuseField('ids', '只能在同一上级菜单内调整顺序');
      }
      if (siblings.map(({ id }) => id).join() !== input.knownIds.join()) {
        refuse(Code.conflict, '菜单已被他人更改，请刷新后重试');
      }
      const namesOf = (ids: readonly string[]) => ids.map((id) => byId(menus, id)?.name).join('、');
      const sorts = sortsOf(siblings.map(({ sort }) => sort ?? 0));
      for (const [place, id] of input.ids.entries()) {
        Object.assign(findRecord(menus, id, '菜单'), { sort: sorts[place] });
      }
      const above = byId(menus, parent)?.name;
      writeLog(state.logs, session.user, {
        sketch: `调整${above === undefined ? '顶级' : `「${above}」的下级`}菜单的顺序`,
        type: LogType.systemChange,
        detail: { before: { 排序: namesOf(input.knownIds) }, after: { 排序: namesOf(input.ids) } },
      });
      return null;
    }),
    myMenus: handle(myMenus, (_, session) => listOf(session)),
    menusOfDepartment: handle(menusOfDepartment, ({ id }) => {
      findRecord(departments, id, '部门');
      return flatMenus(menuListFor(menus, menuReaderOf(departments, id)));
    }),
    menusOfRole: handle(menusOfRole, ({ id }) =>
      flatMenus(menuListFor(menus, { role: id, departments: null })),
    ),
  };
}
