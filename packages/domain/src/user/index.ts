export { userColumns } from './columns.tsx';
export { preloadUserDialogs, ProfileDialog, UserDetailDialog, UserDialog } from './lazyDialogs.ts';
export type { ProfileDialogProps } from './ProfileDialog.tsx';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
