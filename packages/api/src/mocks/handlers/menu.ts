import { Code } from '../../contract/envelope.ts';
import { LogType } from '../../contract/log.ts';
import {
  addMenu,
  deleteMenu,
  listMenus,
  menusOfDepartment,
  menusOfRole,
  modifyMenu,
  type Menu,
} from '../../contract/menu.ts';
import { everyRole, roleLabel } from '../../contract/role.ts';
import type { HotelState, StoredMenu } from '../hotelState.ts';
import { flatMenus, menuListFor } from '../menuList.ts';
import { refuseField } from '../mock.ts';
import { byId, findRecord } from '../records.ts';
import { countUses, resource } from '../resource.ts';
import { handlerOn } from '../session.ts';
import { checkParent, nested } from '../tree.ts';

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
      return records.modify(session, row, {
        ...change,
        path: path === undefined ? undefined : path || null,
      });
    }),
    deleteMenu: handle(deleteMenu, ({ id }, session) => {
      const below = menus.filter(({ pId }) => pId === id);
      return records.remove(session, records.find(id), countUses([below, '个下级菜单']));
    }),
    menusOfDepartment: handle(menusOfDepartment, ({ id }) => {
      const { role } = findRecord(departments, id, '部门');
      return flatMenus(menuListFor(menus, { role, dept: id }));
    }),
    menusOfRole: handle(menusOfRole, ({ id }) => flatMenus(menuListFor(menus, { role: id }))),
  };
}
