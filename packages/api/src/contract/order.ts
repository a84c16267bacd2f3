import * as z from 'zod/mini';
import {
  Amount,
  Count,
  filter,
  Flag,
  Id,
  lenient,
  nullable,
  oneOf,
  oneOfTexts,
  Sum,
  Yuan,
} from './codecs.ts';
import { Method } from './bill.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { GuaranteeField } from './guarantee.ts';
import { labelled } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { hotelSide, management } from './role.ts';
import { ProvinceName } from './province.ts';
import { searchText, text } from './text.ts';
import { keptField } from './retention.ts';

/** The status of an order. */
export const OrderStatus = {
  unpaid: 0,
  paid: 1,
  closed: 2,
  checkedIn: 3,
  completed: 4,
  refundRequested: 5,
  refunded: 6,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];
export const orderStatusLabel = {
  [OrderStatus.unpaid]: '未支付',
  [OrderStatus.paid]: '已支付',
  [OrderStatus.closed]: '已关闭',
  [OrderStatus.checkedIn]: '已入住',
  [OrderStatus.completed]: '已完成',
  [OrderStatus.refundRequested]: '申请退款',
  [OrderStatus.refunded]: '已退款',
} as const satisfies Record<OrderStatus, string>;
export const orderStatuses = Object.values(OrderStatus);

export const OrderStatusField = oneOf(OrderStatus, orderStatusLabel);

/** What is due with an order today, by the server's clock. */
export const orderDueLabel = {
  /** Paid, or held with another guarantee; arrives today. */
  arriving: '今日到店',
  /** Checked in, leaves today at whatever hour. */
  leaving: '今日离店',
  /** Checked in, should have left by now. */
  overdue: '逾期未离',
  /** Paid, arrives today or tomorrow, no room is held for it or assigned to it. */
  unassigned: '已支付未排房',
  /** Paid and not checked in, although its first night is over. */
  noShow: '未到店',
  /** Held for who pays later, and not come until then. */
  late: '逾时未到',
  /** Its guests have left with something open on its bill, or a deposit held. */
  leftOpen: '离店未结',
  /** Received by a channel as well as by the desk. */
  paidTwice: '渠道重复收款',
  /** Its refund was asked for, or staff give money back that waits for who manages the hotel. */
  toRefund: '待审批退款',
} as const;
export type OrderDue = keyof typeof orderDueLabel;

/** The hours of a day use (钟点房), at least and at most. */
export const dayUseLimits = { min: 3, max: 6 } as const;

/** The order in another hotel of the chain with which guests came from there, or went on. */
const OrderElsewhere = z.object({
  orderId: labelled('订单号', Id),
  hotelName: labelled('酒店', z.string()),
});

