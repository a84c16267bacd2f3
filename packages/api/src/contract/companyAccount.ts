import * as z from 'zod/mini';
import { LineKind, MoneyMethod } from './bill.ts';
import { Amount, Count, filter, Flag, Id, nullable, oneOf, Yuan } from './codecs.ts';
import { LocalDate, LocalDateTime, Month } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide } from './role.ts';
import { text } from './text.ts';

const { payment, refund } = LineKind;
const accountKinds = { payment, refund };

/** What a line of an account is: put on it, or taken back to it. */
export const accountKindLabel = { [payment]: '挂账', [refund]: '退回挂账' } as const;

/** A sum of an order on the account of a company; yuan. */
export const AccountLine = z.object({
  id: labelled('编号', Id),
  kind: labelled('类别', oneOf(accountKinds, accountKindLabel)),
  day: labelled('日期', LocalDate, { description: '酒店日' }),
  orderId: labelled('订单号', Id),
  guest: labelled('预订人', z.string()),
  room: labelled('房间', nullable(z.string())),
  nights: labelled('晚数', Count),
  amount: labelled('金额', Amount, { unit: '元', description: '退回的和冲销的为负数' }),
  isReversal: labelled('冲销', filter(Flag)),
});
export type AccountLine = z.output<typeof AccountLine>;

/** What a company has paid of its account (回款); yuan. */
export const Receipt = z.object({
  id: labelled('编号', Id),
  amount: labelled('回款金额', Amount, { unit: '元', description: '冲销为负数' }),
  method: labelled('支付方式', MoneyMethod),
  receivedDay: labelled('到账日期', LocalDate),
  note: labelled('备注', z.string()),
  createdBy: labelled('经手人', nullable(z.string())),
  createdById: labelled('经手人编号', filter(nullable(Id))),
  createTime: labelled('时间', LocalDateTime),
  voidTime: labelled('作废时间', nullable(LocalDateTime), { description: '作废的保留，不计入' }),
  voidedBy: labelled('作废人', nullable(z.string())),
  voidReason: labelled('作废原因', nullable(z.string())),
  reverses: labelled('冲销的回款', nullable(Id)),
  reversedBy: labelled('冲销它的回款', nullable(Id)),
  isHandedOver: labelled('已交班', filter(Flag), {
    description: '经手人已交班：当日也只能冲销，不能作废',
  }),
});
export type Receipt = z.output<typeof Receipt>;

/** The account of a company in a month (对账单); yuan. */
export const Statement = z.object({
  companyId: labelled('协议单位编号', Id),
  company: labelled('协议单位', z.string()),
  taxNumber: labelled('税号', z.string()),
  hotelName: labelled('酒店', z.string()),
  month: labelled('月份', Month),
  opening: labelled('期初余额', Amount, { unit: '元', description: '月初应收的，负数为多付的' }),
  lines: labelled('挂账明细', z.array(AccountLine)),
  charged: labelled('本月挂账', Amount, { unit: '元' }),
  receipts: labelled('回款', z.array(Receipt)),
  received: labelled('本月回款', Amount, { unit: '元' }),
  closing: labelled('期末余额', Amount, {
    unit: '元',
    description: '期初余额 + 本月挂账 − 本月回款',
  }),
});
export type Statement = z.output<typeof Statement>;

const Owed = z.object({
  id: labelled('编号', Id),
  owed: labelled('已挂账', Amount, { unit: '元' }),
});

export const addReceipt = endpoint({
  path: '/api/company/receipt/add',
  isDesk: true,
  summary: '记一笔回款',
  description: '协议单位付来的挂账款，不大于已挂账的；计入经手人的班次和当日日报',
  access: hotelSide,
  changes: true,
  input: z.object({
    companyId: labelled('协议单位', Id),
    amount: labelled('回款金额', Yuan.check(z.gt(0, '应大于 0'))),
    method: labelled('支付方式', MoneyMethod),
    receivedDay: labelled('到账日期', LocalDate, { description: '不晚于今天' }),
    note: labelled('备注', filter(text({ max: 200 }))),
  }),
  data: Owed,
});

export const voidReceipt = endpoint({
  path: '/api/company/receipt/void',
  isDesk: true,
  summary: '作废或冲销一笔回款',
  description: '规则同账单明细：当日作废，以往的和已交班的冲销；员工只能作废自己 15 分钟内记的一笔',
  access: hotelSide,
  changes: true,
  input: z.object({
    id: labelled('编号', Id),
    reason: labelled('原因', text({ max: 200, min: 1 })),
  }),
  data: Owed,
});

const ofMonth = z.object({
  companyId: labelled('协议单位', Id),
  month: labelled('月份', Month),
});

export const companyStatement = endpoint({
  path: '/api/company/statement',
  isDesk: true,
  summary: '协议单位对账单',
  description: '一个月的期初、挂账、回款和期末；作废的挂账不列出',
  access: hotelSide,
  input: ofMonth,
  data: Statement,
});

export const downloadStatement = endpoint({
  path: '/api/company/statement/download',
  isDesk: true,
  summary: '下载对账单',
  access: hotelSide,
  input: ofMonth,
  answer: 'file',
});

export const downloadReceivables = endpoint({
  path: '/api/company/receivables/download',
  isDesk: true,
  summary: '下载应收账款',
  description: '每个协议单位的已挂账，按账龄 30、60、90 天；回款先抵最早的挂账',
  access: hotelSide,
  input: z.object({
    name: labelled('协议单位名称', filter(text({ max: 30 }))),
    hotelId: labelled('酒店', filter(Id)),
  }),
  answer: 'file',
});
