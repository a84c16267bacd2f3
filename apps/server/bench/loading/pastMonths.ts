import { sql } from 'kysely';
import { makeLogMonth } from '../../src/platform/cleanUp/logMonths.ts';
import { localDay } from '../../src/platform/clock.ts';
import { monthFrom } from '../../src/platform/db/schema/logMonths.ts';
import type { Store } from '../../src/platform/db/store.ts';

/**
 * Gives an empty log a month of its own for each since a moment, as one has that was kept by month from there on. Does
 * nothing on the embedded store, and to a log with entries.
 */
export async function makePastMonths({ engine, write }: Store, since: number): Promise<void> {
  if (engine !== 'postgres') return;
  await write(async (tx) => {
    if (await tx.selectFrom('log').select('id').limit(1).executeTakeFirst()) return;
    const { rows } = await sql<{ end: string }>`
      select substring(pg_get_expr(relpartbound, oid) from ${"TO \\('(.*)'\\)"}) as end
      from pg_class where relname = 'log_former'`.execute(tx);
    const end = rows[0]?.end;
    if (end === undefined) return;
    await sql`alter table log detach partition log_former`.execute(tx);
    await sql`drop table log_former`.execute(tx);
    for (let month = localDay(since).slice(0, 7); month < end; month = monthFrom(month, 1)) {
      await makeLogMonth(tx, month);
    }
  });
}
