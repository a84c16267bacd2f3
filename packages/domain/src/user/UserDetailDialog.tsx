import { labelsOf } from '@anzhu/api/contract/label';
import { roleLabel } from '@anzhu/api/contract/role';
import { User } from '@anzhu/api/contract/user';
import { Avatar } from '@anzhu/ui/Avatar';
import { StatusTag, ViewDialog, type ViewState } from '../kit/index.ts';
import { recordStatusLook } from '../record/index.ts';

const label = labelsOf(User);

export interface UserDetailDialogProps extends ViewState {
  /** The row at first, then the user with the unmasked phone. */
  user: User;
  /** The title of the dialog. @default '用户详情' */
  title?: string | undefined;
}

/** 查看: one user. Rendered means open. Keyboard: Esc closes. */
export function UserDetailDialog({ user, title = '用户详情', ...state }: UserDetailDialogProps) {
  const { username, nickName, phone, heads, deptName, role, status, hotelName } = user;
  const avatar = <Avatar size="large" name={nickName ?? ''} image={heads ?? undefined} />;
  return (
    <ViewDialog
      {...state}
      title={title}
      size="small"
      items={[
        { label: label.heads, value: avatar, isWide: true },
        { label: label.username, value: username },
        { label: label.nickName, value: nickName },
        { label: label.phone, value: phone },
        { label: label.deptName, value: deptName },
        { label: label.role, value: role && roleLabel[role] },
        { label: label.hotelName, value: hotelName },
        {
          label: label.status,
          value: status !== null && <StatusTag look={recordStatusLook[status]} />,
        },
      ]}
    />
  );
}
