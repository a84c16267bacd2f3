import * as z from 'zod/mini';
import { optional } from './change.ts';
import { Amount, filter, Id, nullable, oneOf, Yuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { orderedBy, PageRequest, paged } from './page.ts';
import { hotelSide, management } from './role.ts';
import { nameText, searchText, text } from './text.ts';

/** Where an invoice stands: asked for, sent to the invoice service, issued under its number, or taken back. */
export const InvoiceState = { requested: 0, issuing: 3, issued: 1, voided: 2 } as const;
export type InvoiceState = (typeof InvoiceState)[keyof typeof InvoiceState];
export const invoiceStateLabel = {
  [InvoiceState.requested]: '未开',
  [InvoiceState.issuing]: '开具中',
  [InvoiceState.issued]: '已开',
  [InvoiceState.voided]: '已作废',
} as const satisfies Record<InvoiceState, string>;

/** An invoice of what an order has paid. */
export const Invoice = z.object({
  id: labelled('发票编号', Id),
  orderId: labelled('订单号', Id),
  booker: labelled('预订人', nullable(z.string())),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  name: labelled('发票抬头', z.string()),
  taxNumber: labelled('税号', nullable(z.string())),
  mail: labelled('收票邮箱', nullable(z.string())),
  amount: labelled('开票金额', Amount, { description: '元' }),
  state: labelled('开票状态', oneOf(InvoiceState, invoiceStateLabel)),
  number: labelled('发票号码', nullable(z.string())),
  note: labelled('备注', nullable(z.string())),
  createTime: labelled('申请时间', nullable(z.string())),
  createdBy: labelled('申请人', nullable(z.string())),
  issueTime: labelled('开票时间', nullable(z.string())),
  voidReason: labelled('作废原因', nullable(z.string())),
  url: labelled('发票链接', nullable(z.string())),
  sendTime: labelled('提交时间', nullable(z.string())),
  refusal: labelled('退回原因', nullable(z.string())),
  /** Money was given back since: by so much the invoices of the order say more than it has received. */
  excess: labelled('超出已收', filter(Amount), {
    description: '元；该订单未作废的发票合计多于账单已收的，没有时不返回',
  }),
});
export type Invoice = z.output<typeof Invoice>;

const selection = {
  hotelId: labelled('酒店', filter(Id)),
  state: labelled('开票状态', filter(oneOf(InvoiceState, invoiceStateLabel))),
  keyword: labelled('关键字', filter(searchText({ max: 50 })), {
    description: '抬头、税号或发票号码的一部分，或订单号',
  }),
};

export const invoicePage = endpoint({
  path: '/api/invoice/page',
  isDesk: true,
  summary: '发票列表',
  access: hotelSide,
  input: z.object({
    page: labelled('分页', PageRequest),
    ...selection,
    ...orderedBy({ createTime: '申请时间', amount: '开票金额' }),
  }),
  data: paged(Invoice),
});

export const downloadInvoices = endpoint({
  path: '/api/invoice/download',
  isDesk: true,
  summary: '下载发票',
  access: hotelSide,
  input: z.object(selection),
  answer: 'file',
});

export const orderInvoices = endpoint({
  method: 'GET',
  path: '/api/invoice/order/{orderId}',
  isDesk: true,
  summary: '订单的发票',
  description: '已有的发票，还可开的金额，以及上次或协议单位的抬头与税号',
  access: hotelSide,
  input: z.object({ orderId: labelled('订单号', Id) }),
  data: z.object({
    invoices: labelled('发票', z.array(Invoice)),
    invoiceable: labelled('可开票金额', Amount, { description: '元；已收减已申请和已开的' }),
    name: labelled('发票抬头', nullable(z.string())),
    taxNumber: labelled('税号', nullable(z.string())),
  }),
});

export const addInvoice = endpoint({
  path: '/api/invoice/add',
  isDesk: true,
  summary: '申请开票',
  description: '不多于账单已收而未开票的金额',
  access: hotelSide,
  changes: true,
  input: z.object({
    orderId: labelled('订单号', Id),
    name: labelled('发票抬头', nameText({ max: 60 })),
    taxNumber: labelled('税号', optional(text({ max: 20 })), { description: '个人抬头不填' }),
    mail: labelled('收票邮箱', optional(text({ max: 100 }))),
    amount: labelled('开票金额', Yuan),
    note: labelled('备注', optional(text({ max: 200 }))),
  }),
  data: z.object({ id: labelled('发票编号', Id) }),
});

export const sendInvoice = endpoint({
  path: '/api/invoice/send',
  isDesk: true,
  summary: '开具发票',
  description: '提交开票服务，仅未开的发票；暂无结果的为开具中，稍后自动更新',
  access: hotelSide,
  changes: true,
  input: z.object({ id: labelled('发票', Id) }),
  data: z.object({ state: labelled('开票状态', oneOf(InvoiceState, invoiceStateLabel)) }),
});

export const issueInvoice = endpoint({
  path: '/api/invoice/issue',
  isDesk: true,
  summary: '登记已开的发票',
  description: '仅未开的发票',
  access: hotelSide,
  changes: true,
  input: z.object({
    id: labelled('发票', Id),
    number: labelled('发票号码', text({ max: 30, min: 1 })),
  }),
});

export const voidInvoice = endpoint({
  path: '/api/invoice/void',
  isDesk: true,
  summary: '作废发票',
  description: '未开的撤回，已开的登记为已红冲；金额可重新开票',
  access: management,
  changes: true,
  input: z.object({
    id: labelled('发票', Id),
    reason: labelled('作废原因', text({ max: 200, min: 1 })),
  }),
});
