import * as z from 'zod/mini';
import { moneyMethodField, quoteLabel } from './bill.ts';
import { besideFaults } from './checks.ts';
import {
  Amount,
  Count,
  filter,
  Id,
  integer,
  lenient,
  nullable,
  oneOf,
  Sum,
  Yuan,
} from './codecs.ts';
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
import {
  dayUseLimits,
  orderDueLabel,
  OrderStatus,
  OrderStatusField,
  orderStatusLabel,
} from './order.ts';
import { DocumentNumber, PersonName } from './person.ts';
import { Phone } from './phone.ts';
import { ProvinceName } from './province.ts';
import { hotelSide, management } from './role.ts';
import { QuotedNight } from './roomPrice.ts';
import { sentence } from './sentence.ts';
import { text } from './text.ts';

/** The most rooms that are booked at once: one order each. */
export const maxBookedRooms = 20;

/** Rooms that are booked together. */
export const roomsField = labelled(
  '间数',
  lenient(integer({ min: 1, max: maxBookedRooms }), (wire) => wire ?? 1),
  { description: '默认 1；每间一张订单' },
);

interface BookedLine {
  roomType: unknown;
  rooms: unknown;
}

const typeTwice = sentence('房型重复，请合并间数');
const tooManyRooms = sentence(`全部房型最多 ${maxBookedRooms} 间`);

/** Further room types of a group: rooms of each. */
const OtherTypes = z
  .array(z.object({ roomType: labelled('房型', Id), rooms: roomsField }), '应为列表')
  .check(z.maxLength(maxBookedRooms - 1, `最多 ${maxBookedRooms} 间`));

/** Refuses a room type that is named twice, and more rooms in all than are booked at once. */
const eachTypeOnce = z.check<Partial<BookedLine> & { otherTypes?: unknown }>(
  ({ value, issues }) => {
    const types = new Set([value.roomType]);
    let rooms = Number(value.rooms);
    for (const [index, line] of (Array.isArray(value.otherTypes)
      ? value.otherTypes
      : []
    ).entries()) {
      const { roomType, rooms: more } = (line ?? {}) as Partial<BookedLine>;
      const refuse = (field: keyof BookedLine, message: string) =>
        issues.push({ code: 'custom', message, input: line, path: ['otherTypes', index, field] });
      if (roomType && types.has(roomType)) refuse('roomType', typeTwice);
      types.add(roomType);
      rooms += Number(more);
      if (rooms > maxBookedRooms) refuse('rooms', tooManyRooms);
    }
  },
  { ...besideFaults },
);

/** What is booked: rooms of one or more types from one time to another. */
const bookedStay = {
  /** @default the hotel of the room type */
  hotelId: labelled('酒店', filter(Id)),
  roomType: labelled('房型', Id),
  rooms: roomsField,
  otherTypes: labelled('其他房型', filter(OtherTypes), {
    description: `同一团队的其他房型；连同第一种共 ${maxBookedRooms} 间以内`,
  }),
  estimatedCheckIn: labelled('预计入住', LocalDateTime),
  estimatedCheckOut: labelled('预计离店', LocalDateTime),
  companyId: labelled('协议单位', filter(Id), { description: '按其协议价，不享受其他优惠' }),
  hours: labelled('钟点房时长', filter(integer(dayUseLimits)), {
    description:
      '小时；08:00 至 20:00 之间，按房型的钟点价，不占夜晚，离店为入住后这些小时。不填为按晚',
  }),
};

/** What the rooms of one type cost, and whether there are enough. */
export const QuotedType = z.object({
  roomType: labelled('房型', Id),
  name: labelled('房型', z.string()),
  rooms: labelled('间数', Count),
  lastPay: labelled(quoteLabel.lastPay, Sum, { unit: '元', description: '该房型全部房间' }),
  /** Of one room. */
  lines: labelled('房费', nullable(z.array(QuotedNight)), { description: '一间房的各晚' }),
  available: labelled('剩余间数', Count, { description: '各晚或各小时中最少的' }),
  /** Nights with fewer available rooms than are wanted, or the day of such hours: the booking would be refused. */
  full: labelled('房间不足的夜晚', z.array(LocalDate), { description: '钟点房为当天' }),
});
export type QuotedType = z.output<typeof QuotedType>;

