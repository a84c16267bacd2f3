import { labelsOf } from '@anzhu/api/contract/label';
import { roleLabel } from '@anzhu/api/contract/role';
import { User } from '@anzhu/api/contract/user';
import { nothing } from '@anzhu/api/rules/timeText';
import { Avatar } from '@anzhu/ui/Avatar';
import { Inline } from '@anzhu/ui/Layout';
import type { Column } from '@anzhu/ui/Table';
import { actionsColumn, editAndRemove, fieldColumns, StatusTag } from '../kit/index.ts';
import { recordStatusLook } from '../record/index.ts';

const labels = labelsOf(User);
const { column, text } = fieldColumns<User, keyof typeof labels>(labels);

/** The columns of the user list. `ownId` is the signed-in user, who cannot be deleted. Keep them in a memo. */
export const userColumns = (
  ownId: User['id'],
  open: (action: 'edit' | 'remove', user: User) => void,
): Column<User>[] => [
  text('username', 144, { pin: 'start' }),
  column(
    'nickName',
    144,
    ({ nickName, heads }) => (
      <Inline gap={2}>
        <Avatar size="small" name={nickName ?? ''} image={heads ?? undefined} />
        {nickName ?? nothing}
      </Inline>
    ),
    { phone: 'second' },
  ),
  text('phone', 128, { phone: 'third' }),
  text('deptName', 152, { phone: 'second' }),
  column('role', 112, ({ role }) => (role ? roleLabel[role] : nothing), { phone: 'third' }),
  text('hotelName', 152, { phone: 'hidden' }),
  column(
    'status',
    96,
    ({ status }) => (status === null ? nothing : <StatusTag look={recordStatusLook[status]} />),
    { phone: 'mark' },
  ),
  actionsColumn(1, ({ id }) => editAndRemove(id === ownId ? '不能删除自己' : undefined), open),
];
