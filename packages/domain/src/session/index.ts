export { SessionLostDialog } from './lateDialog.ts';
export { OwnSessionsDialog } from './lateSessions.ts';
export { LoginPanel, type LoginPanelProps } from './LoginPanel.tsx';
export { PaperFrame, type PaperFrameProps } from './PaperFrame.tsx';
export type { Credentials } from './credentials.ts';
