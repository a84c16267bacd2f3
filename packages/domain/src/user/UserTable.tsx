import { labelsOf } from '@anzhu/api/contract/label';
import { roleLabel } from '@anzhu/api/contract/role';
import { User } from '@anzhu/api/contract/user';
import { nothing } from '@anzhu/api/rules/timeText';
import { Avatar } from '@anzhu/ui/Avatar';
import { Inline } from '@anzhu/ui/Layout';
import { Table, type Column, type TableProps } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { actionsColumn, editAndRemove } from '../kit/index.ts';

export interface UserTableProps extends Pick<
  TableProps<User>,
  'rows' | 'isLoading' | 'isStale' | 'error' | 'pageSize'
> {
  /** The signed-in user, who cannot delete the own account. */
  ownId: User['id'];
  /** Stable between renders: a new function renders every row again. */
  onAction: (action: 'view' | 'edit' | 'remove', user: User) => void;
}

const label = labelsOf(User);

const userId = (user: User): string => user.id;

const columns: Column<User>[] = [
  {
    id: 'username',
    header: label.username,
    width: 144,
    pin: 'start',
    cell: (user) => user.username ?? nothing,
  },
  {
    id: 'nickName',
    header: label.nickName,
    width: 144,
    cell: ({ nickName, heads }) => (
      <Inline gap={2}>
        <Avatar size="small" name={nickName ?? ''} image={heads ?? undefined} />
        {nickName ?? nothing}
      </Inline>
    ),
  },
  { id: 'phone', header: label.phone, width: 128, cell: (user) => user.phone ?? nothing },
  { id: 'dept', header: label.deptName, width: 152, cell: (user) => user.deptName ?? nothing },
  {
    id: 'role',
    header: label.role,
    width: 112,
    cell: ({ role }) => (role ? roleLabel[role] : nothing),
  },
  {
    id: 'hotel',
    header: label.hotelName,
    width: 152,
    phone: 'hidden',
    cell: (user) => user.hotelName ?? nothing,
  },
];

/**
 * The users of the platform or of a hotel, with the role that each has through the department. Phones are
 * masked.
 *
 * Keyboard: Tab moves through the actions; a disabled one shows its reason.
 */
export function UserTable({ ownId, onAction, ...table }: UserTableProps) {
  const allColumns = useMemo(() => {
    const actionsOf = ({ id }: User) => [
      { id: 'view', label: '查看' } as const,
      ...editAndRemove(id === ownId ? '不能删除自己' : undefined),
    ];
    return [...columns, actionsColumn(actionsOf, onAction)];
  }, [ownId, onAction]);
  return (
    <Table
      {...table}
      label="用户"
      columns={allColumns}
      rowId={userId}
      emptyMessage="没有符合条件的用户"
    />
  );
}
