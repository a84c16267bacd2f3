import { Guarantee } from '../contract/guarantee.ts';
import { closedRefusal, isOfClosedHotel } from '../contract/closedHotel.ts';
import { isDeskOffered } from '../contract/desk.ts';
import { OrderStatus, orderStatuses, orderStatusLabel } from '../contract/order.ts';
import { hotelSide, management, type Role } from '../contract/role.ts';
import type { Verdict } from './verdict.ts';

interface OrderRule {
  /** What is done. */
  label: string;
  from: readonly OrderStatus[];
  /** Roles that may do it; `system`: the payment, a timer, the guest, the last check-out. */
  by: readonly Role[] | 'system';
  /** The status afterwards; absent when it stays the same. */
  to?: OrderStatus;
  /** By a call of the desk, which another back end may lack. */
  isDesk?: true;
  /** A closed hotel does not do it. */
  sells?: true;
  /** Of unpaid orders only those that are held for who pays later. */
  isForHeld?: true;
}

/** The actions on an order: from which statuses, by which roles, to which status (spec: orders; roles). */
const rules = {
  view: { label: '查看订单', from: orderStatuses, by: hotelSide },
  bill: { label: '查看账单', from: orderStatuses, by: hotelSide, isDesk: true },
  changePrice: { label: '改价', from: [OrderStatus.unpaid], by: management },
  checkIn: {
    label: '办理入住',
    from: [OrderStatus.unpaid, OrderStatus.paid],
    by: hotelSide,
    to: OrderStatus.checkedIn,
    isForHeld: true,
    sells: true,
  },
  checkOut: { label: '退房', from: [OrderStatus.checkedIn], by: hotelSide },
  refund: {
    label: '退款',
    from: [OrderStatus.refundRequested],
    by: management,
    to: OrderStatus.refunded,
  },
  refuseRefund: {
    label: '驳回退款',
    from: [OrderStatus.refundRequested],
    by: management,
    to: OrderStatus.paid,
  },
  /** Of an order that the desk has cancelled: its nights are sold to others by now. */
  refuseReleased: {
    label: '驳回退款',
    from: [OrderStatus.refundRequested],
    by: 'system',
    to: OrderStatus.closed,
  },
  /** Before its guests come: a room of theirs is named, or no longer. */
  assign: {
    label: '排房',
    from: [OrderStatus.unpaid, OrderStatus.paid],
    by: hotelSide,
    isDesk: true,
    sells: true,
  },
  /** Who is to come is written down before they do. */
  expectGuests: {
    label: '登记入住名单',
    from: [OrderStatus.unpaid, OrderStatus.paid],
    by: hotelSide,
    isDesk: true,
  },
  /** Before its guests come, also by the channel that sent it. */
  modify: {
    label: '修改预订',
    from: [OrderStatus.unpaid, OrderStatus.paid],
    by: hotelSide,
    isDesk: true,
    sells: true,
  },
  /** Nothing is paid back; where something is, it is `requestRefund`. */
  cancel: {
    label: '取消订单',
    from: [OrderStatus.unpaid, OrderStatus.paid],
    by: hotelSide,
    to: OrderStatus.closed,
    isDesk: true,
  },
  noShow: {
    label: '标记未到店',
    from: [OrderStatus.unpaid, OrderStatus.paid],
    by: hotelSide,
    to: OrderStatus.completed,
    isDesk: true,
    isForHeld: true,
  },
  /** A no-show, or a cancellation of which nothing was paid back; `reinstateRefusal` looks at the order. */
  reinstate: {
    label: '恢复订单',
    from: [OrderStatus.closed, OrderStatus.completed, OrderStatus.refundRequested],
    by: management,
    isDesk: true,
    sells: true,
  },
  reinstatePaid: {
    label: '恢复订单',
    from: [OrderStatus.closed, OrderStatus.completed, OrderStatus.refundRequested],
    by: 'system',
    to: OrderStatus.paid,
  },
  reinstateUnpaid: {
    label: '恢复订单',
    from: [OrderStatus.closed, OrderStatus.completed, OrderStatus.refundRequested],
    by: 'system',
    to: OrderStatus.unpaid,
  },
  remove: { label: '删除订单', from: [OrderStatus.closed], by: management },
  pay: { label: '支付', from: [OrderStatus.unpaid], by: 'system', to: OrderStatus.paid },
  /** More is due by a change of its stay than was received. */
  reopen: { label: '转为未支付', from: [OrderStatus.paid], by: 'system', to: OrderStatus.unpaid },
  close: { label: '关闭', from: [OrderStatus.unpaid], by: 'system', to: OrderStatus.closed },
  requestRefund: {
    label: '申请退款',
    from: [OrderStatus.paid],
    by: 'system',
    to: OrderStatus.refundRequested,
  },
  /** Cancelled by the desk, which is to pay back what was received. */
  cancelForRefund: {
    label: '取消订单',
    from: [OrderStatus.unpaid, OrderStatus.paid],
    by: 'system',
    to: OrderStatus.refundRequested,
  },
  undoCheckIn: {
    label: '撤销入住',
    from: [OrderStatus.checkedIn],
    by: 'system',
    to: OrderStatus.paid,
  },
  /** The same of one that was not paid. */
  undoUnpaid: {
    label: '撤销入住',
    from: [OrderStatus.checkedIn],
    by: 'system',
    to: OrderStatus.unpaid,
  },
  undoWalkIn: {
    label: '撤销入住',
    from: [OrderStatus.checkedIn],
    by: 'system',
    to: OrderStatus.closed,
  },
  complete: {
    label: '完成',
    from: [OrderStatus.checkedIn],
    by: 'system',
    to: OrderStatus.completed,
  },
} as const satisfies Record<string, OrderRule>;

