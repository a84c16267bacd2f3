import { lazyAll } from '../kit/index.ts';

// Not in index.ts: the login page loads that, and would load the dialogs with it.

/** Loaded when one's sessions, or one's second factor, are first opened. */
export const { OwnSessionsDialog, TotpDialog } = lazyAll({
  OwnSessionsDialog: () =>
    import('./OwnSessionsDialog.tsx').then((module) => module.OwnSessionsDialog),
  TotpDialog: () => import('./steps/TotpDialog.tsx').then((module) => module.TotpDialog),
});
