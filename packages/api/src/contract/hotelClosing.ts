import * as z from 'zod/mini';
import { Count, Id, oneOfTexts } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { platform } from './role.ts';
import { nameText } from './text.ts';

/** What keeps a hotel from being closed. */
export const closingBlockLabel = {
  inHouse: '在住客人',
  isolating: '隔离人员',
  bookings: '待入住订单',
  pendingOrders: '未接单',
  declarations: '待审核申报',
  toRefund: '待审批退款',
  leftOpen: '离店未结账单',
  paidTwice: '渠道重复收款',
  shifts: '未交班',
  days: '未夜审',
} as const;
export type ClosingBlockKind = keyof typeof closingBlockLabel;

export const ClosingBlock = z.object({
  kind: labelled('未了事项', oneOfTexts(closingBlockLabel)),
  count: labelled('数量', Count),
});
export type ClosingBlock = z.output<typeof ClosingBlock>;

const id = labelled('酒店', Id);

export const hotelClosing = endpoint({
  method: 'GET',
  path: '/api/hotel/closing/{id}',
  isDesk: true,
  summary: '停业前的未了事项',
  description: '没有时可以停业。不改动任何数据',
  access: platform,
  input: z.object({ id }),
  data: z.array(ClosingBlock),
});

export const closeHotel = endpoint({
  path: '/api/hotel/close',
  isDesk: true,
  summary: '停业',
  description:
    '停业的酒店不再预订、入住、接收隔离，也不能新增房间或改价；历史可查，账单可收款、退款。有未了事项或已停业时返回 409',
  access: platform,
  changes: true,
  input: z.object({
    id,
    reason: labelled('停业原因', nameText({ max: 200 })),
  }),
  data: z.object({ closedDay: labelled('停业日期', LocalDate) }),
});

export const reopenHotel = endpoint({
  path: '/api/hotel/reopen',
  isDesk: true,
  summary: '恢复营业',
  access: platform,
  changes: true,
  input: z.object({ id }),
});
