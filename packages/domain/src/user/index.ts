export {
  AddUserDialog,
  EditUserDialog,
  preloadUserDialogs,
  ProfileDialog,
  UserDetailDialog,
} from './lazyDialogs.ts';
export type { ProfileDialogProps } from './ProfileDialog.tsx';
export { userFilter } from './userFilter.ts';
export { departmentOptions } from './userForm.ts';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
export { UserTable } from './UserTable.tsx';
