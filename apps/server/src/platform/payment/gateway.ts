/** A refund to request; its number makes repeated requests idempotent. */
export interface Refund {
  /** Unique for the order; the gateway pays a number once. */
  refundNumber: string;
  orderId: number;
  /** The number under which the guest paid. */
  tradeNumber: string;
  /** Fen that are paid back. */
  amount: number;
  /** Fen that the guest paid. */
  total: number;
  method: 'WECHAT';
  client: 'MP';
}

/**
 * State of a refund at the gateway: paid; declined for good; pending; to be resolved by the
 * merchant at the gateway; or unknown there.
 */
export type RefundFate = 'paid' | 'declined' | 'open' | 'stuck' | 'unknown';

/**
 * Pays refunds. A request throws `RefundDeclined` when nothing was and will be paid, and
 * `RefundPending` when it was accepted but not completed; after any other error the outcome is
 * unknown, and the same number may be requested again.
 */
export interface PaymentGateway {
  refund(refund: Refund): Promise<void>;
  /** What became of a refund, by its number. */
  find(refundNumber: string): Promise<RefundFate>;
}

/** The gateway declined: nothing was paid. */
export class RefundDeclined extends Error {
  override readonly name = 'RefundDeclined';
}

/** The gateway accepted the request; its outcome is queried later. */
export class RefundPending extends Error {
  override readonly name = 'RefundPending';
}
