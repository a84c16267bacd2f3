import * as z from 'zod/mini';
import { accountCompany, Bill, Method } from './bill.ts';
import { Flag, filter, Id, nullable, ShownSum, Yuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide } from './role.ts';

/** The most ways in which one bill is settled. */
export const maxParts = 5;

/** A part of what is received or given back. */
export const SettlePart = z.object({
  method: labelled('支付方式', Method),
  amount: labelled('金额', Yuan, { unit: '元', description: '大于 0' }),
  companyId: accountCompany,
});
export type SettlePart = z.output<typeof SettlePart>;

export const settleBill = endpoint({
  method: 'POST',
  path: '/api/bill/settle',
  isDesk: true,
  summary: '结账',
  description:
    '押金先抵未结，余下的按各方式收取或退还，可同时退房。订单须已入住或已完成；多收的款项仅管理员可退',
  access: hotelSide,
  changes: true,
  input: z.object({
    orderId: labelled('订单号', Id),
    parts: labelled(
      '收取或退还',
      z.array(SettlePart).check(z.maxLength(maxParts, `最多 ${maxParts} 种方式`)),
      { description: '合计等于应收或应退的净额，余下留着未结时可以少于；没有时为空' },
    ),
    /** Agrees that the parts come to less: the rest stays open. */
    leaveOpen: labelled('余下留着未结', filter(Flag), {
      description: '各方式合计可以少于净额；同时退房时按酒店的「未结退房」设置',
    }),
    checkOut: labelled('退房的房间', filter(Id), { description: '结账后该房间退房' }),
    lateFee: labelled('延迟退房', filter(Yuan), {
      unit: '元',
      description: '退房时先记入账单',
    }),
    seen: labelled('净额', ShownSum, {
      unit: '元',
      description: '看到的未结减押金（含延迟退房），负数为要退的；与现在不同时返回 409',
    }),
  }),
  data: z.extend(Bill, {
    isOrderComplete: labelled('订单已完成', nullable(Flag), { description: '没有退房时为空' }),
  }),
});
