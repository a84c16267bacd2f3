import { cleanFiles } from '../platform/files/cleanFiles.ts';
import { closeUnpaidOrders } from '../resources/order/closeUnpaidOrders.ts';
import { settleRefunds } from '../resources/order/settleRefunds.ts';
import { keepHolds } from '../resources/room/keepHolds.ts';
import { forgetOldSessions } from '../platform/session/forgetOldSessions.ts';
import type { Job } from '../platform/schedule/job.ts';

/** Everything that the server does by itself. */
export const jobs: readonly Job[] = [
  closeUnpaidOrders,
  settleRefunds,
  keepHolds,
  forgetOldSessions,
  cleanFiles,
];
