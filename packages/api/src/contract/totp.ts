import * as z from 'zod/mini';
import { optional } from './change.ts';
import { Count, nullable } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { TotpSetup } from './session.ts';
import { text } from './text.ts';
import { sentence } from './sentence.ts';

/** The code of an authenticator app; a space in its middle is accepted. */
export const TotpCode = z
  .string()
  .check(z.trim(), z.regex(/^\d{3} ?\d{3}$/, sentence('请输入 6 位验证码')));

/** A code of the authenticator app, or a recovery code: twelve letters and digits, with hyphens or without. */
export const SecondFactorCode = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(\d{3} ?\d{3}|[a-z\d]{4}([- ]?[a-z\d]{4}){2})$/i,
      sentence('请输入 6 位验证码或恢复码'),
    ),
  );

/** Recovery codes, each of which replaces a code of the authenticator once. */
export const RecoveryCodes = z.array(z.string());

/** Whoever sets a password or a second factor proves the password that is in use. */
export const CurrentPassword = labelled('当前密码', text({ max: 128, min: 1 }));

/** Whoever changes a second factor proves the password and, where one is in use, that one. */
const FactorProof = z.object({
  currentPassword: CurrentPassword,
  code: labelled('验证码', optional(SecondFactorCode), {
    description: '两步验证已开启时必填：现用的验证码或恢复码',
  }),
});
export type FactorProof = z.output<typeof FactorProof>;

export const totpState = endpoint({
  method: 'GET',
  path: '/api/auth/totp/get',
  summary: '本人的两步验证',
  description: '是否开启、剩余的恢复码',
  access: 'signedIn',
  input: z.object({}),
  data: z.object({
    since: labelled('开启时间', nullable(z.string()), { description: '未开启时为空' }),
    codesLeft: labelled('剩余恢复码', Count),
    isRequired: labelled('是否必须开启', z.boolean()),
  }),
});

export const beginTotp = endpoint({
  path: '/api/auth/totp/begin',
  summary: '开始设置两步验证',
  description: '取得密钥，10 分钟内用验证码确认后生效',
  access: 'signedIn',
  changes: true,
  input: FactorProof,
  data: TotpSetup,
});

export const confirmTotp = endpoint({
  path: '/api/auth/totp/confirm',
  summary: '确认两步验证',
  description: '以验证码启用密钥，取得新的恢复码（只显示这一次）',
  access: 'signedIn',
  changes: true,
  input: z.object({ currentPassword: CurrentPassword, code: labelled('验证码', TotpCode) }),
  data: z.object({ recoveryCodes: labelled('恢复码', RecoveryCodes) }),
});

export const renewRecoveryCodes = endpoint({
  path: '/api/auth/totp/renew',
  summary: '换新本人的恢复码',
  description: '原有的全部作废，取得新的恢复码（只显示这一次）',
  access: 'signedIn',
  changes: true,
  input: FactorProof,
  data: z.object({ recoveryCodes: labelled('恢复码', RecoveryCodes) }),
});

export const endTotp = endpoint({
  path: '/api/auth/totp/end',
  summary: '关闭本人的两步验证',
  description: '角色必须使用时不可关闭',
  access: 'signedIn',
  changes: true,
  input: FactorProof,
});
