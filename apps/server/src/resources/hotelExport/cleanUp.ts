import { ExportState } from '../../platform/db/tables/hotelExport.ts';
import type { Job } from '../../platform/schedule/job.ts';
import { breakSilent, expiredBefore } from './queries.ts';

/** Removes exports that have expired, and the parts of those that were broken off. */
export const cleanHotelExports: Job = {
  name: 'clean exports of hotels',
  every: 10 * 60,
  async run({ store, clock, exportFiles }) {
    await store.write(async (tx) => {
      const now = clock.now();
      await tx.deleteFrom('hotel_export').where('created_time', '<', expiredBefore(now)).execute();
      await breakSilent(tx, now);
    });
    // Before the rows are read: a part that is stored meanwhile is not among them.
    const stored: string[] = [];
    for await (const { name } of exportFiles.list()) stored.push(name);
    if (stored.length === 0) return;
    const rows = await store.db
      .selectFrom('hotel_export')
      .select('file_name')
      .where('state', 'in', [ExportState.running, ExportState.done])
      .execute();
    const kept = new Set(rows.map(({ file_name }) => file_name));
    for (const name of stored) {
      if (!kept.has(name.split('.')[0] ?? '')) await exportFiles.remove(name);
    }
  },
};
