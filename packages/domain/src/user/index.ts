import { lazy } from 'react';

export { userColumns } from './columns.tsx';
export type { ProfileDialogProps } from './ProfileDialog.tsx';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';

// Loaded when they are first opened.
export const UserDialog = lazy(() =>
  import('./UserDialog.tsx').then((part) => ({ default: part.UserDialog })),
);
export const UserDetailDialog = lazy(() =>
  import('./UserDetailDialog.tsx').then((part) => ({ default: part.UserDetailDialog })),
);
export const ProfileDialog = lazy(() =>
  import('./ProfileDialog.tsx').then((part) => ({ default: part.ProfileDialog })),
);
