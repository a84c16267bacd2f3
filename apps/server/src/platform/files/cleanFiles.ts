import type { Job } from '../schedule/job.ts';
import { cleanOrphans } from './cleanOrphans.ts';

/** Removes the uploaded pictures that nothing uses. */
export const cleanFiles: Job = {
  name: 'clean files',
  every: 60 * 60,
  async run(server) {
    const removed = await cleanOrphans(server);
    if (removed > 0) server.log.say(`已清理不再使用的图片 ${removed} 个 (unused pictures removed)`);
  },
};
