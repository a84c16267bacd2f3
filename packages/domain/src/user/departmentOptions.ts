import type { Id } from '@anzhu/api/contract/codecs';
import { RecordStatus, type Department } from '@anzhu/api/contract/department';
import { Role, roleLabel } from '@anzhu/api/contract/role';
import type { TreeNode } from '@anzhu/ui/tree';

/** The departments that a role may assign users to: a hotel's admin only those of its staff. */
const assignable = (role: Role | null, department: Department): boolean =>
  role !== Role.hotelAdmin || department.role === Role.hotelMember;

/**
 * Departments as the nodes of a tree select, each with the role that it gives. Disabled departments
 * cannot be chosen: their users cannot sign in.
 *
 * @param role the role of the signed-in user
 */
export function departmentOptions(
  departments: readonly Department[],
  role: Role | null,
): TreeNode<Id>[] {
  return departments.map((department) => {
    const isNormal = department.status !== RecordStatus.disabled;
    const reason = isNormal ? '不能分配到该部门' : '部门已停用';
    const given = department.role ? ` · ${roleLabel[department.role]}` : '';
    return {
      value: department.id,
      label: `${department.name}${given}`,
      ...((!isNormal || !assignable(role, department)) && {
        isDisabled: true,
        disabledReason: reason,
      }),
      ...(department.children && { children: departmentOptions(department.children, role) }),
    };
  });
}
