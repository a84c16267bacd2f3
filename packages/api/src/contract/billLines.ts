import * as z from 'zod/mini';
import { Bill, isLateField, LineKind, lineKindLabel, Method } from './bill.ts';
import { besideFaults } from './checks.ts';
import { filter, Flag, Id, oneOf, SignedYuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide, management } from './role.ts';
import { sentence } from './sentence.ts';
import { text } from './text.ts';

interface Added {
  isLate?: unknown;
  kind?: unknown;
  amount?: unknown;
  method?: unknown;
}

const { room: _room, ...addedKinds } = LineKind;

export const addBillLine = endpoint({
  path: '/api/bill/add',
  isDesk: true,
  summary: '记一笔消费、押金、收款或退款',
  description: '退款仅管理员；收款多于未结的部分可记为押金，退还的押金不大于押着的',
  access: hotelSide,
  changes: true,
  input: z
    .object({
      orderId: labelled('订单号', Id),
      kind: labelled('类别', oneOf(addedKinds, lineKindLabel)),
      amount: labelled('金额', SignedYuan, { unit: '元', description: '押金为负数时退还' }),
      method: labelled('支付方式', filter(Method), { description: '消费不填' }),
      note: labelled('备注', filter(text({ max: 200 }))),
      isLate: isLateField,
      /** Agrees that what is paid above the open sum is held as a deposit. */
      restAsDeposit: labelled('余下记为押金', filter(Flag), {
        description: '收款多于未结时：多出的记为押金；不填返回 409',
      }),
    })
    .check(
      z.refine<Added>(({ kind, isLate }) => isLate !== true || kind === LineKind.charge, {
        ...besideFaults,
        error: sentence('延迟退房应记为消费'),
        path: ['isLate'],
      }),
      z.refine<Added>(
        ({ kind, amount }) =>
          typeof amount !== 'number' || amount > 0 || (kind === LineKind.deposit && amount < 0),
        { ...besideFaults, error: '应大于 0', path: ['amount'] },
      ),
      z.refine<Added>(({ kind, method }) => kind === LineKind.charge || (method ?? null) !== null, {
        ...besideFaults,
        error: sentence('请选择支付方式'),
        path: ['method'],
      }),
    ),
  data: z.extend(Bill, { id: labelled('编号', Id) }),
});

export const voidBillLine = endpoint({
  path: '/api/bill/void',
  isDesk: true,
  summary: '作废或冲销账单的一笔',
  description:
    '当日（酒店日）的明细作废：保留在账单中，不再计入。以往的和已交班的明细不变，今天记一笔相反的冲销，原因记在备注；一笔只冲销一次，冲销只能在当日作废',
  access: management,
  changes: true,
  input: z.object({
    id: labelled('编号', Id),
    reason: labelled('原因', text({ max: 200, min: 1 })),
  }),
  data: Bill,
});
