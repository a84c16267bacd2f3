export { ProfileDialog } from './lateDialog.ts';
export type { ProfileDialogProps } from './ProfileDialog.tsx';
export type { ProfileValues } from './profileForm.ts';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
