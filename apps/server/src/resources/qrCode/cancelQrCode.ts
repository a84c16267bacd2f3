import type { Contract } from '@anzhu/api/contract';
import { QrCodeState } from '../../platform/db/tables/qrCode.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { decide } from './decide.ts';

/** Rejects the requesting device: its code becomes invalid. */
export const cancelQrCode: Handler<Contract['cancelQrCode']> = (call, server) =>
  decide(server, call, {
    code: call.input.code,
    set: { state: QrCodeState.cancelled },
    sketch: '取消扫码登录',
  });
