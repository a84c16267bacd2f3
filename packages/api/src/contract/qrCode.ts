import * as z from 'zod/mini';
import { nullable, lenient, oneOfTexts } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { LoginAnswer } from './session.ts';
import { text } from './text.ts';

/** The status of a sign-in by QR code. */
export const QrStatus = { waiting: '0', scanned: '1', confirmed: '2' } as const;
export type QrStatus = (typeof QrStatus)[keyof typeof QrStatus];
export const qrStatusLabel = {
  [QrStatus.waiting]: '等待扫码',
  [QrStatus.scanned]: '已扫码',
  [QrStatus.confirmed]: '已确认',
} as const satisfies Record<QrStatus, string>;

const QrStatusField = lenient(oneOfTexts(qrStatusLabel), (wire) =>
  typeof wire === 'number' ? `${wire}` : wire,
);

/** The existing system expects the word null before there is a code. */
const NoCode = z.codec(
  lenient(z.literal('null'), () => 'null'),
  z.null(),
  { decode: () => null, encode: () => 'null' as const },
);

const ExpiredCode = z.object({ isExpired: z.literal(1) });

/** True when the data of a refusal says that the code is expired or unknown. */
export const isExpiredQrCode = (data: unknown): boolean => ExpiredCode.safeParse(data).success;

const Code = {
  code: labelled('二维码', text({ max: 128, min: 1 }), {
    description: '步骤 1 的回答里的 code',
  }),
};

export const createQrCode = endpoint({
  method: 'GET',
  path: '/open/auth/qrCode/1',
  summary: '取得登录二维码',
  description: '一个地址，或一张图片',
  access: 'open',
  hasCookie: true,
  changes: true,
  input: z.object({ code: labelled('二维码', NoCode, { description: '取得二维码时为 null' }) }),
  data: z.string(),
});

export const qrCodeStatus = endpoint({
  method: 'GET',
  path: '/open/auth/qrCode/2',
  summary: '扫码登录的进度',
  description: '确认后附带登录结果，或登录的下一步；仅限取得二维码的浏览器（Cookie）',
  access: 'open',
  hasCookie: true,
  input: z.object(Code),
  data: z.object({ ...LoginAnswer.shape, status: labelled('进度', QrStatusField) }),
});

export const scanQrCode = endpoint({
  path: '/api/auth/qrCode/scan',
  summary: '已登录的手机扫描二维码',
  description: '说明是哪台设备请求登录',
  access: 'signedIn',
  changes: true,
  input: z.object(Code),
  data: z.object({
    /** Browser and system of the requesting device. */
    device: labelled('设备', nullable(z.string())),
    address: labelled('地址', nullable(z.string())),
    createTime: labelled('时间', nullable(z.string())),
  }),
});

export const confirmQrCode = endpoint({
  path: '/api/auth/qrCode/confirm',
  summary: '确认扫码登录',
  access: 'signedIn',
  changes: true,
  input: z.object(Code),
});

export const cancelQrCode = endpoint({
  path: '/api/auth/qrCode/cancel',
  summary: '取消扫码登录',
  access: 'signedIn',
  changes: true,
  input: z.object(Code),
});
