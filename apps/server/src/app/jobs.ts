import { cleanFiles } from '../platform/cleanUp/files.ts';
import { forgetOldSessions } from '../platform/cleanUp/sessions.ts';
import type { Job } from '../platform/schedule/job.ts';
import { closeUnpaidOrders } from '../resources/order/closeUnpaidOrders.ts';
import { settleRefunds } from '../resources/order/settleRefunds.ts';
import { keepHolds } from '../resources/room/keepHolds.ts';

/** Everything that the server does by itself. */
export const jobs: readonly Job[] = [
  closeUnpaidOrders,
  settleRefunds,
  keepHolds,
  forgetOldSessions,
  cleanFiles,
];
