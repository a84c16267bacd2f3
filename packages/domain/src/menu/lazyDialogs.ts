import { lazyAll } from '../kit/index.ts';

// Not in index.ts: the shell loads that, and would load the dialogs with it.

/** The dialogs of menus, fetched when they are first opened or by `preloadMenuDialogs`. */
export const {
  MenuDialog,
  MenuPreview,
  preload: preloadMenuDialogs,
} = lazyAll({
  MenuDialog: () => import('./MenuDialog.tsx').then((module) => module.MenuDialog),
  MenuPreview: () => import('./MenuPreview.tsx').then((module) => module.MenuPreview),
});
