import * as z from 'zod/mini';
import { quoteLabel } from './bill.ts';
import { Count, filter, Id, Sum, Yuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide } from './role.ts';
import { ConfirmOversold } from './room.ts';
import { text } from './text.ts';

const id = labelled('未接单编号', Id);

const seen = labelled('所见版本', filter(Count), {
  description: '列表中的版本；渠道已修改时返回 409，不作处理',
});

/** A room type into which a booking may be accepted. */
const PendingOffer = z.object({
  roomType: labelled('房型编号', Id),
  name: labelled('房型', z.string()),
  available: labelled('剩余间数', Count, { description: '各晚中最少的，不足时为 0' }),
  /** Of all rooms. */
  pay: labelled(quoteLabel.pay, Sum),
  lastPay: labelled(quoteLabel.lastPay, Sum),
});
export type PendingOffer = z.output<typeof PendingOffer>;

export const quotePendingOrder = endpoint({
  path: '/api/intake/pending/quote',
  sells: true,
  isDesk: true,
  summary: '接单前的报价',
  description: '该酒店各房型的剩余间数与接单后的金额；渠道给出金额的，按渠道的金额。不改动任何数据',
  access: hotelSide,
  input: z.object({ id }),
  data: z.array(PendingOffer),
});

export const acceptPendingOrder = endpoint({
  path: '/api/intake/pending/accept',
  sells: true,
  isDesk: true,
  summary: '接单',
  description:
    '按所选房型预订，每间一张订单，外部编号不变；是修改的，按它修改订单；金额按渠道提交的，渠道未给出的按报价。房间不足时只有酒店管理员可以确认超售',
  access: hotelSide,
  changes: true,
  input: z.object({
    id,
    roomType: labelled('房型', filter(Id), { description: '默认渠道所要的房型' }),
    seen,
    lastPay: labelled(quoteLabel.lastPay, filter(Yuan), {
      description: '报价所示的；与现在不同时返回 409，不接单',
    }),
    confirmOversold: ConfirmOversold,
  }),
  data: z.object({
    /** The first of them. */
    id: labelled('第一张订单号', Id),
    ids: labelled('各间订单号', z.array(Id)),
  }),
});

export const declinePendingOrder = endpoint({
  path: '/api/intake/pending/decline',
  isDesk: true,
  summary: '不接',
  description: '渠道以同一外部编号再次提交时返回 409，并说明已不接；是修改的，订单不变',
  access: hotelSide,
  changes: true,
  input: z.object({ id, reason: labelled('不接原因', text({ max: 200, min: 1 })), seen }),
});
