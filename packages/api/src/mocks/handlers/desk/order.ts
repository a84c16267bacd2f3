import type { Id } from '../../../contract/codecs.ts';
import { Code } from '../../../contract/envelope.ts';
import {
  changePrice,
  deleteOrder,
  downloadOrders,
  getOrder,
  orderPage,
  refundOrder,
  refuseRefund,
  Order,
} from '../../../contract/order.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { byLabel } from '../../../contract/label.ts';
import { LogType, type LogDetail } from '../../../contract/log.ts';
import { maskIdCard, maskPhone } from '../../../rules/personalNumbers.ts';
import {
  orderAllows,
  orderConflict,
  orderTransitions,
  type OrderAction,
  type OrderMove,
} from '../../../rules/orderTransitions.ts';
import { isIncome, orderIsDue, orderSourceOf } from '../../due.ts';
import { findOrder, type HotelState } from '../../hotelState.ts';
import { loggedExport, writeLog } from '../../log.ts';
import { refuse } from '../../mock.ts';
import { equals, isWithin, pageOf, refersTo } from '../../records.ts';
import { handlerOn, isInScope, limitHotel, type Session } from '../../session.ts';

/** Refuses with 409 an action that the order's status does not allow. */
function checkAllowed(action: OrderAction, order: Order): void {
  if (!orderAllows(action, order.status).isAllowed) {
    refuse(Code.conflict, orderConflict(order.status));
  }
}

/** An order with masked numbers, as lists show it. */
const toListed = (order: Order): Order => ({
  ...order,
  number: order.number && maskPhone(order.number),
  idcard: order.idcard && maskIdCard(order.idcard),
});

/** Orders: list, export, detail, and the actions that their status allows. */
export function orderHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { orders, logs } = state;

  function matching(filter: InputOf<typeof orderPage>, session: Session): Order[] {
    const hotelId = limitHotel(session, filter.hotelId);
    const { due, paidBeginTime, paidEndTime } = filter;
    const paid = { beginTime: paidBeginTime, endTime: paidEndTime };
    const isOfPaidDays = paidBeginTime !== undefined || paidEndTime !== undefined;
    return orders.filter(
      (order) =>
        refersTo(order.hotelId, hotelId) &&
        refersTo(order.roomType, filter.roomType) &&
        equals(order.status, filter.status) &&
        equals<string | null>(order.province, filter.province) &&
        isWithin(order.createTime, filter) &&
        (due === undefined || orderIsDue[due](state, order)) &&
        equals(orderSourceOf(order), filter.source) &&
        equals<string | null>(order.roomTypeName, filter.roomTypeName) &&
        // The records have no time of payment: orders are paid when they are made.
        (!isOfPaidDays || (isIncome(order) && isWithin(order.createTime, paid))),
    );
  }
  function find(session: Session, id: Id): Order {
    const order = findOrder(state, id);
    return isInScope(session, order.hotelId) ? order : refuse(Code.notFound, '找不到该订单');
  }
  const log = (
    session: Session,
    { hotelId }: Order,
    sketch: string,
    sides: Partial<LogDetail> = {},
    type: LogType = LogType.dataChange,
  ): void =>
    writeLog(logs, session.user, {
      sketch,
      type,
      hotelId,
      detail: { before: null, after: null, ...sides },
    });

  /** Moves an order to the status that follows an action. */
  function move(session: Session, order: Order, action: OrderMove, sketch: string): null {
    checkAllowed(action, order);
    const before = byLabel(Order, { status: order.status });
    order.status = orderTransitions[action].to;
    log(session, order, sketch, { before, after: byLabel(Order, { status: order.status }) });
    return null;
  }

  return {
    orderPage: handle(orderPage, (filter, session) => ({
      page: pageOf(matching(filter, session).map(toListed), filter.page),
    })),
    downloadOrders: handle(downloadOrders, (filter, session) =>
      loggedExport(logs, session, {
        kind: '订单',
        rows: matching(filter, session),
        cells: ({ id, name, lastPay }) => [id, name, lastPay],
      }),
    ),
    getOrder: handle(getOrder, ({ id }, session) => {
      const order = find(session, id);
      log(session, order, `查看订单 ${order.id} 的完整信息`, {}, LogType.personalData);
      return order;
    }),
    deleteOrder: handle(deleteOrder, ({ id }, session) => {
      const order = find(session, id);
      checkAllowed('remove', order);
      orders.splice(orders.indexOf(order), 1);
      log(session, order, `删除订单 ${order.id}`, {
        before: byLabel(Order, { status: order.status, roomTypeName: order.roomTypeName }),
      });
      return null;
    }),
    changePrice: handle(changePrice, ({ id, lastPay }, session) => {
      const order = find(session, id);
      checkAllowed('changePrice', order);
      const before = byLabel(Order, { lastPay: order.lastPay });
      order.lastPay = lastPay;
      log(session, order, `订单 ${order.id} 改价`, { before, after: byLabel(Order, { lastPay }) });
      return null;
    }),
    refundOrder: handle(refundOrder, ({ id, refundAmount }, session) => {
      const order = find(session, id);
      checkAllowed('refund', order);
      order.refundAmount = refundAmount ?? order.lastPay;
      return move(session, order, 'refund', `订单 ${order.id} 已退款`);
    }),
    refuseRefund: handle(refuseRefund, ({ orderId }, session) => {
      const order = find(session, orderId);
      return move(session, order, 'refuseRefund', `驳回订单 ${order.id} 的退款申请`);
    }),
  };
}
