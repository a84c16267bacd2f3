import type { Id } from '../../../contract/codecs.ts';
import {
  addDepartment,
  deleteDepartment,
  departmentImpact,
  departmentPage,
  listDepartments,
  modifyDepartment,
  RecordStatus,
  type Department,
  type DepartmentImpact,
  type FlatDepartment,
} from '../../../contract/department.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { Code } from '../../../contract/envelope.ts';
import { LogType } from '../../../contract/log.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, defined, pageOf } from '../../records.ts';
import { countUses, resource } from '../../resource.ts';
import { handlerOn, hotelOfDepartment, scopeOf, type Session } from '../../session.ts';
import { checkParent, nested, pathTo } from '../../tree.ts';

/** Refuses a change by which the caller would lose their role or their access. */
function checkOwnDepartment(session: Session, rows: readonly FlatDepartment[]): void {
  const path = pathTo(rows, session.user.dept);
  if (path[0]?.role !== session.role) refuse(Code.noPermission, '不能更改自己的角色');
  if (path.some(({ status }) => status === RecordStatus.disabled)) {
    refuse(Code.noPermission, '不能停用自己的部门');
  }
}

/** Departments as a tree. */
export function departmentHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { departments, users, hotels, menus } = state;
  const records = resource(state, {
    kind: '部门',
    rows: departments,
    form: addDepartment,
    logType: LogType.systemChange,
    usedCode: Code.conflict,
    nameOf: ({ name }) => name,
    shown: ({ name, pId, role, status }) => ({
      name,
      pId: byId(departments, pId)?.name ?? null,
      role,
      status,
    }),
  });
  const usesOf = (id: Id) =>
    countUses(
      [departments.filter(({ pId }) => pId === id), '个下级部门'],
      [users.filter(({ dept }) => dept === id), '名用户'],
      [hotels.filter(({ deptId }) => deptId === id), '家酒店'],
      [menus.filter(({ deptId }) => deptId.includes(id)), '个菜单的权限'],
    );
  /** Simpler than the server's: departments below have the status of the changed one. */
  function impactOf({ id, ...change }: InputOf<typeof departmentImpact>): DepartmentImpact {
    const row = records.find(id);
    const { pId, role, status } = { ...row, ...defined(change) };
    const isIn = (dept: Id) => byId(pathTo(departments, dept), id) !== undefined;
    const changedRole = role === row.role ? 0 : users.filter(({ dept }) => dept === id).length;
    const isSwitched = status !== row.status;
    const below = users.filter(({ dept }) => isIn(dept)).length;
    const isDisabled = status === RecordStatus.disabled;
    return {
      users: pId !== row.pId || isSwitched ? below : changedRole,
      changedRole,
      disabled: isSwitched && isDisabled ? below : 0,
      enabled: isSwitched && !isDisabled ? below : 0,
      changedHotel: 0,
      hotelName: hotels.find(({ deptId }) => deptId === id)?.name ?? null,
    };
  }

  return {
    listDepartments: handle(listDepartments, (_, session) => {
      const own = scopeOf(session);
      const visible = departments.filter(
        ({ id }) => own === null || hotelOfDepartment(state, id)?.id === own,
      );
      return nested<FlatDepartment, Department>(visible);
    }),
    departmentPage: handle(departmentPage, ({ page }) => pageOf(departments, page)),
    addDepartment: handle(addDepartment, ({ pId = null, ...form }, session) => {
      checkParent(departments, { kind: '部门', parent: pId });
      return records.add(session, { pId, ...form });
    }),
    departmentImpact: handle(departmentImpact, (input) => impactOf(input)),
    modifyDepartment: handle(modifyDepartment, ({ users: confirmed = 0, ...input }, session) => {
      const { id, ...change } = input;
      const row = records.find(id);
      checkParent(departments, { kind: '部门', parent: change.pId, id });
      const changed = { ...row, ...defined(change) };
      checkOwnDepartment(
        session,
        departments.map((one) => (one === row ? changed : one)),
      );
      const { users: touched } = impactOf(input);
      if (touched !== confirmed) {
        refuseField('users', `受影响的用户已变为 ${touched} 名，请重新确认`, Code.conflict);
      }
      return records.modify(session, row, change);
    }),
    deleteDepartment: handle(deleteDepartment, ({ id }, session) =>
      records.remove(session, records.find(id), usesOf(id)),
    ),
  };
}
