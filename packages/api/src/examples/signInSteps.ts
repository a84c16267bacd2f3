import { Role } from '../contract/role.ts';
import type { SomeExamples } from './example.ts';
import { menuList, passwordTicket, token, userInfo } from './session.ts';

/** Fictitious tickets: of a sign-in whose second factor is to be checked, and to be set up. */
export const totpTicket = 'kU4cWmZ7pXe1Rt9bQy2sNv6aJd8fLg3hTo5iEr0uHxB';
export const totpSetupTicket = 'wD7nYk2fPq9vLc4xBs6tJm1eRz8aGh5uKo3iWr0yTeQ';

/** Fictitious secrets: one that is in use, and one that is to be confirmed. */
export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const pendingSecret = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU';

/** Their codes at 10:00:00 on 2026-03-18. */
const code = '222740';
const pendingCode = '794148';

const recoveryCodes = ['q4mz-7hxk-w2cd', 'b8ty-r3vn-5jpe'];

const signedIn = { token, userInfo, menuList, next: null };

const wrongCode = {
  code: 400,
  msg: '验证码不正确',
  fields: { code: '验证码不正确' },
} as const;

const wrongPassword = {
  code: 400,
  msg: '当前密码不正确',
  fields: { currentPassword: '当前密码不正确' },
} as const;

/** The password of all users of the examples. */
const currentPassword = 'Harbour-2026';

export const signInStepExamples = {
  loginPassword: [
    {
      title: '换成新密码，登录完成',
      input: { ticket: passwordTicket, currentPassword, password: 'Quiet-River-7' },
      data: signedIn,
    },
    {
      title: '与当前密码相同',
      input: { ticket: passwordTicket, currentPassword, password: currentPassword },
      code: 400,
      msg: '新密码不能与当前密码相同',
      fields: { password: '新密码不能与当前密码相同' },
    },
    {
      title: '当前密码不正确',
      input: {
        ticket: passwordTicket,
        currentPassword: 'Harbour-2025',
        password: 'Quiet-River-7',
      },
      ...wrongPassword,
    },
    {
      title: '凭证已失效',
      input: { ticket: '0'.repeat(43), currentPassword, password: 'Quiet-River-7' },
      code: 409,
      msg: '登录已超时，请重新登录',
    },
  ],
  loginTotp: [
    { title: '登录完成', input: { ticket: totpTicket, code }, data: signedIn },
    { title: '验证码不正确', input: { ticket: totpTicket, code: '000000' }, ...wrongCode },
  ],
  loginTotpSetup: [
    {
      title: '两步验证已开启，登录完成',
      input: { ticket: totpSetupTicket, currentPassword, code: pendingCode },
      data: { ...signedIn, recoveryCodes },
    },
    {
      title: '验证码不正确',
      input: { ticket: totpSetupTicket, currentPassword, code: '000000' },
      ...wrongCode,
    },
    {
      title: '当前密码不正确',
      input: { ticket: totpSetupTicket, currentPassword: 'Harbour-2025', code: pendingCode },
      ...wrongPassword,
    },
  ],
  totpState: [
    {
      title: '已开启',
      as: Role.antiEpidemic,
      input: {},
      data: { since: '2026-03-17 09:00:00', codesLeft: 9, isRequired: false },
    },
  ],
  beginTotp: [
    {
      title: '取得密钥',
      as: Role.admin,
      input: { currentPassword },
      data: {
        secret: pendingSecret,
        uri: `otpauth://totp/%E5%AE%89%E4%BD%8F:admin?issuer=%E5%AE%89%E4%BD%8F&secret=${pendingSecret}&algorithm=SHA1&digits=6&period=30`,
      },
    },
    {
      title: '当前密码不正确',
      as: Role.admin,
      input: { currentPassword: 'Harbour-2025' },
      ...wrongPassword,
    },
  ],
  confirmTotp: [
    {
      title: '启用',
      as: Role.admin,
      input: { currentPassword, code: pendingCode },
      data: { recoveryCodes },
    },
    {
      title: '验证码不正确',
      as: Role.admin,
      input: { currentPassword, code: '000000' },
      ...wrongCode,
    },
  ],
  renewRecoveryCodes: [
    {
      title: '换新',
      as: Role.antiEpidemic,
      input: { currentPassword, code },
      data: { recoveryCodes },
    },
    {
      title: '没有开启两步验证',
      as: Role.hotelMember,
      input: { currentPassword },
      code: 409,
      msg: '两步验证未开启',
    },
  ],
  endTotp: [
    {
      title: '关闭',
      as: Role.antiEpidemic,
      input: { currentPassword, code },
      data: null,
    },
    {
      title: '没有开启',
      as: Role.hotelMember,
      input: { currentPassword },
      code: 409,
      msg: '两步验证未开启',
    },
  ],
} satisfies SomeExamples;
