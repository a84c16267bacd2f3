import { listDepartments } from '@anzhu/api/contract/department';
import { labelsOf } from '@anzhu/api/contract/label';
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
  defineFilter,
  ListPage,
  removeDialog,
  textFilter,
  TextFilterBar,
} from '@anzhu/domain/kit';
import { userColumns, UserDetailDialog, UserDialog } from '@anzhu/domain/user';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import {
  useAction,
  useCall,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useSave,
  UnmaskedRecord,
} from '../../data/index.ts';
import { uploadAvatar } from '../../data/uploadPicture.ts';
import { client } from '../../session/client.ts';

const labels = labelsOf(userPage.input);
const filter = defineFilter({
  username: { label: labels.username, codec: textFilter(32) },
  nickname: { label: labels.nickname, codec: textFilter(20) },
});
const refresh = [userPage, getUser];
/** The account beside the nickname, which several users may have. */
const accountAndName = ({ username, nickName }: User): string =>
  nickName && username ? `${nickName}（${username}）` : (nickName ?? username ?? '');

/** 用户管理: find, view, add, edit and delete users; the role follows from the department. */
export default function UserManage() {
  const own = useProfile();
  const list = useList(userPage, filter);
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
  const { open, dialog } = useDialogs(
    {
      add: (_: null, onClose) => <UserDialog {...form(null)} onClose={onClose} />,
      view: (row: User, onClose) => (
        <UnmaskedRecord endpoint={getUser} row={row}>
          {(user, state) => <UserDetailDialog {...state} user={user} onClose={onClose} />}
        </UnmaskedRecord>
      ),
      edit: (row: User, onClose) => (
        <UnmaskedRecord endpoint={getUser} row={row}>
          {(user, { isWhole, ...state }) =>
            isWhole ? (
              <UserDialog {...form(user)} onClose={onClose} />
            ) : (
              <UserDetailDialog {...state} title="编辑用户" user={user} onClose={onClose} />
            )
          }
        </UnmaskedRecord>
      ),
      remove: removeDialog('用户', accountAndName, remove),
    },
    list.table,
  );
  useDialogKey({ add: () => open('add', null) });
  const columns = useMemo(() => userColumns(own.id, open), [own.id, open]);

  return (
    <ListPage
      bar={<TextFilterBar filter={filter} {...list.bar} />}
      toolbar={<AddButton onPress={() => open('add', null)} />}
      table={
        <Table label="用户" columns={columns} emptyMessage="没有符合条件的用户" {...list.table} />
      }
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
