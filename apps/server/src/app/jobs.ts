import { cleanFiles } from '../platform/files/cleanFiles.ts';
import { closeUnpaidOrders, settleRefunds } from '../resources/order/index.ts';
import { keepHolds } from '../resources/room/index.ts';
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