/** An order; ID number and phone are masked in lists and complete in `getOrder`. */
export const Order = z.object({
  id: labelled('订单号', Id),
  userPO: labelled(
    '下单用户',
    nullable(
      z.object({
        nickName: labelled('昵称', nullable(z.string())),
        heads: labelled('头像', nullable(z.string())),
      }),
    ),
  ),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  /** Missing while the hotel is open. */
  isHotelClosed: labelled('酒店已停业', filter(Flag)),
  customerName: labelled('客户', nullable(z.string())),
  customerId: labelled('客户编号', nullable(Id)),
  province: labelled('客源省份', nullable(z.string())),
  /** Room type id. */
  roomType: labelled('房型编号', nullable(Id)),
  roomTypeName: labelled('房型', nullable(z.string())),
  /** Nights. */
  days: labelled('入住天数', nullable(Count), { unit: '晚', description: '钟点房为 0' }),
  /** Hours of a day use, from `estimatedCheckIn` on; missing of a stay by nights. */
  dayUseHours: labelled('钟点房时长', filter(Count), {
    description: '小时；按晚入住的没有',
  }),
  /** Amount due (应付), before discounts; null for roles that see no money. */
  pay: labelled('应付金额', Sum),
  /** After discounts or a changed price, whether it has been received or not (实付); in quotes `quoteLabel`. */
  lastPay: labelled('实付金额', Sum),
  /** What was paid back; null for an order that was not refunded. */
  refundAmount: labelled('退款金额', Sum),
  /** The guest's reason for the refund. */
  reason: labelled('退款原因', nullable(z.string())),
  status: labelled('订单状态', OrderStatusField),
  createTime: labelled('下单时间', nullable(z.string())),
  /** Name of the person who booked. */
  name: labelled('预订人', nullable(z.string())),
  /** Contact phone. */
  number: labelled('联系电话', nullable(z.string())),
  /** A channel sent a phone that cannot be read. */
  isNumberUnverified: labelled('号码待核实', filter(Flag)),
  idcard: labelled('身份证号', nullable(z.string())),
  estimatedCheckIn: labelled('预计入住', nullable(z.string())),
  estimatedCheckOut: labelled('预计离店', nullable(z.string())),
  /** When its guests were really checked in, and when the last of them left; missing where it was not kept. */
  checkedInTime: labelled('实际入住', filter(z.string())),
  checkedOutTime: labelled('实际离店', filter(z.string())),
  /** The label of the status, as the back end sends it. */
  currentStatus: labelled('订单状态的文字', nullable(z.string())),
  /** Of orders that were booked together. */
  groupNo: labelled('团队号', filter(z.string())),
  note: labelled('备注', filter(z.string())),
  /** Its guests pay at the channel that sent it: the desk takes no payment. */
  isPaidToChannel: labelled('渠道收款', filter(Flag)),
  /** What its channel has received as well as the desk, while that is not settled. */
  paidTwice: labelled(orderDueLabel.paidTwice, filter(Amount), { description: '元；不在账单上' }),
  /** What staff give back, while it waits for who manages the hotel. */
  toPayBack: labelled('待退', filter(Amount), { unit: '元' }),
  /** Nobody came, its money is kept. */
  isNoShow: labelled('未到店', filter(Flag)),
  /** The desk has cancelled it: its nights are free, its money may wait. */
  isReleased: labelled('已放房', filter(Flag)),
  /** What keeps its room (担保); missing of other back ends. */
  guarantee: labelled('担保方式', filter(GuaranteeField)),
  /** The company or card that guarantees. */
  guaranteeNote: labelled('担保说明', filter(z.string())),
  /** Until when its room is held; missing of orders that are paid or that a clock closes. */
  holdUntil: labelled('保留至', filter(z.string())),
  /** What its bill has received of an order that is not paid in full. */
  received: labelled('已收', filter(Amount), { unit: '元', description: '未付清的订单已收的' }),
  /** Its guests came from another hotel of the chain, or went on to one. */
  movedFrom: labelled('转自', filter(OrderElsewhere)),
  movedTo: labelled('转至', filter(OrderElsewhere)),
  /** The company by whose agreement it is priced. */
  company: labelled(
    '协议单位',
    filter(z.object({ id: labelled('编号', Id), name: labelled('名称', z.string()) })),
  ),
  /** The room that its guests are to have. */
  assignedRoomId: labelled('已排房间编号', filter(Id)),
  assignedRoomName: labelled('已排房间', filter(z.string())),
  /** Where its guests are, or, before they come, are to have. */
  roomName: labelled('房间', filter(z.string()), {
    description: '在住的房间，未入住时为预留或已排的房间',
  }),
  /** The most that can be paid back now; missing where nothing can, and of other back ends: `lastPay`. */
  refundable: labelled('可退金额', filter(Amount), { unit: '元', description: '已收而未退的房费' }),
  /** What is to be paid back of an order that the desk has cancelled; the whole where it is missing. */
  refundDue: labelled('应退金额', filter(Amount)),
  /** A refund goes back as the desk received the money; missing where the payment gateway or the channel pays it. */
  refundMethod: labelled('退款方式', filter(Method)),
  /** The channel collected the money, and gives it back. */
  isRefundedByChannel: labelled('渠道退款', filter(Flag)),
  kept: keptField,
});
export type Order = z.output<typeof Order>;

const incomeTime = { description: '按支付时间，不含已退款' };

/** Filters of the order list; `beginTime` and `endTime` are those of creation. */
export const OrderFilter = {
  hotelId: labelled('酒店', filter(Id)),

  roomType: labelled('房型', filter(Id)),
  status: labelled('订单状态', filter(OrderStatusField)),
  beginTime: labelled('开始日期', filter(LocalDateTime)),
  endTime: labelled('结束日期', filter(LocalDateTime)),
  province: labelled('客源省份', filter(ProvinceName)),
  due: labelled('今日待办', filter(oneOfTexts(orderDueLabel))),
  guarantee: labelled('担保方式', filter(GuaranteeField)),
  /** A name of the chart of sources. */
  source: labelled('订单来源', filter(text({ max: 64 })), { description: '图表中的来源名称' }),
  /** A name of the chart of room types: those of all hotels that have this name. */
  roomTypeName: labelled('房型名称', filter(searchText({ max: 64 })), {
    description: '图表中的房型名称，各酒店的同名房型',
  }),
  /** Income of these days, as in the chart of income: by the day of payment, without refunds. */
  paidBeginTime: labelled('收入开始日期', filter(LocalDateTime), incomeTime),
  paidEndTime: labelled('收入结束日期', filter(LocalDateTime), incomeTime),
  arriveBeginTime: labelled('入住开始日期', filter(LocalDateTime)),
  arriveEndTime: labelled('入住结束日期', filter(LocalDateTime)),
  stayBeginTime: labelled('在住开始日期', filter(LocalDateTime), {
    description: '其间任一晚在住',
  }),
  stayEndTime: labelled('在住结束日期', filter(LocalDateTime)),
  keyword: labelled('关键字', filter(searchText({ max: 50 })), {
    description: '订单号、团队号、房间号、姓名（可用拼音），或电话、证件号的全部或后四位',
  }),
  groupNo: labelled('团队号', filter(searchText({ max: 32 }))),
};

