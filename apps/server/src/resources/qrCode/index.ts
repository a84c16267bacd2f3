import type { Handlers } from '../../platform/http/handler.ts';
import { cancelQrCode, confirmQrCode, createQrCode, qrCodeStatus, scanQrCode } from './write.ts';

export const qrCodeCalls = {
  cancelQrCode,
  confirmQrCode,
  createQrCode,
  qrCodeStatus,
  scanQrCode,
} satisfies Partial<Handlers>;

export { cookieOf, qrCodeRate } from './queries.ts';
