import { lazyAll } from '../kit/index.ts';

const userDialog = () => import('./UserDialog.tsx');

/** The dialogs of users, fetched when they are first opened or by `preloadUserDialogs`. */
export const {
  AddUserDialog,
  EditUserDialog,
  UserDetailDialog,
  preload: preloadUserDialogs,
} = lazyAll({
  AddUserDialog: () => userDialog().then((module) => module.AddUserDialog),
  EditUserDialog: () => userDialog().then((module) => module.EditUserDialog),
  UserDetailDialog: () =>
    import('./UserDetailDialog.tsx').then((module) => module.UserDetailDialog),
});

/** Fetched when the own profile is first edited. */
export const { ProfileDialog } = lazyAll({
  ProfileDialog: () => import('./ProfileDialog.tsx').then((module) => module.ProfileDialog),
});
