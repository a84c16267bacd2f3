import { lazyAll } from '../kit/index.ts';

/** Loaded when one's sessions are first opened. */
export const { OwnSessionsDialog } = lazyAll({
  OwnSessionsDialog: () =>
    import('./OwnSessionsDialog.tsx').then((module) => module.OwnSessionsDialog),
});
