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
}

/** The actions on an order: from which statuses, by which roles, to which status (spec: orders; roles). */
const rules = {
  view: { label: '查看订单', from: orderStatuses, by: hotelSide },
  bill: { label: '查看账单', from: orderStatuses, by: hotelSide, isDesk: true },
  changePrice: { label: '改价', from: [OrderStatus.unpaid], by: management },
  checkIn: {
    label: '办理入住',
    from: [OrderStatus.paid],
    by: hotelSide,
    to: OrderStatus.checkedIn,
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
  },
  /** By the channel that sent it, before its guests come. */
  modify: { label: '修改订单', from: [OrderStatus.unpaid, OrderStatus.paid], by: 'system' },
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
    from: [OrderStatus.paid],
    by: hotelSide,
    to: OrderStatus.completed,
    isDesk: true,
  },
  remove: { label: '删除订单', from: [OrderStatus.closed], by: management },
  pay: { label: '支付', from: [OrderStatus.unpaid], by: 'system', to: OrderStatus.paid },
  close: { label: '关闭', from: [OrderStatus.unpaid], by: 'system', to: OrderStatus.closed },
  requestRefund: {
    label: '申请退款',
    from: [OrderStatus.paid],
    by: 'system',
    to: OrderStatus.refundRequested,
  },
  undoCheckIn: {
    label: '撤销入住',
    from: [OrderStatus.checkedIn],
    by: 'system',
    to: OrderStatus.paid,
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

/** Whether the status allows the action, for any role: the server refuses with 409 when it does not. */
export function orderAllows(action: OrderAction, status: OrderStatus): Verdict<'role' | 'status'> {
  const { from, label }: OrderRule = rules[action];
  if (from.includes(status)) return { isAllowed: true };
  return { isAllowed: false, because: 'status', reason: refusal(status, label) };
}

/**
 * Whether the role may do it in this status. `system` actions are allowed to no role. Without a role, as
 * other back ends send none, every other action is offered and the server refuses. The desk's actions are offered
 * where the back end has them.
 */
export function orderCan(
  action: OrderAction,
  status: OrderStatus,
  role: Role | null,
): Verdict<'role' | 'status'> {
  const { by, label, isDesk }: OrderRule = rules[action];
  const isLacking = isDesk === true && !isDeskOffered();
  if (!isLacking && by !== 'system' && (role === null || by.includes(role)))
    return orderAllows(action, status);
  return { isAllowed: false, because: 'role', reason: `没有权限${label}` };
}

/** The statuses that allow an action, for conditional updates and filters. */
export const orderStatusesFor = (action: OrderAction): readonly OrderStatus[] => rules[action].from;

/** The reason of a refusal: 订单状态为「X」，不能办理入住. */
const refusal = (status: OrderStatus, label: string): string =>
  `订单状态为「${orderStatusLabel[status]}」，不能${label}`;

/** The message when the status has changed in the meantime. */
export const orderConflict = (status: OrderStatus): string =>
  `订单状态已变更为「${orderStatusLabel[status]}」`;
