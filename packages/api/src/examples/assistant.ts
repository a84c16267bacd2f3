import { Role } from '../contract/role.ts';
import type { SomeExamples } from './example.ts';

/** A key of the admin. */
export const assistantKeyId = 'aa_0123456789ab';

export const assistantExamples = {
  listAssistantKeys: [
    {
      title: '一把钥匙',
      as: Role.admin,
      input: {},
      data: [
        {
          id: assistantKeyId,
          name: '前台助手',
          role: Role.admin,
          state: 'valid',
          createTime: '2026-03-18 09:00:00',
          expiresTime: '2026-04-17 09:00:00',
          seenTime: '2026-03-18 09:58:00',
        },
      ],
    },
  ],
  addAssistantKey: [
    {
      title: '钥匙只显示这一次',
      as: Role.admin,
      input: { name: '夜班助手', role: undefined, days: 30, currentPassword: 'Harbour-2026' },
      data: {
        id: 'aa_3f9a1c5e7b2d',
        key: 'aa_3f9a1c5e7b2d_q2J0v8xY1mLr5tKz3nWc7uPd9sHf6gAb4eXiQoRyTjM',
        expiresTime: '2026-04-17 10:00:00',
      },
    },
    {
      title: '有效期过长',
      as: Role.admin,
      wire: { name: '夜班助手', days: 91, currentPassword: 'Harbour-2026' },
      code: 400,
      msg: '有效天数不能大于 90',
      fields: { days: '有效天数不能大于 90' },
    },
    {
      title: '密码不正确',
      as: Role.hotelMember,
      input: { name: '夜班助手', role: undefined, days: 30, currentPassword: 'Harbour-2025' },
      code: 400,
      msg: '当前密码不正确',
      fields: { currentPassword: '当前密码不正确' },
    },
    {
      title: '角色大于本人的',
      as: Role.hotelMember,
      input: {
        name: '夜班助手',
        role: Role.hotelAdmin,
        days: 30,
        currentPassword: 'Harbour-2026',
      },
      code: 400,
      msg: '角色不能大于本人的',
      fields: { role: '角色不能大于本人的' },
    },
  ],
  endAssistantKey: [
    { title: '立即失效', as: Role.admin, input: { id: assistantKeyId }, data: null },
    {
      title: '没有这把钥匙',
      as: Role.admin,
      input: { id: 'aa_000000000000' },
      code: 404,
      msg: '钥匙不存在',
    },
  ],
  listPendingActs: [
    {
      title: '一项待确认的操作',
      as: Role.admin,
      input: {},
      data: [
        {
          id: '1',
          title: '打扫完成',
          keyName: '前台助手',
          facts: [{ label: '房间', value: '303（大床房，待打扫）' }],
          createTime: '2026-03-18 09:58:00',
          expiresTime: '2026-03-18 10:08:00',
        },
      ],
    },
  ],
  confirmAct: [
    {
      title: '执行一次',
      as: Role.admin,
      input: { id: '1' },
      data: { outcome: 'done', message: null },
    },
    {
      title: '别人的操作',
      as: Role.hotelAdmin,
      input: { id: '1' },
      code: 404,
      msg: '操作不存在',
    },
  ],
  refuseAct: [{ title: '不执行', as: Role.admin, input: { id: '1' }, data: null }],
} satisfies SomeExamples;
