import { isSameId } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import {
  changePrice,
  deleteOrder,
  downloadOrders,
  getOrder,
  orderPage,
  OrderStatus,
  refundOrder,
  refuseRefund,
  type Order,
} from '../contract/order.ts';
import type { InputOf } from '../contract/endpoint.ts';
import { masked } from './fixtures/people.ts';
import { orderOf, type HotelState } from './hotelState.ts';
import { mock, refuse } from './mock.ts';
import { pageOf } from './page.ts';

/** The words of each status, for what a second clerk is told. */
const word: Record<OrderStatus, string> = {
  [OrderStatus.unpaid]: '未支付',
  [OrderStatus.paid]: '已支付',
  [OrderStatus.closed]: '已关闭',
  [OrderStatus.checkedIn]: '已入住',
  [OrderStatus.completed]: '已完成',
  [OrderStatus.refundRequested]: '申请退款',
  [OrderStatus.refunded]: '已退款',
};

/** Refuses a call that the order's status does not allow. */
function needStatus(order: Order, status: OrderStatus): void {
  if (order.status !== status) {
    refuse(Code.conflict, `订单状态已变更为「${word[order.status]}」`);
  }
}

function matching({ orders }: HotelState, filter: InputOf<typeof orderPage>): Order[] {
  const { status, roomType, province, beginTime = '', endTime = '9999' } = filter;
  return orders.filter(
    (order) =>
      (status === undefined || order.status === status) &&
      (roomType === undefined || isSameId(order.roomType, roomType)) &&
      (province === undefined || order.province === province) &&
      (order.createTime ?? '') >= beginTime &&
      (order.createTime ?? '') <= endTime,
  );
}

/** Personal data as lists show it. */
const listed = (order: Order): Order => ({
  ...order,
  number: masked(order.number),
  idcard: masked(order.idcard),
});

/** Orders, and what can be done with them. */
export const orderHandlers = (state: HotelState) => ({
  orderPage: mock(orderPage, (filter) => ({
    page: pageOf(matching(state, filter).map(listed), filter.page),
  })),
  downloadOrders: mock(downloadOrders, (filter) => ({
    fileName: '订单 2026-03-18.xlsx',
    body: matching(state, filter)
      .map(({ id }) => id)
      .join('\n'),
  })),
  getOrder: mock(getOrder, ({ id }) => orderOf(state, id)),
  deleteOrder: mock(deleteOrder, ({ id }) => {
    const order = orderOf(state, id);
    needStatus(order, OrderStatus.closed);
    state.orders.splice(state.orders.indexOf(order), 1);
    return null;
  }),
  changePrice: mock(changePrice, ({ id, lastPay }) => {
    const order = orderOf(state, id);
    needStatus(order, OrderStatus.unpaid);
    order.lastPay = lastPay;
    return null;
  }),
  refundOrder: mock(refundOrder, ({ id }) => {
    const order = orderOf(state, id);
    needStatus(order, OrderStatus.refundRequested);
    order.status = OrderStatus.refunded;
    return null;
  }),
  refuseRefund: mock(refuseRefund, ({ orderId }) => {
    const order = orderOf(state, orderId);
    needStatus(order, OrderStatus.refundRequested);
    order.status = OrderStatus.paid;
    return null;
  }),
});
