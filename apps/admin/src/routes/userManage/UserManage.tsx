import { listDepartments } from '@anzhu/api/contract/department';
import {
  addUser,
  deleteUser,
  getUser,
  isPhoneTaken,
  modifyUser,
  userPage,
  type User,
} from '@anzhu/api/contract/user';
import { deleted } from '@anzhu/api/rules/messages';
import {
  AddButton,
  bindActions,
  editAndRemove,
  linkTitle,
  ListPage,
  removeDialog,
  ViewDialog,
} from '@anzhu/domain/kit';
import { userColumns, UserDialog, userFacts, UserRecord } from '@anzhu/domain/user';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { History } from '../../data/History.tsx';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';
import {
  recordLink,
  useAction,
  useCall,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useRecord,
  useSave,
  type RecordActs,
  UnmaskedRecord,
} from '../../data/index.ts';
import { uploadAvatar } from '../../data/uploadPicture.ts';
import { client } from '../../session/client.ts';
import { userFilter, UserFilterBar } from './UserFilterBar.tsx';

const refresh = [userPage, getUser];
/** The account beside the nickname, which several users may have. */
const accountAndName = ({ username, nickName }: User): string =>
  nickName && username ? `${nickName}（${username}）` : (nickName ?? username ?? '');

interface UserViewProps extends RecordActs {
  row: User;
  ownId: User['id'];
  onAction: (action: 'edit' | 'remove', user: User) => void;
}

/** A user beside the list, with the whole phone once it has been read. */
function UserView({ row, ownId, onAction, ...acts }: UserViewProps) {
  const actions = editAndRemove(row.id === ownId ? '不能删除自己' : undefined);
  return (
    <UnmaskedRecord endpoint={getUser} row={row}>
      {(user, state) => (
        <UserRecord {...acts} {...state} user={user} actions={bindActions(actions, row, onAction)}>
          <History kind="user" id={row.id} />
        </UserRecord>
      )}
    </UnmaskedRecord>
  );
}

/** 用户管理: find, view, add, edit and delete users; the role follows from the department. */
export default function UserManage() {
  const own = useProfile();
  const list = useList(userPage, userFilter);
  const departments = useCall(listDepartments, {}).data;
  const save = useSave(addUser, modifyUser, { refresh });
  const remove = useAction(deleteUser, { refresh, success: deleted });
  const form = (record: User | null) => ({
    record,
    own,
    departments,
    upload: uploadAvatar,
    onSave: save(record),
    isPhoneTaken: (phone: string) => client.call(isPhoneTaken, { phone, id: record?.id }),
  });
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    add: (_: null, onClose) => <UserDialog {...form(null)} onClose={onClose} />,
    edit: (row: User, onClose) => (
      <UnmaskedRecord endpoint={getUser} row={row}>
        {(user, { isWhole, ...state }) =>
          isWhole ? (
            <UserDialog {...form(user)} onClose={onClose} />
          ) : (
            <ViewDialog
              {...state}
              title={`编辑用户 · ${row.username}`}
              size="small"
              items={userFacts(user)}
              onClose={onClose}
            />
          )
        }
      </UnmaskedRecord>
    ),
    remove: removeDialog('用户', accountAndName, remove),
  });
  useDialogKey({ add: () => open('add', null) });
  const columns = useMemo(() => linkTitle(userColumns(own.id, open), recordLink), [own.id, open]);

  return (
    <ListPage
      bar={<UserFilterBar departments={departments} {...list.bar} />}
      toolbar={<AddButton onPress={() => open('add', null)} />}
      table={
        <Table
          label="用户"
          columns={columns}
          current={opened.current}
          {...list.table}
          emptyMessage="没有符合条件的用户"
        />
      }
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <UserView {...opened.state} row={opened.row} onAction={open} ownId={own.id} />
        </LazyRecord>
      )}
    </ListPage>
  );
}
