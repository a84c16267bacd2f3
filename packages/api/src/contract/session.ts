import * as z from 'zod/mini';
import { Amount, AnsweredParentId, Id, nullable, oneOfTexts } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { NullableRole } from './role.ts';
import { text } from './text.ts';

/** An entry of the menu list: a group has children, a leaf has a route name in `path`. */
export interface MenuEntry {
  id: Id;
  pId: Id | null;
  name: string;
  path: string | null;
  icon: string | null;
  sort: number | null;
  children: MenuEntry[] | null;
}

export const MenuEntry: z.ZodMiniType<MenuEntry> = z.object({
  id: labelled('菜单编号', Id),
  pId: labelled('上级菜单', AnsweredParentId),
  name: labelled('菜单名称', z.string()),
  path: labelled('路由', nullable(z.string())),
  icon: labelled('图标', nullable(z.string())),
  sort: labelled('排序', nullable(Amount)),
  get children() {
    return labelled('下级', nullable(z.array(MenuEntry)));
  },
});

/** The signed-in user of the login answer. Other back ends may send only the id. */
export const UserInfo = z.object({
  id: labelled('用户编号', nullable(Id)),
  nickName: labelled('昵称', nullable(z.string())),
  heads: labelled('头像', nullable(z.string())),
  role: labelled('权限角色', NullableRole),
  hotelId: labelled('酒店编号', nullable(Id)),
});

/** The answer of a sign-in. The caller reports a missing token or id. */
export const SignedIn = z.object({
  token: labelled('令牌', nullable(z.string())),
  userInfo: labelled('用户', nullable(UserInfo)),
  menuList: labelled('菜单', nullable(z.array(MenuEntry))),
});
export type SignedIn = z.output<typeof SignedIn>;

/** What a sign-in may still need after its password. */
export const signInStepLabel = {
  totp: '两步验证',
  password: '设置新密码',
  totpSetup: '设置两步验证',
} as const;
export type SignInStep = keyof typeof signInStepLabel;

/** What an authenticator app is set up with: the text of its QR code, or the secret to type. */
export const TotpSetup = z.object({
  secret: labelled('密钥', z.string()),
  uri: labelled('二维码内容', z.string()),
});
export type TotpSetup = z.output<typeof TotpSetup>;

/** The next step of a sign-in. */
export const SignInNext = z.object({
  step: labelled('步骤', oneOfTexts(signInStepLabel)),
  /** Single use, for the call of this step. */
  ticket: labelled('凭证', z.string(), { description: '10 分钟内有效，只能用一次' }),
  message: labelled('说明', z.string()),
  setup: labelled('两步验证的设置', nullable(TotpSetup)),
});
export type SignInNext = z.output<typeof SignInNext>;

/** The answer to a password: a session, or what comes before it. */
export const LoginAnswer = z.object({
  ...SignedIn.shape,
  next: labelled('下一步', nullable(SignInNext), { description: '为空时登录已完成' }),
});
export type LoginAnswer = z.output<typeof LoginAnswer>;

export const login = endpoint({
  path: '/auth/login',
  summary: '账号登录',
  description: '完成登录，或回答登录的下一步',
  access: 'open',
  changes: true,
  input: z.object({
    username: labelled(
      '账号',
      z.string().check(z.trim(), z.minLength(1, '不能为空'), z.maxLength(64, '最多 64 个字')),
    ),
    password: labelled(
      '密码',
      z.string().check(z.minLength(1, '不能为空'), z.maxLength(128, '最多 128 个字')),
    ),
  }),
  data: LoginAnswer,
});

export const logout = endpoint({
  path: '/auth/logout',
  summary: '退出登录',
  description: '作废令牌',
  access: 'open',
  changes: true,
  input: z.object({ token: labelled('令牌', text({ max: 512, min: 1 })) }),
});
