export { OwnSessionsDialog, TotpDialog } from './lazyDialogs.ts';
export { LoginPanel, type LoginPanelProps } from './LoginPanel.tsx';
export { SessionLostDialog, type SessionLostDialogProps } from './SessionLostDialog.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './steps/RecoveryCodes.tsx';
export { SignInSteps, type SignInStepsProps } from './steps/SignInSteps.tsx';
export { PaperFrame, type PaperFrameProps } from './PaperFrame.tsx';
export { useCommonPassword } from './useCommonPassword.ts';
export type { Credentials } from './useSignIn.ts';
