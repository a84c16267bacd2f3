import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { cancelQrCode } from './cancelQrCode.ts';
import { confirmQrCode } from './confirmQrCode.ts';
import { createQrCode } from './createQrCode.ts';
import { qrCodeStatus } from './qrCodeStatus.ts';
import { scanQrCode } from './scanQrCode.ts';

export const qrCodeCalls = {
  cancelQrCode,
  confirmQrCode,
  createQrCode,
  qrCodeStatus,
  scanQrCode,
} satisfies Partial<Handlers<keyof Contract>>;
