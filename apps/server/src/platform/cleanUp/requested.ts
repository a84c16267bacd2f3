import { LogType } from '@anzhu/api/contract/log';
import { systemActor } from '../caller.ts';
import { localDay } from '../clock.ts';
import type { Tx } from '../db/store.ts';
import type { Job } from '../schedule/job.ts';
import { eraseRecords } from './eraseRecords.ts';

/** Records that are erased in one transaction: calls that write wait for it. */
const batchSize = 50;

const readDue = (db: Tx, today: string) =>
  db
    .selectFrom('person_erasure')
    .select(['id', 'request_id', 'kind', 'record_id'])
    .where('due_day', '<=', today)
    .orderBy('due_day')
    .orderBy('id')
    .limit(batchSize)
    .execute();

/** Erases what people have requested and a law has kept until now, whatever `RETENTION_DAYS` is. */
export const eraseRequested: Job = {
  name: 'erase requested personal data',
  every: 60 * 60,
  async run({ store, clock }, signal) {
    const today = localDay(clock.now());
    let left = true;
    while (left && !signal.aborted) {
      left = await store.change(systemActor, async (tx) => {
        const due = await readDue(tx, today);
        const [first] = due;
        if (!first) return { data: false, log: null };
        await eraseRecords(
          tx,
          due.map(({ kind, record_id: id }) => ({ kind, id })),
        );
        await tx
          .deleteFrom('person_erasure')
          .where(
            'id',
            'in',
            due.map(({ id }) => id),
          )
          .execute();
        return {
          data: true,
          log: {
            type: LogType.systemChange,
            sketch: `法定保存期已满，按个人信息请求清除 ${due.length} 条`,
            target: { kind: 'personRequest', id: first.request_id },
            hotelId: null,
            after: { 请求编号: [...new Set(due.map((one) => one.request_id))].join('、') },
          },
        };
      });
    }
  },
};
