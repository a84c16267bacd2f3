import * as z from 'zod/mini';
import { nullable } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';

/** The public id of a session: the hash of its token, which cannot be used to sign in. */
const SessionId = z.string().check(z.regex(/^[\da-f]{64}$/, '不是有效的编号'));

/** A session of the signed-in user. Other back ends may not know the device. */
export const OwnSession = z.object({
  id: labelled('登录编号', z.string()),
  /** Browser and system. */
  device: labelled('设备', nullable(z.string())),
  address: labelled('地址', nullable(z.string())),
  createTime: labelled('登录时间', nullable(z.string())),
  seenTime: labelled('最近使用', nullable(z.string())),
  isCurrent: labelled('是否本次登录', z.boolean()),
});
export type OwnSession = z.output<typeof OwnSession>;

/** In a file of its own, like what follows: only 我的登录 needs them. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/session/list',
  summary: '本人的登录',
  description: '本次登录在前，其余按最近使用排列',
  access: 'signedIn',
  input: z.object({}),
  data: z.array(OwnSession),
});

export const endSession = endpoint({
  path: '/api/auth/session/end',
  summary: '结束本人的一个登录',
  description: '它的下一次调用返回 4015',
  access: 'signedIn',
  changes: true,
  input: z.object({ id: labelled('登录编号', SessionId) }),
});

export const endOtherSessions = endpoint({
  path: '/api/auth/session/endOthers',
  summary: '结束本人除本次以外的所有登录',
  access: 'signedIn',
  changes: true,
  input: z.object({}),
});
