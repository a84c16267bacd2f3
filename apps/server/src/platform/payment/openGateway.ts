import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import type { PaymentGateway } from './gateway.ts';
import { ledgerGateway } from './ledgerGateway.ts';
import { openAccount } from './wechat/exchange.ts';
import { wechatGateway } from './wechat/wechatGateway.ts';

/** The gateway that the server is configured with; the ledger where there is none. */
export const openGateway = (config: Config, store: Store, clock: Clock): PaymentGateway =>
  config.wechat === null
    ? ledgerGateway(store, clock)
    : wechatGateway(openAccount(config.wechat), clock);
