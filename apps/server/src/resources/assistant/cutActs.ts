import { localTime } from '../../platform/clock.ts';
import { systemActor } from '../../platform/caller.ts';
import { isBegun, keyValue } from '../../platform/db/idempotency.ts';
import { ActState } from '../../platform/db/tables/assistant.ts';
import { each, type Job } from '../../platform/schedule/job.ts';
import type { Server } from '../../platform/server.ts';
import { assistantOf } from '../../platform/session/assistantKeys.ts';
import { actEntry, type ActRow, selectActs } from './queries.ts';

/** Milliseconds after which no call runs any more that was confirmed in time. */
const longestRun = 60_000;

/** What became of an act whose server stopped while it ran. */
async function settle({ store, clock }: Server, act: ActRow): Promise<void> {
  const { session } = await assistantOf(store.db, clock, act.key_id);
  const isMade = await isBegun(store.db, keyValue(session, actKey(act)));
  const message = '服务中断，没有执行，请让助手重新提出';
  await store.change(systemActor, async (tx) => {
    const settled = await tx
      .updateTable('assistant_act')
      .set(
        isMade
          ? { state: ActState.done }
          : { state: ActState.failed, act_result: JSON.stringify(message) },
      )
      .where('id', '=', act.id)
      .where('state', '=', ActState.running)
      .executeTakeFirst();
    if (Number(settled.numUpdatedRows) === 0) return { data: null, log: null };
    const log = isMade ? null : actEntry(session, act, '服务中断，没有执行');
    return { data: null, log, events: [{ userId: session.userId }] };
  });
}

/** The `Idempotency-Key` under which an act is made. */
export const actKey = ({ id }: Pick<ActRow, 'id'>): string => `act ${id}`;

/**
 * Acts that were cut off by the end of their server: what was made is done, anything else has failed, and is in the log. One
 * whose key is void by now stays as it is, 结果未知: what it may have made was made by another role.
 */
export const settleCutActs: Job = {
  name: 'settle acts of assistants',
  every: 60,
  run: (server, signal) =>
    each(signal, {
      read: (after: ActRow | undefined) =>
        selectActs(server.store.db)
          .where('act.state', '=', ActState.running)
          .where('act.expires_time', '<=', localTime(server.clock.now() - longestRun))
          .where('act.id', '>', after?.id ?? 0)
          .orderBy('act.id')
          .limit(50)
          .execute(),
      act: (row) => settle(server, row),
    }),
};
