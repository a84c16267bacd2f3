export { QrSignIn, type QrProgress, type QrSignInProps } from './QrSignIn.tsx';
export { readQrAnswer, type QrAnswer, type QrPicture } from './qrPicture.ts';
export { ScanPanel, type AskingDevice, type ScanPanelProps, type ScanState } from './ScanPanel.tsx';
