import { InvoiceState } from '../contract/invoice.ts';
import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const invoice = {
  id: '1',
  orderId: '2',
  booker: '林一',
  hotelId: '1',
  hotelName: '近店',
  name: '西溪软件有限公司',
  taxNumber: '91330106MA2CC0X21U',
  mail: 'caiwu@example.com',
  amount: 200,
  state: InvoiceState.requested,
  number: null,
  note: null,
  createTime: '2026-03-18 09:40:00',
  createdBy: null,
  issueTime: null,
  voidReason: null,
  url: null,
  sendTime: null,
  refusal: null,
};

export const invoiceExamples = {
  invoicePage: [
    {
      title: '未开的发票',
      as: Role.hotelMember,
      input: { page: firstPage, hotelId: '1', state: InvoiceState.requested },
      data: pageOf(invoice),
    },
  ],
  orderInvoices: [
    {
      title: '一张未开的发票',
      as: Role.hotelMember,
      input: { orderId: '2' },
      data: {
        invoices: [invoice],
        invoiceable: 340,
        name: '西溪软件有限公司',
        taxNumber: '91330106MA2CC0X21U',
      },
    },
  ],
  addInvoice: [
    {
      title: '申请开票',
      as: Role.hotelMember,
      input: {
        orderId: '2',
        name: '西溪软件有限公司',
        taxNumber: '91330106MA2CC0X21U',
        mail: 'caiwu@example.com',
        amount: 300,
      },
      data: { id: '2' },
    },
    {
      title: '多于已收',
      as: Role.hotelMember,
      input: { orderId: '2', name: '张三', amount: 600 },
      code: 409,
      msg: '可开票 ¥340.00，不能开 ¥600.00',
      fields: { amount: '可开票 ¥340.00，不能开 ¥600.00' },
    },
  ],
  downloadInvoices: [
    {
      title: '未开的发票',
      as: Role.hotelMember,
      input: { state: 0 },
      fileName: '发票_20260318100000.xlsx',
    },
  ],
  sendInvoice: [
    {
      title: '服务稍后给出号码',
      as: Role.hotelMember,
      input: { id: '1' },
      data: { state: InvoiceState.issuing },
    },
  ],
  issueInvoice: [
    {
      title: '登记号码',
      as: Role.hotelMember,
      input: { id: '1', number: '24312000000012345678' },
      data: null,
    },
  ],
  voidInvoice: [
    { title: '抬头有误', as: Role.hotelAdmin, input: { id: '1', reason: '抬头有误' }, data: null },
  ],
} satisfies SomeExamples;
