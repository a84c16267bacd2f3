import type { Order } from '@anzhu/api/contract/order';

/** The name of the customer: that of the record, else the nickname of the account that ordered. */
export const customerOf = (order: Order): string | null =>
  order.customerName ?? order.userPO?.nickName ?? null;

/** True where the reader's role sees no money of the order. */
export const hidesMoney = (order: Order): boolean => order.pay === null && order.lastPay === null;
