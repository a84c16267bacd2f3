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
import { AddButton, ListPage, removeDialog, TextFilterBar } from '@anzhu/domain/kit';
import {
  AddUserDialog,
  departmentOptions,
  EditUserDialog,
  preloadUserDialogs,
  UserDetailDialog,
  userFilter,
  UserTable,
} from '@anzhu/domain/user';
import { Pager } from '@anzhu/ui/Pager';
import { useMemo } from 'react';
import { useAction, useCall, useDialogs, useList, useProfile } from '../../data/index.ts';
import { uploadAvatar } from '../../data/uploadPicture.ts';
import { client } from '../../session/client.ts';

const changed = { refresh: [userPage, getUser] };

interface UserDialogProps {
  user: User;
  onClose: () => void;
}

/** 查看: the row at once, the whole phone when it has been read. */
function UserView({ user, onClose }: UserDialogProps) {
  const { data = user, isLoading, error, retry } = useCall(getUser, { id: user.id });
  return (
    <UserDetailDialog
      user={data}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onClose={onClose}
    />
  );
}

/** The fields of the form that do not depend on the user. */
function useUserForm(id?: User['id']) {
  const { role } = useProfile();
  const departments = useCall(listDepartments, {}).data;
  return {
    departments: useMemo(
      () => departments && departmentOptions(departments, role),
      [departments, role],
    ),
    upload: uploadAvatar,
    isPhoneTaken: (phone: string) => client.call(isPhoneTaken, { phone, id }),
  };
}

function AddUser({ onClose }: Pick<UserDialogProps, 'onClose'>) {
  const save = useAction(addUser, changed);
  return <AddUserDialog {...useUserForm()} onSave={save} onClose={onClose} />;
}

/** 编辑: the list masks the phone, so the user is read first. */
function EditUser({ user, onClose }: UserDialogProps) {
  const own = useProfile();
  const save = useAction(modifyUser, changed);
  const form = useUserForm(user.id);
  const { data, isLoading, error, retry } = useCall(getUser, { id: user.id });
  if (data) {
    return <EditUserDialog {...form} user={data} ownId={own.id} onSave={save} onClose={onClose} />;
  }
  return (
    <UserDetailDialog
      title="编辑用户"
      user={user}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onClose={onClose}
    />
  );
}

/** 用户管理: find, view, add, edit and delete users; the role follows from the department. */
export default function UserManage() {
  const own = useProfile();
  const list = useList(userPage, userFilter);
  const remove = useAction(deleteUser, { ...changed, success: '删除成功' });
  const { open, dialog } = useDialogs(
    {
      add: (_: null, close) => <AddUser onClose={close} />,
      view: (user: User, close) => <UserView user={user} onClose={close} />,
      edit: (user: User, close) => <EditUser user={user} onClose={close} />,
      remove: removeDialog(
        '用户',
        ({ nickName, username }: User) => nickName ?? username ?? '',
        remove,
      ),
    },
    preloadUserDialogs,
  );

  return (
    <ListPage
      bar={<TextFilterBar filter={userFilter} {...list.bar} />}
      toolbar={<AddButton onPress={() => open('add', null)} />}
      table={<UserTable {...list.table} ownId={own.id} onAction={open} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
