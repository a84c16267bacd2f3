export { QrSignIn, type QrProgress, type QrSignInProps } from './QrSignIn.tsx';
export { readQrResponse, type QrResponse, type QrPicture } from './qrPicture.ts';
export {
  ScanPanel,
  type RequestingDevice,
  type ScanPanelProps,
  type ScanState,
} from './ScanPanel.tsx';
