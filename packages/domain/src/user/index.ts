export { ProfileDialog } from './lateDialog.ts';
export type { ProfileDialogProps } from './ProfileDialog.tsx';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
