import { lazyAll } from '../kit/index.ts';

/** Loaded when one's sessions, or one's second factor, are first opened. */
export const { OwnSessionsDialog, TotpDialog } = lazyAll({
  OwnSessionsDialog: () =>
    import('./OwnSessionsDialog.tsx').then((module) => module.OwnSessionsDialog),
  TotpDialog: () => import('./steps/TotpDialog.tsx').then((module) => module.TotpDialog),
});
