import { OrderStatus, orderStatuses, orderStatusLabel } from '../contract/order.ts';
import { hotelSide, management, type Role } from '../contract/role.ts';

interface OrderRule {
  label: string;
  from: readonly OrderStatus[];
  /** Who may; `system` is nobody at a desk: the payment, the clock, the guest, the last check-out. */
  by: readonly Role[] | 'system';
  /** What the order becomes; it stays as it is where nothing is said. */
  to?: OrderStatus;
}

/** Which order offers what, to whom, and what it becomes (spec: orders; roles). */
const rules = {
  view: { label: '查看', from: orderStatuses, by: hotelSide },
  changePrice: { label: '改价', from: [OrderStatus.unpaid], by: management },
  checkIn: {
    label: '办理入住',
    from: [OrderStatus.paid],
    by: hotelSide,
    to: OrderStatus.checkedIn,
  },
  refund: {
    label: '退款',
    from: [OrderStatus.refundRequested],
    by: management,
    to: OrderStatus.refunded,
  },
  refuseRefund: {
    label: '驳回',
    from: [OrderStatus.refundRequested],
    by: management,
    to: OrderStatus.paid,
  },
  remove: { label: '删除', from: [OrderStatus.closed], by: management },
  pay: { label: '支付', from: [OrderStatus.unpaid], by: 'system', to: OrderStatus.paid },
  close: { label: '关闭', from: [OrderStatus.unpaid], by: 'system', to: OrderStatus.closed },
  requestRefund: {
    label: '申请退款',
    from: [OrderStatus.paid],
    by: 'system',
    to: OrderStatus.refundRequested,
  },
  complete: {
    label: '完成',
    from: [OrderStatus.checkedIn],
    by: 'system',
    to: OrderStatus.completed,
  },
} as const satisfies Record<string, OrderRule>;

/** What can happen to an order. */
export type OrderAction = keyof typeof rules;
export const orderActions = Object.keys(rules) as OrderAction[];

/** What moves an order from one status to another. */
export type OrderMove = {
  [Action in OrderAction]: (typeof rules)[Action] extends { to: OrderStatus } ? Action : never;
}[OrderAction];

type Transitions = { [Move in OrderMove]: Pick<(typeof rules)[Move], 'from' | 'to'> };

/** Every way from one status to another; there is no other. The server updates `to` where status is in `from`. */
export const orderTransitions: Transitions = rules;

/**
 * Whether something may be done, else why not, in words. `reason` fits a `disabledReason` as it is.
 * A role does not change while one looks at an order, so what it forbids need not be offered at all;
 * a status does, so what it forbids is explained.
 */
export type OrderVerdict =
  | { isAllowed: true; because?: undefined; reason?: undefined }
  | { isAllowed: false; because: 'role' | 'status'; reason: string };

const allowed: OrderVerdict = { isAllowed: true };

/** Whether an order of this status offers an action, whoever asks: what the server decides a 409 by. */
export function orderAllows(action: OrderAction, status: OrderStatus): OrderVerdict {
  const { from, label }: OrderRule = rules[action];
  if (from.includes(status)) return allowed;
  return { isAllowed: false, because: 'status', reason: refusal(status, label) };
}

/** Whether this person may do it to an order of this status. What the system does, nobody may. */
export function orderCan(action: OrderAction, status: OrderStatus, role: Role): OrderVerdict {
  const { by, label }: OrderRule = rules[action];
  if (by !== 'system' && by.includes(role)) return orderAllows(action, status);
  return { isAllowed: false, because: 'role', reason: `没有权限${label}` };
}

/** The statuses in which an order offers an action: for conditional updates and filters. */
export const orderStatusesFor = (action: OrderAction): readonly OrderStatus[] => rules[action].from;

/** Why an order of this status does not offer an action: 订单状态为「X」，不能办理入住. */
const refusal = (status: OrderStatus, label: string): string =>
  `订单状态为「${orderStatusLabel[status]}」，不能${label}`;

/** What a clerk is told whom someone else was faster than. */
export const orderConflict = (status: OrderStatus): string =>
  `订单状态已变更为「${orderStatusLabel[status]}」`;
