import type { Contract } from '@anzhu/api/contract';
import { localTime } from '../../platform/clock.ts';
import { QrCodeState } from '../../platform/db/tables/qrCode.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { handOverLasts } from './codes.ts';
import { decide } from './decide.ts';

/** Lets the requesting device sign in as the caller: its next poll returns the session. */
export const confirmQrCode: Handler<Contract['confirmQrCode']> = (call, server) =>
  decide(server, call, {
    code: call.input.code,
    set: {
      state: QrCodeState.confirmed,
      expires_time: localTime(server.clock.now() + handOverLasts),
    },
    sketch: '确认扫码登录',
  });
