import { expect, it } from 'vitest';
import { Code } from '../../contract/envelope.ts';
import {
  cancelQrCode,
  confirmQrCode,
  createQrCode,
  qrCodeStatus,
  QrStatus,
  scanQrCode,
} from '../../contract/qrCode.ts';
import { login, logout } from '../../contract/session.ts';
import { getUser } from '../../contract/user.ts';
import { createHotelMock } from '../createHotelMock.ts';
import { password } from '../fixtures/staff.ts';
import { clientOf, startHotel } from '../testing.ts';

it.each(['admin', 'manager', 'staff', 'guard'])('%s signs in', async (username) => {
  const { token, userInfo, menuList } = await startHotel().admin.call(login, {
    username,
    password,
  });
  expect(token).toBe(`Bearer ${username}`);
  expect(userInfo?.id).toBeDefined();
  expect(menuList?.[0]?.path).toBe('index');
  expect(menuList?.[1]?.children?.length).toBeGreaterThan(0);
});

it('a wrong password is refused', async () => {
  const call = startHotel().admin.call(login, { username: 'admin', password: 'x' });
  await expect(call).rejects.toMatchObject({ message: '账号或密码错误' });
});

it('a token is refused that is unknown, or signed out until the next sign-in', async () => {
  const hotel = createHotelMock();
  const unknown = clientOf(hotel, 'unknown');
  await expect(unknown.call(getUser, { id: '1' })).rejects.toMatchObject({
    code: Code.tokenInvalid,
  });
  const { call } = clientOf(hotel, 'admin');
  await call(logout, { token: 'Bearer admin' });
  await expect(call(getUser, { id: '1' })).rejects.toMatchObject({ code: Code.signedOutElsewhere });
  await call(login, { username: 'admin', password });
  await expect(call(getUser, { id: '1' })).resolves.toMatchObject({ username: 'admin' });
});

it('a QR code signs in once, after a phone has scanned and confirmed it', async () => {
  const { call } = startHotel().admin;
  const code = new URL(await call(createQrCode, { code: null })).searchParams.get('code') ?? '';
  expect(await call(qrCodeStatus, { code })).toMatchObject({ status: QrStatus.waiting });
  await expect(call(confirmQrCode, { code })).rejects.toMatchObject({ code: Code.conflict });
  await call(scanQrCode, { code });
  expect(await call(qrCodeStatus, { code })).toMatchObject({ status: QrStatus.scanned });
  await call(confirmQrCode, { code });
  const signedIn = await call(qrCodeStatus, { code });
  expect(signedIn).toMatchObject({ status: QrStatus.confirmed, token: 'Bearer admin' });
  await expect(call(qrCodeStatus, { code })).rejects.toMatchObject({ code: Code.conflict });
});

it('a QR code that the phone has cancelled is refused', async () => {
  const { call } = startHotel().admin;
  await call(createQrCode, { code: null });
  await call(scanQrCode, { code: 'code-1' });
  await call(cancelQrCode, { code: 'code-1' });
  await expect(call(qrCodeStatus, { code: 'code-1' })).rejects.toMatchObject({
    code: Code.conflict,
  });
});
