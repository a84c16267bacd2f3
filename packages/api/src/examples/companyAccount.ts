import { LineKind, PayMethod } from '../contract/bill.ts';
import { Role } from '../contract/role.ts';
import { notPermitted, type SomeExamples } from './example.ts';

const receipt = { companyId: '1', amount: 100, method: PayMethod.card, receivedDay: '2026-03-18' };

export const companyAccountExamples = {
  addReceipt: [
    {
      title: '到账 100 元',
      as: Role.hotelMember,
      input: receipt,
      data: { id: '2', owed: 80 },
    },
    {
      title: '多于已挂账的',
      as: Role.hotelMember,
      input: { ...receipt, amount: 180.01 },
      code: 409,
      msg: '已挂账 ¥180.00，不能记 ¥180.01',
      fields: { amount: '已挂账 ¥180.00，不能记 ¥180.01' },
    },
  ],
  voidReceipt: [
    {
      title: '以往的回款',
      as: Role.hotelAdmin,
      input: { id: '1', reason: '记错单位' },
      data: { id: '1', owed: 300 },
    },
    {
      title: '员工不能冲销他人的',
      as: Role.hotelMember,
      input: { id: '1', reason: '记错单位' },
      code: 4010,
      msg: '只能作废自己 15 分钟内记的一笔',
    },
  ],
  companyStatement: [
    {
      title: '三月',
      as: Role.hotelMember,
      input: { companyId: '1', month: '2026-03' },
      data: {
        companyId: '1',
        company: '西溪软件有限公司',
        taxNumber: '91330106MA2CC0X21U',
        hotelName: '近店',
        month: '2026-03',
        opening: 0,
        lines: [
          {
            id: '7',
            kind: LineKind.payment,
            day: '2026-03-10',
            orderId: '14',
            guest: '王电话',
            room: null,
            nights: 2,
            amount: 300,
          },
        ],
        charged: 300,
        receipts: [
          {
            id: '1',
            amount: 120,
            method: PayMethod.card,
            receivedDay: '2026-03-15',
            note: '三月上旬',
            createdBy: null,
            createdById: null,
            createTime: '2026-03-15 10:00:00',
            voidTime: null,
            voidedBy: null,
            voidReason: null,
            reverses: null,
            reversedBy: null,
          },
        ],
        received: 120,
        closing: 180,
      },
    },
  ],
  downloadStatement: [
    {
      title: '三月的对账单',
      as: Role.hotelMember,
      input: { companyId: '1', month: '2026-03' },
      fileName: '对账单_20260318100000.xlsx',
    },
  ],
  downloadReceivables: [
    {
      title: '本店的应收账款',
      as: Role.hotelAdmin,
      input: {},
      fileName: '应收账款_20260318100000.xlsx',
    },
    { title: '防疫人员无权查看', as: Role.antiEpidemic, input: {}, ...notPermitted },
  ],
} satisfies SomeExamples;
