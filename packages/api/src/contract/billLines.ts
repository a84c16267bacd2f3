import * as z from 'zod/mini';
import {
  accountCompany,
  Bill,
  isAllowanceField,
  isLateField,
  LineKind,
  lineKindLabel,
  Method,
  PayMethod,
} from './bill.ts';
import { besideFaults, eachOnce } from './checks.ts';
import { filter, Flag, Id, integer, oneOf, ShownSum, SignedYuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide } from './role.ts';
import { sentence } from './sentence.ts';
import { text } from './text.ts';

interface Added {
  isLate?: unknown;
  isAllowance?: unknown;
  note?: unknown;
  kind?: unknown;
  amount?: unknown;
  method?: unknown;
}

const { room: _room, ...addedKinds } = LineKind;

export const addBillLine = endpoint({
  path: '/api/bill/add',
  isDesk: true,
  summary: '记一笔消费、折让、押金、收款或退款',
  description:
    '退款仅管理员；折让须有原因，合计不超过酒店为角色设的上限；退房后 7 天内仍可记消费、折让；收款多于未结的部分可记为押金，退还的押金不大于押着的',
  access: hotelSide,
  changes: true,
  input: z
    .object({
      orderId: labelled('订单号', Id),
      kind: labelled('类别', oneOf(addedKinds, lineKindLabel)),
      amount: labelled('金额', SignedYuan, {
        unit: '元',
        description: '折让为负数，押金为负数时退还',
      }),
      method: labelled('支付方式', filter(Method), { description: '消费不填；押金不能挂账' }),
      companyId: accountCompany,
      note: labelled('备注', filter(text({ max: 200 }))),
      isLate: isLateField,
      isAllowance: isAllowanceField,
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
        ({ kind, isLate, isAllowance }) =>
          isAllowance !== true || (kind === LineKind.charge && isLate !== true),
        { ...besideFaults, error: sentence('折让应记为消费'), path: ['isAllowance'] },
      ),
      z.refine<Added>(({ isAllowance, note }) => isAllowance !== true || (note ?? '') !== '', {
        ...besideFaults,
        error: sentence('请填写折让的原因'),
        path: ['note'],
      }),
      z.refine<Added>(
        ({ isAllowance, amount }) =>
          isAllowance !== true || typeof amount !== 'number' || amount < 0,
        { ...besideFaults, error: '应小于 0', path: ['amount'] },
      ),
      z.refine<Added>(
        ({ kind, isAllowance, amount }) =>
          isAllowance === true ||
          typeof amount !== 'number' ||
          amount > 0 ||
          (kind === LineKind.deposit && amount < 0),
        { ...besideFaults, error: '应大于 0', path: ['amount'] },
      ),
      z.refine<Added>(({ kind, method }) => kind === LineKind.charge || (method ?? null) !== null, {
        ...besideFaults,
        error: sentence('请选择支付方式'),
        path: ['method'],
      }),
      z.refine<Added>(
        ({ kind, method }) => kind !== LineKind.deposit || method !== PayMethod.account,
        { ...besideFaults, error: sentence('押金不能挂账'), path: ['method'] },
      ),
    ),
  data: z.extend(Bill, { id: labelled('编号', Id) }),
});

/** The most of an item on one line, and the most items that are charged at once. */
export const maxQuantity = 999;
export const maxChargedItems = 30;

export const chargeItems = endpoint({
  method: 'POST',
  path: '/api/bill/charge',
  isDesk: true,
  summary: '记商品消费',
  description: '每种商品记一笔消费，金额为现价乘数量；全部记或都不记。退房后 7 天内仍可记',
  access: hotelSide,
  changes: true,
  input: z.object({
    orderId: labelled('订单号', Id),
    items: labelled(
      '商品',
      z
        .array(
          z.object({
            itemId: labelled('商品', Id),
            quantity: labelled('数量', integer({ min: 1, max: maxQuantity })),
          }),
        )
        .check(
          z.minLength(1, sentence('请填写商品的数量')),
          z.maxLength(maxChargedItems, `一次最多 ${maxChargedItems} 种`),
          eachOnce('itemId', '该商品已填写'),
        ),
    ),
    seen: labelled('合计', ShownSum, {
      unit: '元',
      description: '看到的合计；价格已变时返回 409',
    }),
  }),
  data: Bill,
});

export const voidBillLine = endpoint({
  path: '/api/bill/void',
  isDesk: true,
  summary: '作废或冲销账单的一笔',
  description:
    '当日（酒店日）的明细作废：保留在账单中，不再计入。以往的和已交班的明细不变，今天记一笔相反的冲销，原因记在备注；一笔只冲销一次，冲销只能在当日作废。员工只能作废自己 15 分钟内记的一笔',
  access: hotelSide,
  changes: true,
  input: z.object({
    id: labelled('编号', Id),
    reason: labelled('原因', text({ max: 200, min: 1 })),
  }),
  data: Bill,
});

/** The most lines that are moved at once. */
export const maxMovedLines = 50;

export const moveBillLines = endpoint({
  path: '/api/bill/move',
  isDesk: true,
  summary: '账单明细转至另一张账单',
  description:
    '同一酒店的消费、折让：原账单记一笔相反的转出，对方账单记一笔转入，互相注明订单号；全部转或都不转',
  access: hotelSide,
  changes: true,
  input: z.object({
    orderId: labelled('订单号', Id),
    lineIds: labelled(
      '明细',
      z
        .array(Id)
        .check(
          z.minLength(1, sentence('请选择要转的明细')),
          z.maxLength(maxMovedLines, `一次最多 ${maxMovedLines} 笔`),
        ),
    ),
    toOrderId: labelled('转至订单', Id),
  }),
  data: Bill,
});
