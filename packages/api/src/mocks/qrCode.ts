import { Code } from '../contract/envelope.ts';
import {
  cancelQrCode,
  confirmQrCode,
  createQrCode,
  qrCodeStatus,
  QrStatus,
  scanQrCode,
} from '../contract/qrCode.ts';
import { now } from './fixtures/hotel.ts';
import { mock, refuse } from './mock.ts';
import { accountOf, signedInAs } from './session.ts';

/** How far a code is, and who has scanned it. */
interface QrCode {
  step: QrStatus | 'over';
  token: string | null;
}

/** Signing in by QR code: one page shows it, another scans and confirms. */
export function qrCodeHandlers() {
  const codes = new Map<string, QrCode>();
  const alive = (code: string): QrCode => {
    const found = codes.get(code);
    return found && found.step !== 'over' ? found : refuse(Code.conflict, '二维码已失效，点击刷新');
  };
  const tokenOf = (request: Request): string | null => request.headers.get('Authorization');
  const decide = (code: string, request: Request, step: QrCode['step']): null => {
    const found = alive(code);
    if (found.step !== QrStatus.scanned || found.token !== tokenOf(request)) {
      return refuse(Code.conflict, '请先扫描二维码，且只能处理一次');
    }
    found.step = step;
    return null;
  };

  return {
    createQrCode: mock(createQrCode, (_, request) => {
      const code = `code-${codes.size + 1}`;
      codes.set(code, { step: QrStatus.waiting, token: null });
      return `${new URL(request.url).origin}/admin/scan?code=${code}`;
    }),
    qrCodeStatus: mock(qrCodeStatus, ({ code }) => {
      const found = alive(code);
      if (found.step !== QrStatus.confirmed) {
        return { token: null, userInfo: null, menuList: null, status: found.step as QrStatus };
      }
      found.step = 'over';
      return { ...signedInAs(accountOf(found.token)), status: QrStatus.confirmed };
    }),
    scanQrCode: mock(scanQrCode, ({ code }, request) => {
      const found = alive(code);
      if (found.step === QrStatus.confirmed)
        refuse(Code.conflict, '二维码已被使用，请刷新后重新扫描');
      Object.assign(found, { step: QrStatus.scanned, token: tokenOf(request) });
      return { device: 'Chrome 141 · Windows', address: '192.0.2.7', createTime: now };
    }),
    confirmQrCode: mock(confirmQrCode, ({ code }, request) =>
      decide(code, request, QrStatus.confirmed),
    ),
    cancelQrCode: mock(cancelQrCode, ({ code }, request) => decide(code, request, 'over')),
  };
}
