import type { PaymentGateway, Refund, RefundFate } from '../src/platform/payment/gateway.ts';

/** A gateway that a test directs; it pays a number once, as gateways do. */
export function testGateway() {
  const asked: Refund[] = [];
  const gateway = {
    asked,
    paid: new Map<string, number>(),
    answer: (_refund: Refund): Promise<void> => Promise.resolve(),
    refund(refund: Refund) {
      asked.push(refund);
      gateway.paid.set(refund.refundNumber, refund.amount);
      return gateway.answer(refund);
    },
    find: (refundNumber: string): Promise<RefundFate> =>
      Promise.resolve(gateway.paid.has(refundNumber) ? 'paid' : 'unknown'),
  };
  return gateway satisfies PaymentGateway;
}
