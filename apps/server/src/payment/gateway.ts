/** A refund to ask for: the number makes asking twice harmless. */
export interface Refund {
  /** Unique for the order; the gateway pays a number once. */
  refundNumber: string;
  orderId: number;
  /** Fen. */
  amount: number;
  method: 'WECHAT';
  client: 'MP';
}

/**
 * Where refunds are paid. Throws `RefundDeclined` when nothing was and will be paid; any other error
 * leaves open whether it was paid, and the same number may then be asked again.
 */
export interface PaymentGateway {
  refund(refund: Refund): Promise<void>;
}

/** The gateway said no: certainly nothing was paid. */
export class RefundDeclined extends Error {
  override readonly name = 'RefundDeclined';
}
