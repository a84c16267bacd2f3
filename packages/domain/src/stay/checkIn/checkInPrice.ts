import { OrderStatus, type Order } from '@anzhu/api/contract/order';
import type { StayQuote } from '@anzhu/api/contract/stay';
import { fullMessage } from '@anzhu/api/rules/availability';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';

/** The server's quote for the dates that are filled in. */
export interface QuoteState {
  /** Undefined while there is none: loading, refused, or a back end that gives none. */
  quote: StayQuote | undefined;
  isLoading: boolean;
  /** Why the server would refuse the check-in. */
  refusal: string | null;
}

/** What a stay costs, in yuan. */
export interface ShownPrice {
  /** Before discounts. */
  pay: number;
  /** The price after discounts; null where only the server can compute it. */
  lastPay: number | null;
}

interface PricedStay {
  order: Order | null;
  /** Nights of what is filled in; null while that is no period. */
  nights: number | null;
  /** Yuan a night without an order; null while it is not known. */
  fee: number | null;
}

const known = (pay: number | null, lastPay: number | null): ShownPrice | null =>
  pay === null || lastPay === null ? null : { pay, lastPay };

/**
 * The price of a stay: the quoted one; without a quote that of an order with as many nights, or nights × fee.
 * Null where it is not known.
 */
export function stayPrice(
  { quote, isLoading }: QuoteState,
  { order, nights, fee }: PricedStay,
): ShownPrice | null {
  if (nights === null || isLoading) return null;
  if (quote) return known(quote.pay, quote.lastPay);
  if (order) return nights === order.days ? known(order.pay, order.lastPay) : null;
  return fee === null ? null : { pay: fee * nights, lastPay: null };
}

/** What is due at a check-in, in yuan: all of it without an order; below zero what is given back. */
export const dueNow = (order: Order | null, quote: StayQuote | undefined): number =>
  order === null ? (quote?.lastPay ?? 0) : (quote?.difference ?? 0);

/**
 * By how much an order costs more at a check-in than was due for it, in yuan; below zero what is given back. 0 without
 * an order, whose price is collected as a whole, and of one that is not paid yet: it stays open on the bill.
 */
export const priceDifference = (order: Order | null, lastPay: number | null): number =>
  order === null ||
  order.status === OrderStatus.unpaid ||
  order.lastPay === null ||
  lastPay === null
    ? 0
    : toYuan(toFen(lastPay) - toFen(order.lastPay));

/** 补收 ¥300.00, 退还 ¥300.00 or 无差价. `difference` is in yuan. */
export function describeDifference(difference: number): string {
  if (difference === 0) return '无差价';
  return difference > 0 ? `补收 ${formatYuan(difference)}` : `退还 ${formatYuan(-difference)}`;
}

const yuan = (sum: number | null): string | null => (sum === null ? null : formatYuan(sum));

/** How a stay differs from what was booked, and what that costs; null when it does not. */
export function describeChange(quote: StayQuote): string | null {
  const { orderNights, addedNights, removedNights, addedPay, difference } = quote;
  if (orderNights === 0 || addedNights + removedNights === 0) return null;
  const isPriceOfAdded = removedNights === 0 && difference === addedPay;
  const sentences = [
    [`原订 ${orderNights} 晚`, yuan(quote.orderPay)],
    addedNights > 0 ? [`加 ${addedNights} 晚`, yuan(addedPay)] : [],
    removedNights > 0 ? [`少住 ${removedNights} 晚`] : [],
    difference === null || isPriceOfAdded ? [] : [describeDifference(difference)],
  ];
  return sentences
    .map((words) => words.filter((word) => word !== null).join(' '))
    .filter((sentence) => sentence !== '')
    .join('，');
}

/** Why the stay cannot be checked in as it is filled in; null when it can. */
export const refusalOf = ({ quote, refusal }: QuoteState): string | null =>
  refusal ?? fullMessage(quote?.full ?? []);
