import { lazy } from '@anzhu/ui/LazyBoundary';

export { LoginPanel, type LoginPanelProps } from './LoginPanel.tsx';
export { PaperFrame, type PaperFrameProps } from './PaperFrame.tsx';
export { useCommonPassword } from './useCommonPassword.ts';
export type { Credentials } from './useSignIn.ts';
export type { OwnSessionsDialogProps } from './OwnSessionsDialog.tsx';
export type { SessionEndingDialogProps } from './SessionEndingDialog.tsx';
export type { SessionLostDialogProps } from './SessionLostDialog.tsx';
export type { TotpDialogProps } from './steps/TotpDialog.tsx';

// Loaded when they are first opened.
export const OwnSessionsDialog = lazy(() =>
  import('./OwnSessionsDialog.tsx').then((part) => ({ default: part.OwnSessionsDialog })),
);
/** Loads the dialog ahead: when it is needed, the page has been open for hours. */
export const loadSessionEnding = () =>
  import('./SessionEndingDialog.tsx').then((part) => ({ default: part.SessionEndingDialog }));
export const SessionEndingDialog = lazy(loadSessionEnding);
export const SessionLostDialog = lazy(() =>
  import('./SessionLostDialog.tsx').then((part) => ({ default: part.SessionLostDialog })),
);
export const TotpDialog = lazy(() =>
  import('./steps/TotpDialog.tsx').then((part) => ({ default: part.TotpDialog })),
);
