import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, trigger, wordsOf } from './dialect.ts';

/** Adds the days of hotels that were closed, as they were then. */
export async function addClosedDays(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, text, keyed } = wordsOf[engine];
  const statements = [
    `create table day_close (
      hotel_id ${big} not null references hotel (id),
      day ${text} not null check (length(day) = 10),
      from_time ${text} not null check (length(from_time) = 19),
      until_time ${text} not null check (length(until_time) = 19),
      parts text not null,
      points text not null,
      closed_by ${big} not null,
      closed_by_name text not null,
      closed_time ${text} not null check (length(closed_time) = 19),
      digest text not null,
      primary key (hotel_id, day)
    ) ${keyed}`,
    'create unique index day_close_until on day_close (hotel_id, until_time)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await addClosedDayGuards(db, engine);
}

/** What the database refuses a change of a closed day with. */
export const closedDayRefused = '已夜审的酒店日不可更改';
const refused = closedDayRefused;

/** Whether a line is dated in a day of its hotel that was closed. */
const isInClosedDay = `exists (select 1 from orders
  join day_close on day_close.hotel_id = orders.hotel_id and until_time >= new.created_time
  where orders.id = new.order_id and from_time <= new.created_time)`;

/** Refuses to change a day that was closed, to date a line in it, and to void one of it. */
export async function addClosedDayGuards(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const isSqlite = engine === 'sqlite';
  const refuse = isSqlite ? `select raise(abort, '${refused}');` : `raise exception '${refused}';`;
  const refuseLine = isSqlite
    ? `select raise(abort, '${refused}') where ${isInClosedDay};`
    : `if ${isInClosedDay} then ${refuse} end if;`;
  const kept = (name: string, event: string) =>
    trigger(engine, { name, table: 'day_close', event, run: refuse });
  const line = (name: string, event: string, when?: string) =>
    trigger(engine, { name, table: 'bill_line', event, run: refuseLine, ...(when && { when }) });
  const statements = [
    ...kept('day_close_no_update', 'before update'),
    ...kept('day_close_no_delete', 'before delete'),
    ...line('bill_line_in_closed_day', 'after insert'),
    ...line(
      'bill_line_void_in_closed_day',
      'after update of voided_time',
      'old.voided_time is null and new.voided_time is not null',
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * PostgreSQL: a line is written, or voided, while its hotel closes no day, and who closes one waits for lines that are
 * being written: `acquireRecordLock` takes the same lock. The embedded store has one writer.
 */
export async function addClosedDayLock(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  const statements = [
    `create function bill_line_holds_day() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(hashtextextended(
        'day_close ' || (select hotel_id from orders where id = new.order_id), 0));
      return new; end $$`,
    `create trigger bill_line_holds_day before insert or update of voided_time on bill_line
      for each row execute function bill_line_holds_day()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
