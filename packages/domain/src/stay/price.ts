/** What a stay costs, in yuan. */
export interface StayPrice {
  /** Before discounts. */
  pay: number;
  /** What is paid; null where only the server knows the discounts. */
  lastPay: number | null;
}
