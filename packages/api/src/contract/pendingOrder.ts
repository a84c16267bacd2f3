import * as z from 'zod/mini';
import { quoteLabel } from './bill.ts';
import { Count, filter, Flag, Id, nullable, Yuan } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { GuaranteeField } from './guarantee.ts';
import { labelled } from './label.ts';
import { PageRequest, paged } from './page.ts';
import { hotelSide } from './role.ts';

/** A channel's booking, or a modification of one, that was refused for want of rooms, and waits for the desk. */
export const PendingOrder = z.object({
  id: labelled('未接单编号', Id),
  hotelId: labelled('酒店编号', Id),
  hotelName: labelled('酒店', z.string()),
  channel: labelled('渠道', z.string()),
  externalId: labelled('外部编号', z.string()),
  name: labelled('预订人', z.string()),
  number: labelled('联系电话', z.string()),
  roomType: labelled('房型编号', Id),
  roomTypeName: labelled('房型', z.string()),
  estimatedCheckIn: labelled('预计入住', LocalDateTime),
  estimatedCheckOut: labelled('预计离店', LocalDateTime),
  days: labelled('入住天数', Count),
  rooms: labelled('间数', Count),
  /** Of all rooms, as the channel has sent it; null where it named none. */
  pay: labelled(quoteLabel.pay, nullable(Yuan)),
  lastPay: labelled(quoteLabel.lastPay, nullable(Yuan)),
  isPaid: labelled('已支付', Flag),
  guarantee: labelled('担保方式', GuaranteeField),
  reason: labelled('未接单原因', z.string()),
  createTime: labelled('提交时间', LocalDateTime),
  /** Rises with every change that the channel sends. */
  version: labelled('版本', Count),
  /** The first order that it would change; null for a new booking. */
  orderId: labelled('修改的订单号', nullable(Id), { description: '新的预订为空' }),
});
export type PendingOrder = z.output<typeof PendingOrder>;

export const pendingOrderPage = endpoint({
  path: '/api/intake/pending/page',
  isDesk: true,
  summary: '未接单列表',
  description:
    '渠道提交、因房间不足未能预订的订单，或未能作的修改，等待酒店接单或不接；先提交的在前',
  access: hotelSide,
  input: z.object({ hotelId: labelled('酒店', filter(Id)), page: labelled('分页', PageRequest) }),
  data: paged(PendingOrder),
});