/** An action on an order. */
export type OrderAction = keyof typeof rules;
export const orderActions = Object.keys(rules) as OrderAction[];

/** An action that changes the status. */
export type OrderTransition = {
  [Action in OrderAction]: (typeof rules)[Action] extends { to: OrderStatus } ? Action : never;
}[OrderAction];

type Transitions = { [Move in OrderTransition]: Pick<(typeof rules)[Move], 'from' | 'to'> };

/** All status changes. The server sets `to` where the status is in `from`. */
export const orderTransitions: Transitions = rules;

/** What an order is, as far as its actions depend on it. */
export interface OrderState {
  status: OrderStatus;
  /** Missing of other back ends: as 在线待付. */
  guarantee?: Guarantee | undefined;
  isHotelClosed?: boolean | undefined;
}

/** An unpaid order whose room is held for who pays later: no clock closes it. */
export const isHeldUnpaid = ({ status, guarantee = Guarantee.online }: OrderState): boolean =>
  status === OrderStatus.unpaid && guarantee !== Guarantee.online;

/** Whether the order allows the action, for any role: the server refuses with 409 when it does not. */
export function orderAllows(action: OrderAction, order: OrderState): Verdict<'role' | 'status'> {
  const { from, label, isForHeld }: OrderRule = rules[action];
  const { status } = order;
  const isRefused = isForHeld === true && status === OrderStatus.unpaid && !isHeldUnpaid(order);
  if (from.includes(status) && !isRefused) return { isAllowed: true };
  return { isAllowed: false, because: 'status', reason: refusal(status, label) };
}

/**
 * Whether the role may do it with this order. `system` actions are allowed to no role. Without a role, as
 * other back ends send none, every other action is offered and the server refuses. The desk's actions are offered
 * where the back end has them.
 */
export function orderCan(
  action: OrderAction,
  order: OrderState,
  role: Role | null,
): Verdict<'role' | 'status'> {
  const { by, label, isDesk, sells }: OrderRule = rules[action];
  const isLacking = isDesk === true && !isDeskOffered();
  if (isLacking || by === 'system' || (role !== null && !by.includes(role))) {
    return { isAllowed: false, because: 'role', reason: `没有权限${label}` };
  }
  const verdict = orderAllows(action, order);
  return verdict.isAllowed && sells === true && isOfClosedHotel(order)
    ? { isAllowed: false, because: 'status', reason: closedRefusal(label) }
    : verdict;
}

/** The statuses that allow an action, for conditional updates and filters. */
export const orderStatusesFor = (action: OrderAction): readonly OrderStatus[] => rules[action].from;

/** The reason of a refusal: 订单状态为「X」，不能办理入住. */
const refusal = (status: OrderStatus, label: string): string =>
  `订单状态为「${orderStatusLabel[status]}」，不能${label}`;

/** The message when the status has changed in the meantime. */
export const orderConflict = (status: OrderStatus): string =>
  `订单状态已变更为「${orderStatusLabel[status]}」`;
