import { cleanFiles } from '../files/cleanFiles.ts';
import { closeUnpaidOrders } from '../order/closeUnpaidOrders.ts';
import { settleRefunds } from '../order/settleRefunds.ts';
import { keepHolds } from '../room/keepHolds.ts';
import { forgetOldSessions } from '../session/forgetOldSessions.ts';
import type { Job } from './job.ts';

/** Everything that the server does by itself. */
export const jobs: readonly Job[] = [
  closeUnpaidOrders,
  settleRefunds,
  keepHolds,
  forgetOldSessions,
  cleanFiles,
];
