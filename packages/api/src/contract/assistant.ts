import * as z from 'zod/mini';
import { filter, Id, integer, nullable, oneOfTexts } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { NullableRole, Role, roleLabel } from './role.ts';
import { nameText } from './text.ts';
import { CurrentPassword } from './totp.ts';

/** Days for which a key is valid, at most and by default. */
export const maxKeyDays = 90;
export const usualKeyDays = 30;

/** The most keys of a user that have not ended. */
export const maxKeys = 10;

/** Minutes in which an act must be confirmed. */
export const confirmMinutes = 10;

/** The most acts of a user that wait to be confirmed. */
export const maxPendingActs = 10;

/** The roles that the key of a user may have: the user's own, or one of less rights in the same hotel. */
export const keyRoles: Readonly<Record<Role, readonly Role[]>> = {
  [Role.admin]: [Role.admin],
  [Role.hotelAdmin]: [Role.hotelAdmin, Role.hotelMember],
  [Role.hotelMember]: [Role.hotelMember],
  [Role.antiEpidemic]: [Role.antiEpidemic],
};

/** The public part of a key, which names it. */
const KeyId = z.string().check(z.regex(/^aa_[\da-f]{12}$/, '不是有效的编号'));

export const keyStateLabel = {
  valid: '可用',
  expired: '已到期',
  /** The password or the role of its user has changed since. */
  void: '已失效',
} as const;
export type KeyState = keyof typeof keyStateLabel;

/** A key by which an assistant acts for the signed-in user, without its secret. */
export const AssistantKey = z.object({
  id: labelled('钥匙编号', z.string()),
  name: labelled('名称', z.string()),
  role: labelled('角色', NullableRole),
  state: labelled('状态', oneOfTexts(keyStateLabel)),
  createTime: labelled('创建时间', z.string()),
  expiresTime: labelled('到期时间', z.string()),
  seenTime: labelled('最近使用', nullable(z.string())),
});
export type AssistantKey = z.output<typeof AssistantKey>;

export const listAssistantKeys = endpoint({
  method: 'GET',
  path: '/api/assistant/key/list',
  summary: '本人助手的钥匙',
  description: '新的在前，不含已结束的',
  access: 'signedIn',
  input: z.object({}),
  data: z.array(AssistantKey),
});

export const addAssistantKey = endpoint({
  path: '/api/assistant/key/add',
  summary: '新增助手的钥匙',
  description:
    '钥匙只在此时返回一次。修改密码、停用账号、更改角色后立即失效。没有开启助手时返回 409',
  access: 'signedIn',
  changes: true,
  input: z.object({
    name: labelled('名称', nameText({ max: 20 })),
    role: labelled('角色', filter(oneOfTexts(roleLabel)), {
      description: '本人的角色，或同一酒店中权限更小的；默认本人的角色',
    }),
    days: labelled('有效天数', integer({ min: 1, max: maxKeyDays }), { description: '天' }),
    currentPassword: CurrentPassword,
  }),
  data: z.object({
    id: AssistantKey.shape.id,
    key: labelled('钥匙', z.string()),
    expiresTime: AssistantKey.shape.expiresTime,
  }),
});

export const endAssistantKey = endpoint({
  path: '/api/assistant/key/end',
  summary: '结束助手的钥匙',
  description: '立即失效；它的待确认操作作废',
  access: 'signedIn',
  changes: true,
  input: z.object({ id: labelled('钥匙编号', KeyId) }),
});

/** A line of what an act concerns or changes. */
export const ActFact = z.object({
  label: labelled('项目', z.string()),
  value: labelled('内容', z.string()),
});
export type ActFact = z.output<typeof ActFact>;

/** An act that an assistant has requested, and that its user has not decided on. */
export const PendingAct = z.object({
  id: labelled('操作编号', Id),
  /** The title of the call. */
  title: labelled('操作', z.string()),
  keyName: labelled('钥匙', z.string()),
  facts: labelled('内容', z.array(ActFact)),
  createTime: labelled('提出时间', z.string()),
  expiresTime: labelled('到期时间', z.string()),
});
export type PendingAct = z.output<typeof PendingAct>;

export const listPendingActs = endpoint({
  method: 'GET',
  path: '/api/assistant/act/list',
  summary: '本人待确认的操作',
  description: `助手提出的，先提出的在前；${confirmMinutes} 分钟内有效`,
  access: 'signedIn',
  isBackground: true,
  input: z.object({}),
  data: z.array(PendingAct),
});

/** What became of a confirmed act. */
export const actOutcomeLabel = { done: '已执行', failed: '未执行' } as const;
export type ActOutcome = keyof typeof actOutcomeLabel;

/** Where an act is. */
export const actStateLabel = {
  waiting: '待确认',
  expired: '已过期',
  running: '正在执行',
  /** The server stopped while it ran. */
  unknown: '结果未知',
  ...actOutcomeLabel,
  refused: '已拒绝',
} as const;

/** What a tool returns of the act that it has requested. */
export const RequestedAct = z.object({
  state: labelled('状态', oneOfTexts(actStateLabel)),
  ...PendingAct.shape,
});

/** What became of an act: the data of the call that was made, or why it was not. */
export const ActResult = z.object({
  state: RequestedAct.shape.state,
  result: labelled('结果', z.unknown()),
});
export type ActResult = z.output<typeof ActResult>;

const ofAct = z.object({ id: labelled('操作编号', Id) });

export const confirmAct = endpoint({
  path: '/api/assistant/act/confirm',
  summary: '确认助手的操作',
  description: '按现在的规则执行一次。已决定、已过期或所示内容已变化时返回 409',
  access: 'signedIn',
  changes: true,
  input: ofAct,
  data: z.object({
    outcome: labelled('结果', oneOfTexts(actOutcomeLabel)),
    message: labelled('说明', nullable(z.string()), { description: '未执行的原因' }),
  }),
});

export const refuseAct = endpoint({
  path: '/api/assistant/act/refuse',
  summary: '拒绝助手的操作',
  access: 'signedIn',
  changes: true,
  input: ofAct,
});
