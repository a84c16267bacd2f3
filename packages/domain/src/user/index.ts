import { lazy } from '@anzhu/ui/LazyBoundary';

export { userColumns } from './columns.tsx';
export { userFacts } from './facts.ts';
export type { ProfileDialogProps } from './ProfileDialog.tsx';
export { UserMenu, UserMenuSkeleton, type UserMenuProps } from './UserMenu.tsx';
export type { UserDialogProps } from './UserDialog.tsx';
export type { UserRecordProps } from './UserRecord.tsx';

// Loaded when they are first opened.
export const UserDialog = lazy(() =>
  import('./UserDialog.tsx').then((part) => ({ default: part.UserDialog })),
);
export const UserRecord = lazy(() =>
  import('./UserRecord.tsx').then((part) => ({ default: part.UserRecord })),
);
export const ProfileDialog = lazy(() =>
  import('./ProfileDialog.tsx').then((part) => ({ default: part.ProfileDialog })),
);