export const quoteBooking = endpoint({
  method: 'POST',
  path: '/api/order/add/quote',
  sells: true,
  isDesk: true,
  summary: '新增预订前的报价',
  description: '按日期与间数算出晚数、价格和房间不足的夜晚，不改动任何数据',
  access: hotelSide,
  input: z.object(bookedStay).check(eachTypeOnce),
  data: z.object({
    nights: labelled('入住天数', Count, { unit: '晚', description: '钟点房为 0' }),
    /** Of all rooms together. */
    pay: labelled(quoteLabel.pay, Sum, { unit: '元', description: '全部房间' }),
    lastPay: labelled(quoteLabel.lastPay, Sum, { unit: '元', description: '全部房间' }),
    /** Of all room types. */
    full: labelled('房间不足的夜晚', z.array(LocalDate)),
    types: labelled('各房型', z.array(QuotedType)),
  }),
});

/** The status of a new booking. */
export const BookingStatus = oneOf(
  { unpaid: OrderStatus.unpaid, paid: OrderStatus.paid },
  orderStatusLabel,
);

/** Minutes until an order that is not paid closes (spec: orders). */
export const unpaidMinutes = 30;

export const addOrder = endpoint({
  path: '/api/order/add',
  sells: true,
  isDesk: true,
  summary: '新增预订',
  description: `代客预订，一种或几种房型，全部订上或都不订；来源为电话；在线待付的 ${unpaidMinutes} 分钟未支付自动关闭`,
  access: hotelSide,
  changes: true,
  input: z
    .object({
      ...bookedStay,
      name: labelled('预订人', PersonName),
      number: labelled('联系电话', Phone),
      idcard: labelled('身份证号', filter(DocumentNumber)),
      customerName: labelled('客户', filter(PersonName)),
      province: labelled('客源省份', filter(ProvinceName)),
      status: labelled('订单状态', filter(BookingStatus), {
        description: '默认未支付',
      }),
      guarantee: guaranteeField,
      guaranteeNote: guaranteeNoteField,
      holdUntil: holdUntilField,
      /** Of all rooms together. */
      received: labelled('收款', filter(Yuan), {
        description: '全部房间，按各间房价分摊；没有分到的一间为到店付；预付默认收齐',
      }),
      method: moneyMethodField,
      groupNo: labelled('团队号', filter(text({ max: 32 })), {
        description: '多间不填时由服务器生成',
      }),
      note: labelled('备注', filter(text({ max: 200 }))),
      /** Of all rooms, as `quoteBooking` has shown it; another one by now is a conflict. */
      lastPay: labelled(quoteLabel.lastPay, filter(Yuan), {
        description: '报价中全部房间的；与现价不同时返回 409',
      }),
    })
    .check(eachTypeOnce),
  data: z.object({
    ids: labelled('订单号', z.array(Id)),
    /** The first of them. */
    id: labelled('第一张订单号', Id),
    /** Of all rooms together. */
    pay: labelled(quoteLabel.pay, Sum),
    lastPay: labelled(quoteLabel.lastPay, Sum),
  }),
});

export const assignOrder = endpoint({
  path: '/api/order/assign',
  sells: true,
  isDesk: true,
  summary: '排房、取消排房',
  description: '房间须同店同房型，且这些晚上无人、无维修。到店当天房间转为预订；房间为空时取消排房',
  access: hotelSide,
  changes: true,
  input: z.object({
    orderId: labelled('订单号', Id),
    roomId: labelled('房间', z.nullable(Id), { description: '空：取消排房' }),
  }),
});

