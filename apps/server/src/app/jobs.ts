import { cleanFiles } from '../platform/cleanUp/files.ts';
import { erasePersonalData } from '../platform/cleanUp/personalData.ts';
import { forgetOldSessions } from '../platform/cleanUp/sessions.ts';
import type { Job } from '../platform/schedule/job.ts';
import { closeUnpaidOrders, settleRefunds } from '../resources/order/index.ts';
import { keepHolds } from '../resources/room/index.ts';

/** Everything that the server does by itself. */
export const jobs: readonly Job[] = [
  closeUnpaidOrders,
  settleRefunds,
  keepHolds,
  forgetOldSessions,
  cleanFiles,
  erasePersonalData,
];
