import * as z from 'zod/mini';
import { cameBy, payMethodField, quoteLabel, waitsField } from './bill.ts';
import { keptWhenMasked, optional } from './change.ts';
import { Amount, Count, filter, Flag, Id, nullable, SignedYuan, Sum, Yuan } from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import {
  guaranteeField,
  guaranteeNoteField,
  holdUntilField,
  scopeField,
  SkippedOrder,
} from './guarantee.ts';
import { labelled } from './label.ts';
import { OrderStatusField } from './order.ts';
import { DocumentNumber, PersonName } from './person.ts';
import { Phone } from './phone.ts';
import { ProvinceName } from './province.ts';
import { hotelSide } from './role.ts';
import { QuotedNight } from './roomPrice.ts';
import { text } from './text.ts';

/** The stay that a booking is to have; what is left out stays as it is. */
const changedStay = {
  id: labelled('订单号', Id),
  roomType: labelled('房型', filter(Id)),
  estimatedCheckIn: labelled('预计入住', filter(LocalDateTime)),
  estimatedCheckOut: labelled('预计离店', filter(LocalDateTime)),
  /** The room that its guests are to have. */
  roomId: labelled('房间', filter(Id), {
    description: '改排到该房间；不填时保留已排的房间。整个团队不能填写',
  }),
  scope: scopeField,
};

/** What a change means for one of the rooms. */
export const ChangedRoom = z.object({
  orderId: labelled('订单号', Id),
  roomTypeName: labelled('房型', nullable(z.string())),
  lastPay: labelled(quoteLabel.lastPay, Sum),
  difference: labelled('差价', Amount, { unit: '元', description: '现在要收的，负数为要退的' }),
  /** The room that is assigned to it or held for it at present. */
  roomId: labelled('房间', nullable(Id)),
  roomName: labelled('房间号', nullable(z.string())),
  isRoomKept: labelled('保留房间', Flag, { description: '原房间在新的日期仍可用；没有房间时为是' }),
  /** Why it is not kept. */
  roomTaken: labelled('房间不可用的原因', nullable(z.string())),
  /** Another room that is free then; null where the present one is, or none. */
  freeRoomId: labelled('可换的房间', nullable(Id)),
  freeRoomName: labelled('可换的房间号', nullable(z.string())),
});
export type ChangedRoom = z.output<typeof ChangedRoom>;

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/order/quote',
  sells: true,
  isDesk: true,
  summary: '修改预订前的报价',
  description:
    '按新的日期、房型算出晚数、房费、差价，已满的夜晚，以及已排的房间能否保留，不改动任何数据。' +
    '原有的夜晚保持原价，增加的按现价',
  access: hotelSide,
  input: z.object(changedStay),
  data: z.object({
    rooms: labelled('各间', z.array(ChangedRoom)),
    nights: labelled('入住天数', Count, { unit: '晚' }),
    /** Of all rooms then. */
    pay: labelled(quoteLabel.pay, Sum, { unit: '元', description: '全部房间' }),
    lastPay: labelled(quoteLabel.lastPay, Sum, { unit: '元', description: '全部房间' }),
    priceChange: labelled('价差', Amount, {
      unit: '元',
      description: '改后减原来的房费，全部房间',
    }),
    difference: labelled('差价', Amount, {
      unit: '元',
      description: '现在要收的，负数为要退的。未支付的订单多出的部分留在未结中',
    }),
    cameBy,
    waits: waitsField,
    open: labelled('未结', Amount, { unit: '元', description: '收退差价之后' }),
    lines: labelled('房费', z.array(QuotedNight), { description: '该订单一间的各晚，折前' }),
    full: labelled('已满的夜晚', z.array(LocalDate)),
    shortages: labelled('房间不足的房型', z.array(z.string())),
    skipped: labelled('不修改的订单', z.array(SkippedOrder), {
      description: '团队中已入住、已结束的',
    }),
    /** Of the orders as they were read for this quote. */
    seen: labelled('订单版本', z.string()),
  }),
});

export const modifyOrder = endpoint({
  method: 'POST',
  path: '/api/order/modify',
  sells: true,
  isDesk: true,
  summary: '修改预订',
  description:
    '未支付、已支付的订单；只改提交的字段。价格有变时须先查看报价，与报价不同，或订单之后被他人修改时返回 409。' +
    '已支付的订单少收差价时转为未支付（定金）；收齐时转为已支付',
  access: hotelSide,
  changes: true,
  input: z.object({
    ...changedStay,
    name: labelled('预订人', filter(PersonName)),
    number: labelled('联系电话', filter(keptWhenMasked(Phone))),
    idcard: labelled('身份证号', filter(keptWhenMasked(DocumentNumber))),
    province: labelled('客源省份', filter(ProvinceName)),
    customerName: labelled('客户', filter(PersonName)),
    guarantee: guaranteeField,
    guaranteeNote: guaranteeNoteField,
    holdUntil: holdUntilField,
    note: labelled('备注', optional(text({ max: 200 })), {
      description: '空文字：清除',
    }),
    groupNo: labelled('团队号', optional(text({ max: 32 })), {
      description: '空文字：移出团队',
    }),
    pay: labelled('差价', filter(SignedYuan), {
      unit: '元',
      description:
        '现在收的，负数为退的，全部房间。要退时须与报价相同；要收时不多于未结，未支付的订单默认不收',
    }),
    method: payMethodField,
    lastPay: labelled(quoteLabel.lastPay, filter(Yuan), {
      description: '报价中全部房间的；与现价不同时返回 409，不修改',
    }),
    seen: labelled('订单版本', filter(text({ max: 64 })), {
      description: '报价中的订单版本；订单之后被修改时返回 409',
    }),
  }),
  data: z.object({
    ids: labelled('订单号', z.array(Id)),
    status: labelled('订单状态', OrderStatusField, { description: '该订单的' }),
    pay: labelled(quoteLabel.pay, Sum, { unit: '元', description: '全部房间' }),
    lastPay: labelled(quoteLabel.lastPay, Sum, { unit: '元', description: '全部房间' }),
    open: labelled('未结', Amount),
    holdUntil: labelled('保留至', nullable(z.string())),
    roomName: labelled('房间', nullable(z.string()), { description: '该订单已排或预留的房间' }),
  }),
});
