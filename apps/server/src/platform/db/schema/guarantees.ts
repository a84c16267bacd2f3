import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';
import { replaceFigureTriggers } from './figures.ts';

/** As the indexes of what is expected have it, and the queries that are to use them. */
const waiting = 'status in (0, 1)';

/** What keeps the room of an order that is not paid, and the hour until which it is held at each hotel. */
const statements = ({ text }: (typeof wordsOf)[Engine]): readonly string[] => [
  `alter table orders add column guarantee integer not null default 0
    check (guarantee between 0 and 4)`,
  `alter table orders add column guarantee_note ${text} not null default ''`,
  `alter table orders add column hold_until ${text}`,
  `alter table hotel add column hold_hour integer not null default 18
    check (hold_hour between 0 and 23)`,
  // The desk's own: until the hour of the day of arrival, or the arrival where that is later.
  `update orders set guarantee = 1, hold_until = case
      when arrive_time > substr(arrive_time, 1, 10) || ' 18:00:00' then arrive_time
      else substr(arrive_time, 1, 10) || ' 18:00:00' end
    where status = 0 and channel = '' and source in (1, 2)`,
  'drop index orders_due',
  'drop index orders_due_in',
  `create index orders_due on orders
    (status, arrive_time, hotel_id, created_time, id, room_type_id, leave_time, guarantee)
    where ${waiting}`,
  `create index orders_due_in on orders (status, arrive_time, hotel_id, guarantee) where ${waiting}`,
  `create index orders_held_until on orders
    (status, hold_until, hotel_id, created_time, id, room_type_id, guarantee) where status = 0`,
  `create index orders_to_close on orders (guarantee, created_time, id, hotel_id) where status = 0`,
];

/** Adds guarantees to orders, and the hour until which a hotel holds rooms for who pays on arrival. */
export async function addGuarantees(db: Kysely<Tables>, engine: Engine): Promise<void> {
  for (const statement of statements(wordsOf[engine])) await sql.raw(statement).execute(db);
  // What was kept of a no-show who had paid a part is income.
  await replaceFigureTriggers(db, engine);
}
