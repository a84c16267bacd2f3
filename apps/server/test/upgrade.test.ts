import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { targetKindLabel } from '@anzhu/api/contract/targetKind';
import { type Kysely, sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { findFaults } from '../src/platform/db/invariants.ts';
import { version } from '../src/platform/config.ts';
import { decrypt, isEncrypted } from '../src/platform/db/personalData/cipher.ts';
import { columnsOf } from '../src/platform/db/personalData/columns.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { stepsOf, versionsOf } from '../src/platform/db/migrate.ts';
import { lastFormerStep } from '../src/platform/db/schema/fromFormer.ts';
import { storeFile } from '../src/platform/db/sqlite.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import {
  newPostgresPlace,
  newSqlitePlace,
  onBothEngines,
  type Place,
  readableByOthers,
} from './engines.ts';
import { bare, engineOf, formerVersions, makeFormerStore } from './formerStore.ts';
import { call, startTestServer, testClock } from './harness.ts';
import { signIn } from './people.ts';
import { findPrograms } from './postgresCluster.ts';
import { openTestApp, type TestApp } from './testApp.ts';

type Row = Record<string, unknown>;

/** The checks in the SQL of a table, each to its closing bracket. */
const checksIn = (text: string): string[] =>
  text
    .split(/check ?\(/i)
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const letters = Array.from(rest, (letter) => {
        depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
        return depth > 0 ? letter : ';';
      });
      return letters.slice(0, letters.indexOf(';')).join('');
    });

