import { Code } from '../../contract/envelope.ts';
import {
  cancelQrCode,
  confirmQrCode,
  createQrCode,
  qrCodeStatus,
  QrStatus,
  scanQrCode,
} from '../../contract/qrCode.ts';
import { now } from '../fixtures/hotel.ts';
import type { HotelState, QrCode } from '../hotelState.ts';
import { refuse } from '../mock.ts';
import { findSession, handlerOn, type Session } from '../session.ts';
import { signIn } from './session.ts';

/** Signing in by QR code: one page shows it, another scans and confirms. */
export function qrCodeHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { qrCodes } = state;
  const find = (code: string): QrCode => {
    const found = qrCodes.get(code);
    return found && found.step !== 'ended'
      ? found
      : refuse(Code.conflict, '二维码已失效，点击刷新');
  };
  function decide(code: string, { token }: Session, step: QrCode['step']): null {
    const found = find(code);
    if (found.step !== QrStatus.scanned || found.token !== token) {
      return refuse(Code.conflict, '请先扫描二维码，且只能处理一次');
    }
    found.step = step;
    return null;
  }

  return {
    createQrCode: handle(createQrCode, () => {
      const code = `code-${qrCodes.size + 1}`;
      qrCodes.set(code, { step: QrStatus.waiting, token: null });
      return `https://anzhu.example/admin/scan?code=${code}`;
    }),
    qrCodeStatus: handle(qrCodeStatus, ({ code }) => {
      const found = find(code);
      if (found.step !== QrStatus.confirmed) {
        return {
          token: null,
          userInfo: null,
          menuList: null,
          next: null,
          status: found.step as QrStatus,
        };
      }
      found.step = 'ended';
      const { user } = findSession(state, found.token);
      return { ...signIn(state, user, '扫码登录'), next: null, status: QrStatus.confirmed };
    }),
    scanQrCode: handle(scanQrCode, ({ code }, { token }) => {
      const found = find(code);
      if (found.step === QrStatus.confirmed) {
        refuse(Code.conflict, '二维码已被使用，请刷新后重新扫描');
      }
      Object.assign(found, { step: QrStatus.scanned, token });
      return { device: 'Chrome 141 · Windows', address: '192.0.2.7', createTime: now };
    }),
    confirmQrCode: handle(confirmQrCode, ({ code }, session) =>
      decide(code, session, QrStatus.confirmed),
    ),
    cancelQrCode: handle(cancelQrCode, ({ code }, session) => decide(code, session, 'ended')),
  };
}
