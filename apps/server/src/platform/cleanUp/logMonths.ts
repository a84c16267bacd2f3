import { LogType } from '@anzhu/api/contract/log';
import { sql } from 'kysely';
import { systemActor } from '../caller.ts';
import { localDay } from '../clock.ts';
import { monthFrom, strayLogs, truncateGuard } from '../db/schema/logMonths.ts';
import type { Db, Tx } from '../db/store.ts';
import type { Job } from '../schedule/job.ts';
import type { Server } from '../server.ts';

/** Months that are made before they begin. */
const ahead = 3;

/** A partition of the log: all before `until`, a month. */
interface Partition {
  table: string;
  until: string;
}

/** The partitions of the log that have an end, oldest first. */
async function readPartitions(db: Db): Promise<Partition[]> {
  const { rows } = await sql<Partition>`select * from (
      select relname as table, substring(pg_get_expr(relpartbound, pg_class.oid) from ${"TO \\('(.*)'\\)"}) as until
      from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'log'::regclass
    ) as partition where until is not null order by until`.execute(db);
  return rows;
}

/** Other calls wait behind one that waits for all of a table: it gives up soon, and is tried again. */
const waitShortly = (tx: Tx) => sql`set local lock_timeout = '2s'`.execute(tx);

/** One at a time, however many instances start. */
const lock = 5_201_330;

/** Makes the partition of a month. It is attached when it is ready: to make it as a partition locks the whole log. */
export async function makeLogMonth(tx: Tx, month: string): Promise<void> {
  const table = `log_${month.replace('-', '_')}`;
  const statements = [
    `create table ${table} (like log including defaults including constraints, primary key (id))`,
    truncateGuard(table),
    `alter table log attach partition ${table} for values from ('${month}') to ('${monthFrom(month, 1)}')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

/** Makes the partitions that are missing from this month on. */
async function makeMonths(server: Server, now: string): Promise<void> {
  const last = monthFrom(now, ahead);
  const isMade = (partitions: readonly Partition[]) => (partitions.at(-1)?.until ?? '') > last;
  if (isMade(await readPartitions(server.store.db))) return;
  await server.store.write(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx);
    await waitShortly(tx);
    const partitions = await readPartitions(tx);
    const end = partitions.at(-1)?.until ?? now;
    for (let month = end > now ? end : now; month <= last; month = monthFrom(month, 1)) {
      await makeLogMonth(tx, month);
    }
  });
}

/** Takes the months out of the log that are older than it is kept. Their tables stay, to be stored elsewhere and dropped. */
async function detachMonths({ store, config }: Server, now: string): Promise<void> {
  if (config.logRetentionMonths === 0) return;
  const first = monthFrom(now, -config.logRetentionMonths);
  const old = (await readPartitions(store.db)).filter(({ until }) => until <= first);
  for (const { table } of old) {
    await store.change(systemActor, async (tx) => {
      await waitShortly(tx);
      await sql`alter table log detach partition ${sql.table(table)}`.execute(tx);
      return {
        data: null,
        log: {
          type: LogType.systemChange,
          sketch: `超过 ${config.logRetentionMonths} 个月的保存期限，移出较早的日志`,
          target: { kind: 'log', id: 0, name: table },
          hotelId: null,
        },
      };
    });
  }
}

/** Makes the months of the log before they begin, and takes out those that are older than it is kept. */
export const keepLogMonths: Job = {
  name: 'keep log months',
  every: 60 * 60,
  async run(server) {
    const { store, clock } = server;
    if (store.engine !== 'postgres') return;
    const now = localDay(clock.now()).slice(0, 7);
    await makeMonths(server, now);
    await detachMonths(server, now);
    const { rows } = await sql`select 1 from ${sql.table(strayLogs)} limit 1`.execute(store.db);
    if (rows.length > 0) throw new Error(`${strayLogs} holds logs of a month that was not made`);
  },
};
