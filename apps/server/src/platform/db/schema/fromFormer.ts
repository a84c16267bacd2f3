import { targetKindLabel } from '@anzhu/api/contract/targetKind';
import { type Kysely, sql } from 'kysely';
import { StoreError } from '../errors.ts';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';
import { triggers } from './index.ts';
import { logTimeIndex, postgresIndex } from './log.ts';

/** The oldest version whose stores open in this one. */
export const formerVersion = '0.1.0';

/** The last step of its schema. */
export const lastFormerStep = '38 isolation numbers';

/** @throws StoreError for a store from before version 0.1.0, which has no steps to this one */
export const refuseOlder = (): never => {
  throw new StoreError(
    `数据库早于 ${formerVersion} 版本，请先用 ${formerVersion} 启动一次，再启动本版本 (older store: start ${formerVersion} once first)`,
  );
};

/** Counts that lists and charts no longer read. */
const formerTables = [
  'order_count',
  'order_count_detail',
  'order_count_source',
  'declaration_count',
  'isolation_count',
  'isolation_count_detail',
  'isolation_count_source',
  'health_test_count',
  'log_count',
];

/** The indexes of the list that those stores have otherwise, or not. */
const orderIndexes: readonly string[] = [
  `create index orders_hotel on orders
    (hotel_id, created_time, id, status, room_type_id, province, source, source_name)`,
  `create index orders_source on orders
    (coalesce(nullif(source_name, ''), '#' || source), created_time, id, status, hotel_id)`,
];

/** Drops every trigger of the store; in PostgreSQL with its function. */
async function dropTriggers(tx: Kysely<Tables>, engine: Engine): Promise<void> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'trigger'`
      : sql<{ name: string }>`select proname as name from pg_proc
          where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype`
  ).execute(tx);
  for (const { name } of rows) {
    await (
      engine === 'sqlite'
        ? sql`drop trigger ${sql.table(name)}`
        : sql`drop function ${sql.table(name)}() cascade`
    ).execute(tx);
  }
}

/** The name of a record in the sentence of a log: 编辑房型「大床房」, 房间 305 退房. */
const nameInSketch: Record<Engine, string> = {
  sqlite: `case
    when instr(sketch, '「') > 0 then
      substr(sketch, instr(sketch, '「') + 1, instr(sketch, '」') - instr(sketch, '「') - 1)
    when sketch like '%房间 %' then substr(
      substr(sketch, instr(sketch, '房间 ') + 3), 1,
      instr(substr(sketch, instr(sketch, '房间 ') + 3) || ' ', ' ') - 1) end`,
  postgres: `coalesce(substring(sketch from '「([^」]+)」'), substring(sketch from '房间 ([^ ]+)'))`,
};

/** Logs named the kinds of records in Chinese, and the records in their sentences only. */
const nameTargets = (engine: Engine): string[] => [
  `alter table log add column target_name ${wordsOf[engine].text}`,
  `update log set target_name = ${nameInSketch[engine]}, target_kind = case target_kind ${Object.entries(
    targetKindLabel,
  )
    .map(([kind, label]) => `when '${label}' then '${kind}'`)
    .join(' ')} else target_kind end`,
];

/** Brings a store of version 0.1.0 to the tables of 0.2.0 before its next step. */
export async function fromFormer(tx: Kysely<Tables>, engine: Engine): Promise<void> {
  const { rows } = await sql`select 1 from data_key where has_remains = 1`.execute(tx);
  // Values in clear may remain in its file: the former version removes them when it starts.
  if (rows.length > 0) refuseOlder();
  await dropTriggers(tx, engine);
  const statements = [
    ...formerTables.map((table) => `drop table ${table}`),
    `alter table data_key drop column has_remains`,
    'drop index orders_hotel',
    'drop index log_time',
    ...orderIndexes,
    logTimeIndex,
    `delete from figure where chart = 'isolation begun'`,
    ...(engine === 'postgres'
      ? ['drop index log_words', 'drop function words_of_log', ...postgresIndex]
      : []),
    ...nameTargets(engine),
    ...triggers(wordsOf[engine]),
    `delete from migration`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
}
