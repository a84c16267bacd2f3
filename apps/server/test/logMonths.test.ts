import { LogType } from '@anzhu/api/contract/log';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { keepLogMonths } from '../src/platform/cleanUp/logMonths.ts';
import { newPostgresPlace } from './engines.ts';
import { testClock } from './harness.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const never = new AbortController().signal;

/** The tables of the log and the number of rows in each. */
async function tablesOf({ store }: TestApp): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'log'::regclass order by relname`.execute(store.db);
  const counts = await Promise.all(
    rows.map(({ name }) =>
      sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(store.db),
    ),
  );
  return Object.fromEntries(rows.map(({ name }, at) => [name, counts[at]?.rows[0]?.count ?? 0]));
}

const usual = {
  type: LogType.ordinary,
  target_kind: 'order',
  target_id: 1,
  hotel_id: null,
  user_id: null,
  create_by: '系统',
  address: '',
  request_id: '',
  before_values: null,
  after_values: null,
} as const;

const write = ({ put }: TestApp, ...times: readonly string[]) =>
  put((tx) =>
    tx
      .insertInto('log')
      .values(times.map((time) => ({ ...usual, sketch: `记于 ${time}`, created_time: time })))
      .execute(),
  );

/** Later than any month that the store was made in. */
const now = '2099-11-30 23:59:58';

describe.skipIf(inject('postgresUrl') === null)('PostgreSQL', () => {
  it('makes the months of the log before they begin, each once', async () => {
    const testApp = await openTestApp(await newPostgresPlace(), { clock: testClock(now) });
    const months = ['log_2099_11', 'log_2099_12', 'log_2100_01', 'log_2100_02'];
    const made = Object.keys(await tablesOf(testApp));
    expect(made).toEqual([...months, 'log_default', 'log_former']);
    await write(testApp, now, '2099-12-01 00:00:00', '2100-02-28 23:59:59');
    expect(await tablesOf(testApp)).toMatchObject({
      log_2099_12: 1,
      log_2100_01: 0,
      log_2100_02: 1,
      log_default: 0,
    });
    testApp.clock.forward(2);
    await Promise.all([1, 2].map(() => keepLogMonths.run(testApp.server, never)));
    expect(Object.keys(await tablesOf(testApp))).toContain('log_2100_03');
  });

  it('finds logs of several months, in their order, by a text and by their number', async () => {
    const testApp = await openTestApp(await newPostgresPlace(), { clock: testClock(now) });
    const times = ['2026-01-31 23:59:59', '2099-11-30 00:00:00', '2100-01-01 00:00:00'];
    await write(testApp, ...times);
    for (const filter of [{}, { sketch: '记于' }]) {
      const { data } = await testApp.as('admin', 'logPage', filter);
      const found = data.records.filter(({ sketch }) => sketch?.startsWith('记于'));
      expect(found.map(({ createTime }) => createTime)).toEqual(times.toReversed());
      for (const { id } of found) {
        expect(await testApp.as('admin', 'getLog', { id })).toMatchObject({ data: { id } });
      }
    }
  });

  it('refuses to change, delete or empty a log in any month', async () => {
    const testApp = await openTestApp(await newPostgresPlace(), { clock: testClock(now) });
    await write(testApp, '2026-01-01 00:00:00', '2099-12-01 00:00:00');
    const tables = Object.entries(await tablesOf(testApp));
    const refuses = (statement: RawBuilder<unknown>) =>
      expect(testApp.put((tx) => statement.execute(tx))).rejects.toThrow('日志不可修改或删除');
    for (const [table] of [['log'], ...tables]) await refuses(sql`truncate ${sql.table(table)}`);
    const filled = tables.filter(([, count]) => count > 0).map(([table]) => table);
    expect(filled).toContain('log_2099_12');
    for (const table of ['log', ...filled]) {
      await refuses(sql`delete from ${sql.table(table)}`);
      await refuses(sql`update ${sql.table(table)} set sketch = ''`);
    }
  });

  it('takes out the months that are older than logs are kept, and says so', async () => {
    const place = await newPostgresPlace();
    const testApp = await openTestApp(place, { clock: testClock(now) });
    await write(testApp, '2026-01-01 00:00:00', '2099-12-01 00:00:00');
    const config = { ...testApp.server.config, logRetentionMonths: 6 };
    const keep = () => keepLogMonths.run({ ...testApp.server, config }, never);
    await keep();
    expect(Object.keys(await tablesOf(testApp))).not.toContain('log_former');
    const { rows } = await sql`select 1 from log_former where created_time < '2027'`.execute(
      testApp.store.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    const { data } = await testApp.as('admin', 'logPage', { sketch: '移出' });
    expect(data.records[0]?.sketch).toBe('超过 6 个月的保存期限，移出较早的日志');
    testApp.clock.forward(7 * 31 * 24 * 3600);
    await keep();
    expect(Object.keys(await tablesOf(testApp))[0]).toBe('log_2100_01');
  });

  it('fails as long as a log is in no month', async () => {
    const testApp = await openTestApp(await newPostgresPlace(), { clock: testClock(now) });
    await write(testApp, '2101-01-01 00:00:00');
    await expect(keepLogMonths.run(testApp.server, never)).rejects.toThrow('log_default');
  });
});
