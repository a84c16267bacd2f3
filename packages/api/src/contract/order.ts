import * as z from 'zod/mini';
import { Count, filter, Id, maybe, Nothing, oneOf, Sum, Yuan } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { paged, PageRequest } from './page.ts';
import { hotelSide, management } from './role.ts';
import { typed } from './text.ts';

/** Where an order stands. */
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
export const orderStatuses = Object.values(OrderStatus);

const OrderStatusField = oneOf(OrderStatus);

/** An order as lists show it: ID number and phone are masked there, whole in `getOrder`. */
export const Order = z.object({
  id: Id,
  userPO: maybe(z.object({ nickName: maybe(z.string()), heads: maybe(z.string()) })),
  hotelId: maybe(Id),
  hotelName: maybe(z.string()),
  customerName: maybe(z.string()),
  customerId: maybe(Id),
  province: maybe(z.string()),
  /** Room type id. */
  roomType: maybe(Id),
  roomTypeName: maybe(z.string()),
  /** Nights. */
  days: maybe(Count),
  /** Amount due (应付), before discounts; null where the role sees no money. */
  pay: Sum,
  /** Amount paid (实付), after discounts. */
  lastPay: Sum,
  /** Why the guest asks for a refund. */
  reason: maybe(z.string()),
  status: OrderStatusField,
  createTime: maybe(z.string()),
  /** Who booked. */
  name: maybe(z.string()),
  /** Contact phone. */
  number: maybe(z.string()),
  idcard: maybe(z.string()),
  estimatedCheckIn: maybe(z.string()),
  estimatedCheckOut: maybe(z.string()),
  /** The status in words, as the back end says it. */
  currentStatus: maybe(z.string()),
});
export type Order = z.output<typeof Order>;

/** What the order list is narrowed by; the days are those of the order's creation. */
export const OrderFilter = {
  roomType: named('房型', filter(Id)),
  status: named('订单状态', filter(OrderStatusField)),
  beginTime: named('开始日期', filter(LocalDateTime)),
  endTime: named('结束日期', filter(LocalDateTime)),
  province: named('客源省份', filter(typed(20))),
};

export const orderPage = endpoint({
  method: 'POST',
  path: '/api/order/my',
  summary: '订单列表：管理员看全部，酒店看本店',
  access: hotelSide,
  input: z.object({ page: named('分页', PageRequest), ...OrderFilter }),
  data: z.object({ page: paged(Order) }),
});

export const downloadOrders = endpoint({
  method: 'POST',
  path: '/api/order/download',
  summary: '导出订单为 Excel',
  access: hotelSide,
  answer: 'file',
  input: z.object({ page: named('分页', PageRequest), ...OrderFilter }),
  data: Nothing,
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/order/get/{id}',
  summary: '订单详情：证件号与手机号完整返回，并记入日志',
  access: hotelSide,
  input: z.object({ id: named('订单号', Id) }),
  data: Order,
});

export const deleteOrder = endpoint({
  method: 'GET',
  path: '/api/order/delete/{id}',
  summary: '删除已关闭的订单',
  access: management,
  changes: true,
  input: z.object({ id: named('订单号', Id) }),
  data: Nothing,
});

export const changePrice = endpoint({
  method: 'POST',
  path: '/api/order/changePrice',
  summary: '改价：仅未支付的订单',
  access: management,
  encoding: 'form',
  changes: true,
  input: z.object({ id: named('订单号', Id), lastPay: named('新价格', Yuan) }),
  data: Nothing,
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/order/refund',
  summary: '同意退款：原路全额退回实付金额',
  access: management,
  changes: true,
  input: z.object({
    id: named('订单号', Id),
    paymentMethod: named('支付方式', z.literal('WECHAT', '只支持 WECHAT')),
    paymentClient: named('支付端', z.literal('MP', '只支持 MP')),
  }),
  data: Nothing,
});

export const refuseRefund = endpoint({
  method: 'POST',
  path: '/api/order/requestRefund/refuse',
  summary: '驳回退款申请',
  access: management,
  encoding: 'form',
  changes: true,
  input: z.object({ orderId: named('订单号', Id) }),
  data: Nothing,
});
