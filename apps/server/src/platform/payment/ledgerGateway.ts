import { type Clock, localTime } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { PaymentGateway } from './gateway.ts';

/** The default gateway: records what is to be paid, once per number, and pays nothing. */
export const ledgerGateway = (store: Store, clock: Clock): PaymentGateway => ({
  async refund({ refundNumber, orderId, amount }) {
    const row = {
      refund_number: refundNumber,
      order_id: orderId,
      amount,
      created_time: localTime(clock.now()),
    };
    await store.write((tx) =>
      tx
        .insertInto('ledger')
        .values(row)
        .onConflict((conflict) => conflict.column('refund_number').doNothing())
        .execute(),
    );
  },
  async find(refundNumber) {
    const line = await store.db
      .selectFrom('ledger')
      .select('refund_number')
      .where('refund_number', '=', refundNumber)
      .executeTakeFirst();
    return line ? 'paid' : 'unknown';
  },
});