/** What a page of orders is sorted by. */
export const orderSortLabel = {
  /** Newest first. */
  createTime: '下单时间',
  /** Earliest first. */
  estimatedCheckIn: '预计入住',
  estimatedCheckOut: '预计离店',
} as const;
export type OrderSort = keyof typeof orderSortLabel;

export const orderPage = endpoint({
  path: '/api/order/my',
  summary: '订单列表',
  description: '管理员看全部，酒店看本店。以完整号码为关键字时记入日志',
  access: hotelSide,
  input: z.object({
    page: labelled('分页', PageRequest),
    ...OrderFilter,
    ...orderedBy(orderSortLabel),
  }),
  data: z.object({ page: labelled('分页', paged(Order)) }),
});

/** What of orders is exported. */
export const orderExportLabel = { orders: '订单', bills: '账单', lines: '账单明细' } as const;
export type OrderExport = keyof typeof orderExportLabel;

export const downloadOrders = endpoint({
  path: '/api/order/download',
  summary: '导出订单为 Excel',
  access: hotelSide,
  answer: 'file',
  input: z.object({
    page: labelled('分页', PageRequest),
    ...OrderFilter,
    content: labelled('内容', filter(oneOfTexts(orderExportLabel)), {
      description: '默认订单；账单每张一行、各项合计，账单明细每笔一行',
    }),
  }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/order/get/{id}',
  summary: '订单详情',
  description: '证件号与手机号完整返回，并记入日志',
  access: hotelSide,
  unmasks: true,
  input: z.object({ id: labelled('订单号', Id) }),
  data: Order,
});

export const deleteOrder = endpoint({
  method: 'GET',
  path: '/api/order/delete/{id}',
  summary: '删除已关闭的订单',
  access: management,
  changes: true,
  input: z.object({ id: labelled('订单号', Id) }),
});

/**
 * The order as it was read, for other back ends that need its fields (spec: other back ends). Ours does not
 * read them: each is decoded as left out, whatever it holds.
 */
const OrderAsRead = Object.fromEntries(
  Object.entries(Order.shape).map(([key, field]) => [
    key,
    z.codec(z.optional(z.unknown()), z.optional(field as z.ZodMiniType), {
      decode: () => undefined,
      encode: (wire) => wire,
    }),
  ]),
) as unknown as ReturnType<typeof z.partial<typeof Order>>['shape'];

/** A field of the order as it was read that ours does read: null and blank text mean that it is left out. */
const asRead = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.nullish(schema), (wire) =>
    wire === null || (typeof wire === 'string' && wire.trim() === '') ? undefined : wire,
  );

export const changePrice = endpoint({
  path: '/api/order/changePrice',
  summary: '改价',
  description: '仅未支付的订单。应付金额与订单不符时返回 409',
  access: management,
  encoding: 'form',
  changes: true,
  input: z.object({
    ...OrderAsRead,
    id: labelled('订单号', Id),
    pay: labelled('应付金额', asRead(Amount)),
    lastPay: labelled('新价格', Yuan),
  }),
});

export const refundOrder = endpoint({
  path: '/api/order/refund',
  summary: '同意退款',
  description:
    '退回账单已收的款项，或其中一部分：小程序支付的原路退回，渠道收款和前台收款的只记账。应付、实付金额与订单不符时返回 409',
  access: management,
  changes: true,
  input: z.object({
    ...OrderAsRead,
    id: labelled('订单号', Id),
    pay: labelled('应付金额', asRead(Amount)),
    lastPay: labelled('实付金额', asRead(Amount)),
    refundAmount: labelled('退款金额', asRead(Yuan), {
      unit: '元',
      description: '不填则全退。不多于账单已收',
    }),
    /** The guest's in an order as it was read; the reason of the clerk for a part. */
    reason: labelled('退款原因', asRead(text({ max: 200 })), { description: '部分退款时必填' }),
    paymentMethod: labelled('支付方式', z.literal('WECHAT', '只支持 WECHAT')),
    paymentClient: labelled('支付端', z.literal('MP', '只支持 MP')),
  }),
});

export const refuseRefund = endpoint({
  path: '/api/order/requestRefund/refuse',
  summary: '驳回退款申请',
  access: management,
  encoding: 'form',
  changes: true,
  input: z.object({ orderId: labelled('订单号', Id) }),
});
