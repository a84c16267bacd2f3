import { isSameId } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import {
  changePrice,
  deleteOrder,
  downloadOrders,
  getOrder,
  orderPage,
  refundOrder,
  refuseRefund,
  type Order,
} from '../contract/order.ts';
import type { InputOf } from '../contract/endpoint.ts';
import {
  orderAllows,
  orderConflict,
  orderTransitions,
  type OrderAction,
} from '../rules/orderTransitions.ts';
import { masked } from './fixtures/people.ts';
import { orderOf, type HotelState } from './hotelState.ts';
import { mock, refuse } from './mock.ts';
import { pageOf } from './page.ts';

/** Refuses an action that the order's status does not allow. */
function needStatusFor(action: OrderAction, order: Order): void {
  if (!orderAllows(action, order.status).isAllowed) {
    refuse(Code.conflict, orderConflict(order.status));
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
    needStatusFor('remove', order);
    state.orders.splice(state.orders.indexOf(order), 1);
    return null;
  }),
  changePrice: mock(changePrice, ({ id, lastPay }) => {
    const order = orderOf(state, id);
    needStatusFor('changePrice', order);
    order.lastPay = lastPay;
    return null;
  }),
  refundOrder: mock(refundOrder, ({ id }) => {
    const order = orderOf(state, id);
    needStatusFor('refund', order);
    order.status = orderTransitions.refund.to;
    return null;
  }),
  refuseRefund: mock(refuseRefund, ({ orderId }) => {
    const order = orderOf(state, orderId);
    needStatusFor('refuseRefund', order);
    order.status = orderTransitions.refuseRefund.to;
    return null;
  }),
});
