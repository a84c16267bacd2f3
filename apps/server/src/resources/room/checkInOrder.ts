/** The order under which guests check in. */
export interface CheckInOrder {
  id: number;
  /** Fen, before discounts. */
  pay: number;
  /** Fen, after discounts. */
  lastPay: number;
  province: string;
  /** Made just now, for guests who walked in. */
  isNew: boolean;
}
