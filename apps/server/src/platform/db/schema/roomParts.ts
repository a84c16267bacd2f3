import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** What a payment that counts leaves for the room: the payments before it and itself pay what was charged first. */
const leftForRoom = `amount - (
  select case when due <= 0 then 0 when due >= bill_line.amount then bill_line.amount else due end
  from (select coalesce(sum(case when kind = 1 then amount
      when kind = 3 and with_price = 0 and id < bill_line.id then -amount end), 0) as due
    from bill_line as other where other.order_id = bill_line.order_id and voided_time is null) as own)`;

/** Adds to payments and refunds how much of them is for the room; of those that count it is reckoned. */
export async function addRoomParts(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big } = wordsOf[engine];
  const statements = [
    `alter table bill_line add column for_room ${big} not null default 0`,
    `alter table bill_line add constraint bill_line_room check (abs(for_room) <= abs(amount))`,
    `update bill_line set for_room = amount
      where kind = 4 and with_price = 0 and voided_time is null`,
    `update bill_line set for_room = ${leftForRoom}
      where kind = 3 and with_price = 0 and voided_time is null and reverses_id is null`,
    `update bill_line set for_room = -(select case with_price when 1 then amount else for_room end
        from bill_line as other where other.id = bill_line.reverses_id)
      where kind = 3 and with_price = 0 and voided_time is null and reverses_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
