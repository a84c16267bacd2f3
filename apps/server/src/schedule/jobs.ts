import { closeUnpaidOrders } from '../order/closeUnpaidOrders.ts';
import { forgetOldSessions } from '../session/forgetOldSessions.ts';
import type { Job } from './job.ts';

/** Everything that the server does by itself. */
export const jobs: readonly Job[] = [closeUnpaidOrders, forgetOldSessions];
