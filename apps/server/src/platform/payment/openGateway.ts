import { type Clock, localTime } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import type { PaymentGateway } from './gateway.ts';
import { openAccount } from './wechat/exchange.ts';
import { wechatGateway } from './wechat/wechatGateway.ts';

/** The gateway that the server is configured with; the ledger where there is none. */
export const openGateway = (config: Config, store: Store, clock: Clock): PaymentGateway =>
  config.wechat === null
    ? ledgerGateway(store, clock)
    : wechatGateway(openAccount(config.wechat), clock);

/** The default gateway: records what is to be paid, once per number, and pays nothing. */
const ledgerGateway = (store: Store, clock: Clock): PaymentGateway => ({
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
