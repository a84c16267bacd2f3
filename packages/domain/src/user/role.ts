import { Role } from '@anzhu/api/contract/role';

/** The roles in words (spec: roles). */
export const roleLabel: Record<Role, string> = {
  [Role.admin]: '管理员',
  [Role.hotelAdmin]: '酒店管理员',
  [Role.hotelMember]: '酒店员工',
  [Role.antiEpidemic]: '防疫人员',
};
