/** What a stay costs, in yuan. */
export interface StayPrice {
  /** Before discounts. */
  pay: number;
  /** The price after discounts; null where only the server can compute it. */
  lastPay: number | null;
}