const OrderWithStatus = z.object({ status: labelled('订单状态', OrderStatusField) });

export const quoteCancel = endpoint({
  method: 'POST',
  path: '/api/order/cancel/quote',
  isDesk: true,
  summary: '取消订单前的报价',
  description: '取消一间，或整个团队时各间已收与可退的金额，不改动任何数据',
  access: hotelSide,
  input: z.object({ id: labelled('订单号', Id), scope: scopeField }),
  data: z.object({
    rooms: labelled(
      '各间',
      z.array(
        z.object({
          orderId: labelled('订单号', Id),
          roomName: labelled('房间号', nullable(z.string())),
          status: labelled('订单状态', OrderStatusField),
          lastPay: labelled(quoteLabel.lastPay, Sum),
          received: labelled('已收', Amount, { unit: '元' }),
          refundable: labelled('可退金额', Amount, { unit: '元' }),
        }),
      ),
    ),
    /** Of all rooms: the most that can be paid back; what is not, is kept. */
    refundable: labelled('可退金额', Amount, { unit: '元', description: '全部房间' }),
    skipped: labelled('不取消的订单', z.array(SkippedOrder)),
  }),
});

export const cancelOrder = endpoint({
  path: '/api/order/cancel',
  isDesk: true,
  summary: '取消订单',
  description: '有应退金额时转为申请退款，否则关闭，已收金额不退；团队按订单号依次退',
  access: hotelSide,
  changes: true,
  input: z.object({
    id: labelled('订单号', Id),
    reason: labelled('取消原因', text({ max: 200, min: 1 })),
    refundAmount: labelled('应退金额', Yuan, {
      description: '全部房间，不多于已收',
    }),
    refundable: labelled('可退金额', filter(Yuan), {
      description: '页面所示；与现在不同时返回 409',
    }),
    scope: scopeField,
  }),
  data: z.object({
    /** Of the named order. */
    status: labelled('订单状态', OrderStatusField),
    rooms: labelled(
      '各间',
      z.array(
        z.object({
          orderId: labelled('订单号', Id),
          status: labelled('订单状态', OrderStatusField),
          refundAmount: labelled('应退金额', Amount),
          kept: labelled('不退金额', Amount),
        }),
      ),
    ),
    skipped: labelled('不取消的订单', z.array(SkippedOrder)),
  }),
});

export const endNoShow = endpoint({
  path: '/api/order/noShow',
  isDesk: true,
  summary: '未到店',
  description: '第一晚或保留时间已过的订单：转为已完成，已收款项不退，房间释放',
  access: hotelSide,
  changes: true,
  input: z.object({ id: labelled('订单号', Id) }),
  data: OrderWithStatus,
});

export const settlePaidTwice = endpoint({
  path: '/api/order/paidTwice/settle',
  isDesk: true,
  summary: '处理渠道重复收款',
  description: '渠道与柜台都收了的款项已由一方退还客人：移出今日待办，记入操作记录；账单不变',
  access: hotelSide,
  changes: true,
  input: z.object({
    id: labelled('订单号', Id),
    /** As it was shown; another sum by now is a conflict. */
    amount: labelled(orderDueLabel.paidTwice, Yuan, { description: '元；与现在不同时返回 409' }),
    note: labelled('处理结果', text({ max: 200, min: 1 })),
  }),
});

export const reinstateOrder = endpoint({
  method: 'POST',
  path: '/api/order/reinstate',
  sells: true,
  isDesk: true,
  summary: '恢复订单',
  description:
    '恢复入住日期未过的未到店，或尚未退款的取消；房间已满时返回 409。收齐的恢复为已支付，其余为未支付，重新保留',
  access: management,
  changes: true,
  input: z.object({ id: labelled('订单号', Id) }),
  data: z.object({
    status: labelled('订单状态', OrderStatusField),
    holdUntil: labelled('保留至', nullable(z.string())),
    roomName: labelled('房间', nullable(z.string()), { description: '预留的房间' }),
  }),
});
