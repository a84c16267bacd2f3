import { labelsOf } from '@anzhu/api/contract/label';
import { roleLabel } from '@anzhu/api/contract/role';
import { User } from '@anzhu/api/contract/user';

const label = labelsOf(User);

/** What is known of a user, but for the status. */
export const userFacts = (user: User) => [
  { label: label.username, value: user.username },
  { label: label.nickName, value: user.nickName },
  { label: label.phone, value: user.phone },
  { label: label.deptName, value: user.deptName },
  { label: label.role, value: user.role && roleLabel[user.role] },
  { label: label.hotelName, value: user.hotelName },
];
