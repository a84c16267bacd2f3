import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { localTime } from '../../platform/clock.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { RefundDeclined, RefundPending } from '../../platform/payment/gateway.ts';
import { Refusal } from '../../platform/refusal.ts';
import { askRefund, failRefund, settleRefund, type UnpaidEnd } from './refundSteps.ts';

/** Milliseconds that the gateway has: less than a clerk's browser waits. */
const timeoutMs = 12_000;

/** Gives up waiting after a while; what was waited for may still happen. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** What an error of the gateway means for the refund. */
function endOf(error: unknown): UnpaidEnd {
  if (error instanceof RefundDeclined) return 'declined';
  return error instanceof RefundPending ? 'pending' : 'unsure';
}

/** Messages for the clerk. */
const messages: Record<UnpaidEnd, string> = {
  declined: '退款失败，请联系管理员',
  unsure: '退款失败，请联系管理员',
  pending: '退款正在处理，请稍后刷新',
};

/**
 * Pays an order back in full through the payment gateway, in three steps so that payment and order
 * cannot diverge: the refund is claimed (concurrent payments and refusals fail), paid, settled. A
 * crash in between leaves the claim: the refund can be retried under the same number, which is paid
 * once.
 */
export const refundOrder: Handler<Contract['refundOrder']> = async (
  { input, session, origin },
  { store, payment, clock, log },
) => {
  const actor = { session, origin };
  const time = (): string => localTime(clock.now());
  const refund = await store.change(actor, (tx) =>
    askRefund(tx, { input, session, now: clock.now() }),
  );
  try {
    await within(timeoutMs, payment.refund(refund));
  } catch (error) {
    const end = endOf(error);
    if (end !== 'pending') log.error('payment gateway', error, origin.requestId);
    await store.change(actor, (tx) => failRefund(tx, refund, { end, time: time() }));
    throw new Refusal(Code.conflict, messages[end]);
  }
  return store.change(actor, (tx) => settleRefund(tx, refund, time()));
};
