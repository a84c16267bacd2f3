import { Bill, payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Order } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { waitingText } from '@anzhu/api/rules/payBack';

/** What a bill needs of its order: room, dates and hotel are printed above it. */
export interface BilledOrder extends Pick<
  Order,
  | 'id'
  | 'status'
  | 'hotelId'
  | 'hotelName'
  | 'roomName'
  | 'roomTypeName'
  | 'estimatedCheckIn'
  | 'estimatedCheckOut'
  | 'dayUseHours'
> {
  /** Who booked, or who stays. */
  name: string | null;
}

const labels = labelsOf(Bill);

/** 应收 已收 押金 未结, and 待退 where there is any, as they are read; 已收 with what of it is on account. */
export const totalsOf = (bill: Bill | undefined): { label: string; value: string | null }[] => [
  ...(['charged', 'paid', 'deposit', 'open'] as const).map((name) => ({
    label: labels[name],
    value: bill
      ? `${formatYuan(bill[name])}${name === 'paid' && bill.onAccount ? `（挂账 ${formatYuan(bill.onAccount)}）` : ''}`
      : null,
  })),
  ...(bill?.waiting === undefined
    ? []
    : [{ label: labels.waiting, value: formatYuan(bill.waiting) }]),
];

/** What waits for who manages the hotel, a sentence each: 待退 ¥300.00，待酒店管理员审批：提前离店，现金，前台小陈. */
export const waitingNotes = (bill: Bill | undefined): string[] =>
  (bill?.payBacks ?? []).map(({ amount, reason, method, askedBy }) => {
    const facts = [reason, payMethodLabel[method], askedBy].filter(Boolean).join('，');
    return `${waitingText(amount)}：${facts}`;
  });

/** What the master bill of a group has to do with a bill, a sentence each. */
export function masterNotes({ group }: Pick<Bill, 'group'>): string[] {
  if (!group || group.routed === 0) return [];
  const sum = formatYuan(group.routed);
  return [
    group.isMaster
      ? `含本团各房转来的房费 ${sum}`
      : `房费 ${sum} 由主账订单 ${group.masterOrderId} 结算`,
  ];
}
