import {
  RecordStatus,
  type Department,
  type DepartmentImpact,
  type FlatDepartment,
} from '@anzhu/api/contract/department';
import { Role, roleLabel } from '@anzhu/api/contract/role';

/** What can touch users, as it is saved. */
type Change = Pick<FlatDepartment, 'role' | 'status'> & { pId?: FlatDepartment['pId'] | undefined };

/** Whether a change can touch users: another role, status or parent. */
export const canTouchUsers = (record: Department, { pId = null, role, status }: Change): boolean =>
  record.pId !== pId || record.role !== role || record.status !== status;

/** What a role may reach, in words. */
function reachOf(role: Role, hotelName: string | null): string {
  if (role === Role.admin) return '可访问全部酒店';
  if (role === Role.antiEpidemic) return '可查看全部酒店的隔离房';
  return hotelName === null ? '没有所属酒店，看不到任何记录' : `只能访问「${hotelName}」`;
}

/** Says whom a change of a department touches, and how, a sentence each. */
export function impactSentences(
  record: Department,
  { pId = null, role }: Change,
  impact: DepartmentImpact,
): string[] {
  const { users, changedRole, disabled, enabled, changedHotel, hotelName } = impact;
  const others = users - Math.max(changedRole, disabled, enabled, changedHotel);
  const sentences = [
    changedRole > 0 &&
      role !== null &&
      `「${record.name}」的 ${changedRole} 名用户将成为 ${roleLabel[role]}，${reachOf(role, hotelName)}`,
    changedHotel > 0 &&
      (hotelName === null
        ? `${changedHotel} 名用户将不再属于任何酒店，看不到任何记录`
        : `${changedHotel} 名用户将改属「${hotelName}」`),
    disabled > 0 && `${disabled} 名用户将被停用并退出登录`,
    enabled > 0 && `${enabled} 名用户将可以登录`,
    record.pId !== pId && others > 0 && `${users} 名用户随部门移动，可见的菜单可能改变`,
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Ids of the departments below a disabled one. */
export function idsBelowDisabled(departments: readonly Department[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const read = (rows: readonly Department[], isBelow: boolean): void => {
    for (const { id, status, children } of rows) {
      if (isBelow) ids.add(id);
      read(children ?? [], isBelow || status === RecordStatus.disabled);
    }
  };
  read(departments, false);
  return ids;
}
