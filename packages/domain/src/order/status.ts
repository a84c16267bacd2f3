import { payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order, OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { guaranteeWord } from '@anzhu/api/rules/guarantee';
import { looksOf } from '../kit/index.ts';

const labels = labelsOf(Order);

/** How each status is shown: its word, its tone and the name of its icon, the same everywhere. */
export const orderStatusLook = looksOf(orderStatusLabel, {
  [OrderStatus.unpaid]: { tone: 'warning', icon: 'clock' },
  [OrderStatus.paid]: { tone: 'info', icon: 'wallet' },
  [OrderStatus.closed]: { tone: 'neutral', icon: 'ban' },
  [OrderStatus.checkedIn]: { tone: 'brand', icon: 'key' },
  [OrderStatus.completed]: { tone: 'success', icon: 'check' },
  [OrderStatus.refundRequested]: { tone: 'danger', icon: 'hand' },
  [OrderStatus.refunded]: { tone: 'neutral', icon: 'undo' },
});

/**
 * The second word of a status: what keeps the room of an unpaid order, 未到店 for a no-show, 已放房 for a cancelled order
 * whose refund is undecided.
 */
export function markOf({ status, guarantee, isNoShow, isReleased }: Order): string | undefined {
  if (isNoShow) return labels.isNoShow;
  const word = guaranteeWord(status, guarantee);
  if (word !== undefined) return word;
  return isReleased && status === OrderStatus.refundRequested ? labels.isReleased : undefined;
}

/** The name of the customer: that of the record, else the nickname of the account that ordered. */
export const customerOf = (order: Order): string | null =>
  order.customerName ?? order.userPO?.nickName ?? null;

/**
 * The most that can be paid back now, in yuan; the whole price where the back end says nothing else, null where the
 * reader sees no money.
 */
export function refundableOf({ status, lastPay, refundable }: Order): number | null {
  if (status === OrderStatus.unpaid) return refundable ?? 0;
  if (status !== OrderStatus.paid && status !== OrderStatus.refundRequested) return 0;
  return lastPay === null ? null : (refundable ?? lastPay);
}

/** How a refund goes back to the guest. */
export function refundRouteOf({ refundMethod, isRefundedByChannel }: Order): string {
  if (isRefundedByChannel) return '由渠道退还客人';
  return refundMethod === undefined
    ? '款项原路退回'
    : `由前台以${payMethodLabel[refundMethod]}退还客人`;
}

/** True where the reader's role sees no money of the order. */
export const hidesMoney = (order: Order): boolean => order.pay === null && order.lastPay === null;
