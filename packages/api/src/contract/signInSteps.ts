import * as z from 'zod/mini';
import { nullable } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { NewPassword } from './password.ts';
import { LoginAnswer } from './session.ts';
import { text } from './text.ts';
import { CurrentPassword, RecoveryCodes, SecondFactorCode, TotpCode } from './totp.ts';

const Ticket = labelled('凭证', text({ max: 64, min: 1 }));

/** In a file of its own, like what follows: the login page needs them after a password only. */
export const loginPassword = endpoint({
  path: '/auth/login/password',
  summary: '登录的一步',
  description: '他人设置的或过期的密码，须以当前密码换成自己的新密码',
  access: 'open',
  changes: true,
  input: z.object({
    ticket: Ticket,
    currentPassword: CurrentPassword,
    password: labelled('新密码', NewPassword),
  }),
  data: LoginAnswer,
});

export const loginTotp = endpoint({
  path: '/auth/login/totp',
  summary: '登录的一步',
  description: '两步验证的验证码，或一个恢复码（各只能用一次）',
  access: 'open',
  changes: true,
  input: z.object({ ticket: Ticket, code: labelled('验证码', SecondFactorCode) }),
  data: LoginAnswer,
});

export const loginTotpSetup = endpoint({
  path: '/auth/login/totpSetup',
  summary: '登录的一步',
  description: '角色必须使用两步验证，以当前密码和验证码确认新的密钥，取得恢复码（只显示这一次）',
  access: 'open',
  changes: true,
  input: z.object({
    ticket: Ticket,
    currentPassword: CurrentPassword,
    code: labelled('验证码', TotpCode),
  }),
  data: z.object({
    ...LoginAnswer.shape,
    recoveryCodes: labelled('恢复码', nullable(RecoveryCodes)),
  }),
});
