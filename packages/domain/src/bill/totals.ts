import { Bill } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { labelsOf } from '@anzhu/api/contract/label';
import type { OrderStatus } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';

/** What a bill needs of its order. */
export interface BilledOrder {
  id: Id;
  status: OrderStatus;
  /** Who booked, or who stays. */
  name: string | null;
  /** Printed above the bill; null where it is not known. */
  hotelName: string | null;
}

const labels = labelsOf(Bill);

/** 应收 已收 押金 未结, as they are read. */
export const totalsOf = (bill: Bill | undefined): { label: string; value: string | null }[] =>
  (['charged', 'paid', 'deposit', 'open'] as const).map((name) => ({
    label: labels[name],
    value: bill ? formatYuan(bill[name]) : null,
  }));
