import * as z from 'zod/mini';
import { Bill, MoneyMethod } from './bill.ts';
import { filter, Id, Yuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { management } from './role.ts';
import { text } from './text.ts';

export const approvePayBack = endpoint({
  path: '/api/bill/payBack/approve',
  isDesk: true,
  summary: '同意员工退还的款项',
  description:
    '账单记一笔退款：不大于申请的金额，也不大于账单现在的已收；少退的部分留在账单上为多收。已决定的返回 409',
  access: management,
  changes: true,
  input: z.object({
    id: labelled('编号', Id),
    amount: labelled('金额', Yuan, { unit: '元', description: '大于 0，不大于申请的' }),
    method: labelled('支付方式', MoneyMethod),
  }),
  data: Bill,
});

export const rejectPayBack = endpoint({
  path: '/api/bill/payBack/reject',
  isDesk: true,
  summary: '驳回员工退还的款项',
  description: '不退款，金额留在账单上为多收。已决定的返回 409',
  access: management,
  changes: true,
  input: z.object({
    id: labelled('编号', Id),
    reason: labelled('原因', filter(text({ max: 200 }))),
  }),
  data: Bill,
});
