import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, hasChanged, trigger, wordsOf } from './dialect.ts';

/** Adds the shifts of clerks, and to lines of bills the shift in which they were written. */
export async function addShifts(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { id, big, text, table } = wordsOf[engine];
  const statements = [
    `create table shift (
      id ${id},
      hotel_id ${big} not null references hotel (id),
      clerk_id ${big} references app_user (id) on delete set null,
      opened_time ${text} not null check (length(opened_time) = 19),
      opening ${big} not null check (opening >= 0),
      closed_time ${text},
      counted ${big} check (counted >= 0),
      sums text not null default '',
      note ${text} not null default '',
      next_id ${big} references app_user (id) on delete set null,
      closed_by ${big} references app_user (id) on delete set null,
      check ((closed_time is null) = (counted is null)),
      check ((closed_time is null) = (sums = ''))
    ) ${table}`,
    `create unique index shift_open_once on shift (hotel_id, clerk_id) where closed_time is null`,
    `create index shift_hotel on shift (hotel_id, opened_time, id, clerk_id)`,
    `create index shift_clerk on shift (clerk_id, opened_time, id, hotel_id)`,
    `create index shift_time on shift (opened_time, id)`,
    `create index shift_closed on shift (hotel_id, closed_time, id)`,
    `alter table bill_line add column shift_id ${big} references shift (id)`,
    `create index bill_line_shift on bill_line (shift_id) where shift_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await addShiftGuards(db, engine);
}

const kept = 'hotel_id opened_time opening closed_time counted sums'.split(' ');

/** Refuses what was closed to be changed: names go with their users, and the note is encrypted anew. */
const refusals = [
  {
    name: 'shift_no_update',
    table: 'shift',
    event: 'before update',
    when: `old.closed_time is not null and (${hasChanged(kept)})`,
    refused: '已交的班不可修改',
  },
  { name: 'shift_no_delete', table: 'shift', event: 'before delete', refused: '班次不可删除' },
  {
    name: 'bill_line_keeps_shift',
    table: 'bill_line',
    event: 'before update of shift_id',
    when: 'old.shift_id is not null and old.shift_id is distinct from new.shift_id',
    refused: '账单明细不可改换班次',
  },
];

const refusedVoid = '已交班的明细不可作废';
const isHandedOver = `exists (select 1 from shift where id = new.shift_id and closed_time is not null)`;

/** Gives each new line the open shift of who writes it, and keeps closed shifts and their lines as they are. */
export async function addShiftGuards(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const isSqlite = engine === 'sqlite';
  // PostgreSQL: who closes the shift waits for the line, or the line goes without it.
  const held = isSqlite ? '' : ' for share of shift';
  const refuse = (message: string, when?: string): string =>
    isSqlite
      ? `select raise(abort, '${message}')${when ? ` where ${when}` : ''};`
      : when
        ? `if ${when} then raise exception '${message}'; end if;`
        : `raise exception '${message}';`;
  const statements = [
    ...trigger(engine, {
      name: 'bill_line_of_shift',
      table: 'bill_line',
      event: 'after insert',
      when: 'new.created_by is not null',
      run: `update bill_line set shift_id = (select shift.id from shift
          join orders on orders.hotel_id = shift.hotel_id
          where orders.id = new.order_id and shift.clerk_id = new.created_by
            and shift.closed_time is null${held})
        where id = new.id and exists (select 1 from shift
          where clerk_id = new.created_by and closed_time is null);`,
    }),
    ...refusals.flatMap(({ refused, ...of }) => trigger(engine, { ...of, run: refuse(refused) })),
    ...trigger(engine, {
      name: 'bill_line_void_in_shift',
      table: 'bill_line',
      event: 'after update of voided_time',
      when: 'new.voided_time is not null and old.voided_time is null and new.shift_id is not null',
      run: refuse(refusedVoid, isHandedOver),
    }),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
