/** A refund to ask for: the number makes asking twice harmless. */
export interface Refund {
  /** Unique for the order; the gateway pays a number once. */
  refundNumber: string;
  orderId: number;
  /** The number under which the guest paid. */
  tradeNumber: string;
  /** Fen; all that was paid. */
  amount: number;
  method: 'WECHAT';
  client: 'MP';
}

/**
 * What a gateway knows of a refund: paid; certainly not paid now or later; under way; waiting for the
 * merchant to see to it at the gateway; or that nobody ever asked for it.
 */
export type RefundFate = 'paid' | 'declined' | 'open' | 'stuck' | 'unknown';

/**
 * Where refunds are paid. Asking throws `RefundDeclined` when nothing was and will be paid, and
 * `RefundPending` when it was accepted and takes its time; any other error leaves open whether it was
 * paid, and the same number may then be asked again.
 */
export interface PaymentGateway {
  refund(refund: Refund): Promise<void>;
  /** What became of a refund, by its number. */
  find(refundNumber: string): Promise<RefundFate>;
}

/** The gateway said no: certainly nothing was paid. */
export class RefundDeclined extends Error {
  override readonly name = 'RefundDeclined';
}

/** The gateway has accepted it and will say later whether it was paid. */
export class RefundPending extends Error {
  override readonly name = 'RefundPending';
}