/** Each column, index, check, reference and trigger, without line breaks and brackets, which a dump writes otherwise. */
async function schemaOf(place: Place): Promise<string[]> {
  const query =
    engineOf(place) === 'sqlite'
      ? sql<Row>`select tables.name, column.name as column_name, column.type, "notnull", dflt_value, pk
          from sqlite_schema as tables join pragma_table_info(tables.name) as column
          where tables.type = 'table' and tables.name not like 'log_words%'
        union all select type, tbl_name, name, sql, '', '' from sqlite_schema
          where type in ('index', 'trigger')
        union all select name, wr, strict, '', '', '' from pragma_table_list
        union all select tables.name, "from", "table", "to", on_delete, ''
          from sqlite_schema as tables join pragma_foreign_key_list(tables.name)
          where tables.type = 'table'`
      : sql<Row>`select table_name, column_name, data_type, is_nullable, column_default, collation_name
          from information_schema.columns where table_schema = 'public'
        union all select tablename, indexname, indexdef, '', '', '' from pg_indexes
          where schemaname = 'public'
        union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', '', ''
          from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
        union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(pg_trigger.oid),
          (select prosrc from pg_proc where pg_proc.oid = tgfoid), '', ''
          from pg_trigger where not tgisinternal`;
  const { rows, checks } = await bare(place, async (db) => {
    const made =
      engineOf(place) === 'sqlite'
        ? await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
            where type = 'table'`.execute(db)
        : { rows: [] };
    return {
      rows: (await query.execute(db)).rows.map((row) => Object.values(row).join(' | ')),
      checks: made.rows.flatMap((one) => checksIn(one.sql).map((check) => `${one.name} ${check}`)),
    };
  });
  return [...rows, ...checks]
    .map((text) => text.toLowerCase().replaceAll('"', ''))
    .map((text) => text.replaceAll(/[()\s]+/g, ' '))
    .toSorted();
}

/** What the tables hold, as it is stored, but texts that staff types: those as they read. Without sessions. */
async function contentOf(place: Place, tables: readonly string[]): Promise<Record<string, Row[]>> {
  return bare(place, async (db) => {
    const content: Record<string, Row[]> = {};
    const keys = new DataKeys(keyFileOf(place));
    for (const table of tables) {
      const typed = Object.entries(columnsOf(table)).filter(([, kept]) => kept === 'typed');
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
      for (const row of rows) {
        delete row['has_remains'];
        for (const [column] of typed) {
          const value = String(row[column] ?? '');
          if (isEncrypted(value)) row[column] = decrypt(keys, column, value);
        }
      }
      content[table] = rows;
    }
    return content;
  });
}

/** All tables but those of the steps themselves, and those that the log consists of. */
const tablesOf = (place: Place): Promise<string[]> =>
  bare(place, async (db) =>
    (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !/^(migration|place|log_(words|former|default).*|sqlite_.*)$/.test(name)),
  );

/** Order of figures, which a table has in none. */
const byKey = (one: Row, other: Row): number => {
  const [a, b] = [one, other].map(({ chart, name, hotel_id }) => `${chart} ${name} ${hotel_id}`);
  return String(a).localeCompare(String(b));
};

/** The steps of version 0.3.0 that a store of the last version made of steps lacks; those of later ones follow them. */
const lackedSteps = [
  '40 all tables',
  '41 the desk',
  '42 guests by number',
  '43 reports',
  '44 bills of past days',
  '45 entries sent again',
  '46 requests sent again',
  '47 logs by month',
  '48 large stores',
  '49 sold nights',
  '50 assistants',
  '51 versions',
  '52 rooms of a channel',
  '53 money that was kept',
  '54 released orders',
  '55 typed texts',
  '56 reversed lines',
  '57 lines that stay',
  '58 payments of former orders',
  '59 desk prices',
  '60 guarantees',
  '61 guests found',
];

/** The words of the log by what they were in stores of former versions. */
const kindCalled = Object.fromEntries(
  Object.entries(targetKindLabel).map(([kind, label]) => [label, kind]),
);

onBothEngines((newPlace) => {
  it('brings a store of the last version made of steps to the tables of a new one', async () => {
    const place = await newPlace();
    await makeFormerStore(place);
    const fresh = await newPlace();
    await (await startTestServer(fresh)).stop();
    const tables = await tablesOf(fresh);
    const former = new Set(await tablesOf(place));
    const before = await contentOf(
      place,
      tables.filter((name) => former.has(name)),
    );
    const { missing } = await bare(place, stepsOf);
    expect(missing.slice(0, lackedSteps.length)).toEqual(lackedSteps);
    const server = await startTestServer(place);
    await server.stop();
    expect(await schemaOf(place)).toEqual(await schemaOf(fresh));
    const after = await contentOf(place, tables);
    after['figure']?.sort(byKey);
    const lastMenu = Math.max(...(before['menu'] ?? []).map(({ id }) => Number(id)));
    const addedTo = (table: string, menu: string): Row[] =>
      after[table]?.filter((row) => Number(row[menu]) > lastMenu) ?? [];
    expect(after).toEqual({
      ...Object.fromEntries(tables.map((name) => [name, []])),
      ...before,
      orders: before['orders']?.map((row) => ({
        ...row,
        assigned_room_id: null,
        group_no: '',
        note: '',
        is_no_show: 0,
        refund_due: null,
        request_id: '',
        external_room: 1,
        sent_hash: '',
        is_released: 0,
        is_desk_price: 0,
        guarantee: 0,
        guarantee_note: '',
        hold_until: null,
        moved_from_id: null,
        company_id: null,
        left_open: 0,
        paid_twice: 0,
        paid_twice_settled: null,
        to_pay_back: 0,
        day_use_hours: 0,
      })),
      hotel: before['hotel']?.map((row) => ({
        ...row,
        hold_hour: 18,
        late_half_hour: 14,
        late_whole_hour: 18,
        stay_over_days: 1,
        inspects: 0,
        leave_open: 2,
        allowance_staff: 0,
        allowance_manager: 99_999_999,
        deposit_rule: 0,
        deposit_amount: 0,
        bill_terms: '',
        pay_back_limit: 0,
        closed_day: null,
        closed_reason: '',
      })),
      room_type: before['room_type']?.map((row) => ({ ...row, day_use_fee: 0 })),
      room: before['room']?.map((row) => ({
        ...row,
        is_to_inspect: 0,
        cleaned_day: null,
        cleaner: '',
      })),
      // What was paid, and what was paid back.
      bill_line: after['bill_line'],
      stay: before['stay']?.map((row) => ({ ...row, opened_time: null, undo: null })),
      stay_guest: before['stay_guest']?.map((row, index) => ({
        ...row,
        phone_search: after['stay_guest']?.[index]?.['phone_search'],
        nationality: '',
        birth_date: '',
        entry_date: '',
        stay_until: '',
        guardian_name: '',
        guardian_phone: '',
        guardian_relation: '',
      })),
      // By their words in any order and given names, too.
      person_name: after['person_name'],
      name_reading: after['name_reading'],
      figure: [
        ...(before['figure'] ?? []).filter(
          ({ chart }) => chart !== 'isolation begun' && chart !== 'order source',
        ),
        ...(after['figure'] ?? []).filter(({ chart }) =>
          ['order month', 'order source', 'order channel'].includes(String(chart)),
        ),
      ].toSorted(byKey),
      log_author: after['log_author'],
      // With the menus of screens that are newer than the store.
      menu: [...(before['menu'] ?? []), ...addedTo('menu', 'id')],
      menu_role: [...(before['menu_role'] ?? []), ...addedTo('menu_role', 'menu_id')],
      menu_offer: after['menu_offer'],
      job: after['job'],
      log: [
        ...(before['log'] ?? []).map((row) => ({
          ...row,
          assistant: null,
          target_kind: kindCalled[String(row['target_kind'])],
          target_name:
            /「([^」]+)」|房间 (\S+)/.exec(String(row['sketch']))?.slice(1).find(Boolean) ?? null,
        })),
        ...(after['log'] ?? []).filter(({ sketch }) => String(sketch).startsWith('新版本增加菜单')),
      ],
    });
    const isPaid = ({ paid_time, status }: Row) => paid_time !== null && status !== 0;
    expect(
      after['bill_line']?.map(({ order_id, kind, amount, method, created_time }) => {
        return { order_id, kind, amount, method, created_time };
      }),
    ).toEqual(
      before['orders']?.filter(isPaid).map(({ id, last_pay, paid_time }) => {
        return { order_id: id, kind: 3, amount: last_pay, method: 4, created_time: paid_time };
      }),
    );
    expect(after['log']?.some((row) => row['target_name'] !== null)).toBe(true);
    const authors = new Set(after['log']?.map((row) => row['create_by']));
    expect(after['log_author']?.map(({ name }) => name)).toEqual([...authors].toSorted());
    for (const name of ['orders', 'stay_guest', 'isolation_person', 'health_test', 'log']) {
      expect(after[name]?.length).toBeGreaterThan(0);
    }
    const said = server.log.lines.filter((line) => /升级|备份|副本/.test(line)).join('\n');
    expect(said).toMatch(
      new RegExp(
        String.raw`较早的版本 0\.1\.0（第 38 步），升级到 \d+\.\d+\.\d+：共 ${missing.length} 步`,
      ),
    );
    expect(said).toContain(`第 1/${missing.length} 步：40 all tables`);
    expect(said).toContain('完成 (done)');
    if (place.databaseUrl === null) expect(said).toContain(join(place.dataDir, 'upgrades'));
    else expect(said).toContain('PostgreSQL 不自动备份');
    const again = await startTestServer(place);
    expect(again.log.lines.join('\n')).not.toContain('升级');
    expect(await findFaults(again.server.store.db)).toEqual([]);
  });

  it.each(formerVersions)('opens a store of version %s, and names who made it', async (former) => {
    const place = await newPlace();
    await makeFormerStore(place, former);
    const fresh = await newPlace();
    await (await startTestServer(fresh)).stop();
    const server = await startTestServer(place);
    const { db } = server.server.store;
    expect(await findFaults(db)).toEqual([]);
    expect(await versionsOf(db)).toEqual({ made: former, latest: version });
    expect(await call(server, 'orderPage', {}, await signIn(server, 'admin'))).toMatchObject({
      code: 200,
    });
    await server.stop();
    expect(await schemaOf(place)).toEqual(await schemaOf(fresh));
    expect(await bare(fresh, versionsOf)).toEqual({ made: version, latest: version });
  });

  it('goes on with such a store: numbers are readable, logs are found and fixed', async () => {
    const place = await newPlace();
    await makeFormerStore(place);
    const server = await startTestServer(place);
    const token = await signIn(server, 'admin');
    const page = { page: { page: 1, size: 10 } };
    const { data: orders } = await call(server, 'orderPage', page, token);
    expect(orders?.page.records[0]?.number).toMatch(/^\d{3}\*{4}\d{4}$/);
    const { data: former } = await call(server, 'logPage', page, token);
    const first = former?.records.at(-1)?.sketch;
    const sketch = first?.slice(0, 3);
    const { data: found } = await call(server, 'logPage', { ...page, sketch }, token);
    expect(found.records.map((log) => log.sketch)).toContain(first);
    const change = server.server.store.write((tx) => tx.deleteFrom('log').execute());
    await expect(change).rejects.toThrow('日志不可修改或删除');
  });

  it('tells who has an older one to start the version between first, and leaves it as it is', async () => {
    const place = await newPlace();
    await makeFormerStore(place);
    await bare(place, (db) =>
      sql`delete from migration where name = ${lastFormerStep}`.execute(db),
    );
    await expect(startTestServer(place)).rejects.toThrow('请先用 0.1.0 启动一次');
    expect(await tablesOf(place)).toContain('order_count');
  });

  it('offers menus that are new, once, and none again that an admin has deleted', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    await testApp.put(async (tx) => {
      await tx.deleteFrom('menu').where('path', 'in', ['hotel', 'logManage']).execute();
      await tx.deleteFrom('menu_offer').where('path', '=', 'hotel').execute();
    });
    const all = await routesOf(testApp.store.db);
    await testApp.stop();
    for (const lines of [['新版本增加 酒店管理'], []]) {
      const server = await startTestServer(place);
      expect(await routesOf(server.server.store.db)).toEqual([...all, 'hotel'].toSorted());
      expect(server.log.lines.filter((line) => line.includes('新版本增加'))).toEqual(
        lines.map((line) => expect.stringContaining(line) as string),
      );
      await server.stop();
    }
  });

  it('puts new menus beside those of a group that an admin has renamed', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    await testApp.put(async (tx) => {
      await tx.updateTable('menu').set({ name: '隔离点' }).where('name', '=', '防疫').execute();
      await tx.deleteFrom('menu').where('path', '=', 'dailyTest').execute();
      await tx.deleteFrom('menu_offer').where('path', '=', 'dailyTest').execute();
    });
    await testApp.stop();
    const server = await startTestServer(place);
    const { data } = await call(server, 'listMenus', {}, await signIn(server, 'admin'));
    const group = data.find(({ name }) => name === '隔离点');
    expect(group?.children?.map(({ path }) => path)).toContain('dailyTest');
    expect(data.some(({ name }) => name === '防疫')).toBe(false);
  });
});

/** The routes of the menus of a store. */
async function routesOf(db: TestApp['store']['db'] | Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('menu').select('path').execute();
  return rows.flatMap(({ path }) => path ?? []).toSorted();
}

it('takes the upgrade once, however many instances start', async () => {
  const place = await newPostgresPlace();
  await makeFormerStore(place);
  const servers = await Promise.all([1, 2, 3].map(() => startTestServer(place)));
  const lines = servers.flatMap(({ log }) => log.lines);
  expect(lines.filter((line) => line.includes('数据库来自较早的版本'))).toHaveLength(1);
});

it.skipIf(!findPrograms())('goes back to the dump of before the upgrade', async () => {
  const place = await newPostgresPlace();
  await makeFormerStore(place, '0.2.0');
  const url = place.databaseUrl ?? '';
  const name = new URL(url).pathname.slice(1);
  const server = new URL('/postgres', url).href;
  const dump = join(inject('scratch'), `${name}.dump`);
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(findPrograms() ?? '', program), words, { stdio: 'pipe' });
  run('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${url}`);
  const tables = await tablesOf(place);
  const before = await contentOf(place, tables);
  const schema = await schemaOf(place);
  await (await startTestServer(place)).stop();
  expect(await schemaOf(place)).not.toEqual(schema);
  run('psql', `--dbname=${server}`, '-c', `alter database ${name} rename to ${name}_upgraded`);
  run('createdb', `--maintenance-db=${server}`, '--template=template0', '--encoding=UTF8', name);
  run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${url}`, dump);
  expect(await schemaOf(place)).toEqual(schema);
  expect(await contentOf(place, tables)).toEqual(before);
  // And it is upgraded again as it was before.
  const again = await startTestServer(place);
  expect(again.log.lines.join('\n')).toContain('较早的版本 0.2.0（第 50 步）');
  expect(await findFaults(again.server.store.db)).toEqual([]);
});

describe('the copy of an embedded store', () => {
  it('is there before the upgrade, opens and holds the data of before', async () => {
    const place = await newSqlitePlace();
    await makeFormerStore(place);
    await (await startTestServer(place)).stop();
    const folder = join(place.dataDir, 'upgrades');
    const [name = ''] = await readdir(folder);
    expect(name).toBe(`anzhu-20260318-100000-0.1.0-step-38-before-${version}.db`);
    expect(readableByOthers(folder)).toEqual([]);
    const copy = new DatabaseSync(join(folder, name), { readOnly: true });
    const steps = copy.prepare('select name from migration').all();
    const counts = copy.prepare('select count(*) as count from order_count').get();
    copy.close();
    expect(steps).toContainEqual({ name: lastFormerStep });
    expect(counts).not.toEqual({ count: 0 });
  });

  it('is named by the version and the step of its data, and by the version that upgrades it', async () => {
    const place = await newSqlitePlace();
    await makeFormerStore(place, '0.2.0');
    await (await startTestServer(place)).stop();
    const last = await bare(place, async (db) => {
      const { rows } = await sql<{ name: string }>`select name from migration
        order by name desc limit 2`.execute(db);
      await sql`delete from migration where name = ${rows[0]?.name}`.execute(db);
      await sql`update migration set version = '0.2.9' where name = ${rows[1]?.name}`.execute(db);
      return Number.parseInt(rows[1]?.name ?? '', 10);
    });
    // A last step that finds its work done would fail: the copy is there before it.
    await startTestServer(place, { clock: testClock('2026-03-18 11:00:00') }).catch(() => null);
    expect((await readdir(join(place.dataDir, 'upgrades'))).toSorted()).toEqual([
      `anzhu-20260318-100000-0.2.0-step-50-before-${version}.db`,
      `anzhu-20260318-110000-0.2.9-step-${last}-before-${version}.db`,
    ]);
  });

  it('is kept three times, with those that an earlier version has named', async () => {
    const place = await newSqlitePlace();
    await makeFormerStore(place);
    const file = storeFile(place.dataDir);
    const former = await readFile(file);
    await mkdir(join(place.dataDir, 'upgrades'));
    for (const name of ['anzhu-20260317-100000-before-0.2.0.db', 'of-the-operator.db']) {
      await writeFile(join(place.dataDir, 'upgrades', name), '');
    }
    for (const hour of ['11', '12', '13', '14']) {
      const server = await startTestServer(place, { clock: testClock(`2026-03-18 ${hour}:00:00`) });
      await server.stop();
      await writeFile(file, former);
    }
    const names = await readdir(join(place.dataDir, 'upgrades'));
    expect(names.map((name) => name.slice(0, 21)).toSorted()).toEqual([
      'anzhu-20260318-120000',
      'anzhu-20260318-130000',
      'anzhu-20260318-140000',
      'of-the-operator.db',
    ]);
  });

  it('stops the upgrade when it cannot be written', async () => {
    const place = await newSqlitePlace();
    await makeFormerStore(place);
    const before = await bare(place, stepsOf);
    await writeFile(join(place.dataDir, 'upgrades'), '');
    await expect(startTestServer(place)).rejects.toThrow('upgrades');
    expect(await bare(place, stepsOf)).toEqual(before);
  });
});
