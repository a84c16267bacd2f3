import type { Id } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import { RecordStatus } from '@anzhu/api/contract/department';
import { Role, roleLabel } from '@anzhu/api/contract/role';
import { addUser, modifyUser, type User } from '@anzhu/api/contract/user';
import type { TreeNode } from '@anzhu/ui/tree';
import { contractForm } from '../kit/pure.ts';
import { profileDraft, type ProfileDraft } from './profileForm.ts';

/** A user as it is being filled in. */
export interface UserDraft extends ProfileDraft {
  username: string;
  dept: Id | null;
}

const toWire = (draft: UserDraft) => ({ ...draft, heads: draft.heads ?? '' });

export const addForm = contractForm(addUser, toWire);
export const editForm = contractForm(modifyUser, toWire);

const emptyUser = { id: '0', username: '', nickName: '', phone: '', heads: null, dept: null };

/** What the fields begin with; null for a new user. */
export const userDraft = (user: User | null): UserDraft => ({
  ...profileDraft(user ?? emptyUser),
  username: user?.username ?? '',
  dept: user?.dept ?? null,
});

/** The departments that a role may assign users to: a hotel's admin only those of its staff. */
const assignable = (role: Role | null, department: Department): boolean =>
  role !== Role.hotelAdmin || department.role === Role.hotelMember;

/**
 * Departments as the nodes of a tree select, each with the role that it gives. Disabled departments
 * cannot be chosen: their users cannot sign in.
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
