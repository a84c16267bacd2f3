import { lazyAll } from '../kit/index.ts';

// Not in index.ts: the shell loads that, and would load the dialogs with it.

/** The dialogs of users, loaded when they are first opened or by `preloadUserDialogs`. */
export const {
  UserDialog,
  UserDetailDialog,
  preload: preloadUserDialogs,
} = lazyAll({
  UserDialog: () => import('./UserDialog.tsx').then((module) => module.UserDialog),
  UserDetailDialog: () =>
    import('./UserDetailDialog.tsx').then((module) => module.UserDetailDialog),
});

/** Loaded when the own profile is first edited. */
export const { ProfileDialog } = lazyAll({
  ProfileDialog: () => import('./ProfileDialog.tsx').then((module) => module.ProfileDialog),
});
