import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, type Words, wordsOf } from './dialect.ts';

/** What the desk's own work adds: prices by night, bills, blocked rooms, bookings of several rooms. */
const desk = ({ id, big, text, table, keyed }: Words): string[] => [
  `alter table orders add column assigned_room_id ${big} references room (id) on delete set null`,
  `alter table orders add column group_no ${text} not null default ''`,
  `alter table orders add column note ${text} not null default ''`,
  `alter table orders add column is_no_show integer not null default 0
    check (is_no_show in (0, 1))`,
  `alter table orders add column refund_due ${big} check (refund_due >= 0)`,
  `create index orders_assigned on orders (assigned_room_id, leave_time)
    where assigned_room_id is not null`,
  `create index orders_group on orders (group_no, created_time, id) where group_no <> ''`,
  // When the guests were checked in, and what it changed, so that it can be taken back.
  `alter table stay add column opened_time ${text}`,
  `alter table stay add column undo ${text}`,
  `create table order_night (
    order_id ${big} not null references orders (id) on delete cascade,
    night ${text} not null check (length(night) = 10),
    fee ${big} not null check (fee >= 0),
    primary key (order_id, night)
  ) ${keyed}`,
  `create table room_price (
    id ${id},
    room_type_id ${big} not null references room_type (id) on delete cascade,
    weekday integer check (weekday between 1 and 7),
    day ${text} check (length(day) = 10),
    fee ${big} not null check (fee >= 0),
    check ((weekday is null) <> (day is null))
  ) ${table}`,
  `create unique index room_price_day_once on room_price (room_type_id, day)
    where day is not null`,
  `create unique index room_price_weekday_once on room_price (room_type_id, weekday)
    where weekday is not null`,
  `create table room_block (
    id ${id},
    room_id ${big} not null references room (id) on delete cascade,
    from_day ${text} not null check (length(from_day) = 10),
    to_day ${text} not null check (length(to_day) = 10),
    reason ${text} not null,
    created_by ${big} references app_user (id) on delete set null,
    created_time ${text} not null,
    check (to_day >= from_day)
  ) ${table}`,
  `create index room_block_room on room_block (room_id, to_day)`,
  // A line is never deleted: an order that has one is not deleted either.
  `create table bill_line (
    id ${id},
    order_id ${big} not null references orders (id),
    kind integer not null check (kind between 1 and 4),
    amount ${big} not null check (amount <> 0 and (amount > 0 or kind = 2)),
    method integer not null check (method between 0 and 4),
    note ${text} not null,
    created_by ${big} references app_user (id) on delete set null,
    created_time ${text} not null check (length(created_time) = 19),
    voided_by ${big} references app_user (id) on delete set null,
    voided_time ${text},
    void_reason ${text} not null default '',
    check ((voided_time is null) = (void_reason = ''))
  ) ${table}`,
  `create index bill_line_order on bill_line (order_id, id)`,
  `create index bill_line_time on bill_line (created_time, order_id)`,
  `create table guest_note (
    id ${id},
    hotel_id ${big} not null references hotel (id) on delete cascade,
    idcard ${text} not null,
    idcard_search ${text} not null default '',
    note ${text} not null,
    changed_time ${text} not null
  ) ${table}`,
  `create unique index guest_note_once on guest_note (hotel_id, idcard_search)`,
];

/** Adds the index by which the stays of a guest are found. */
export async function addGuestIndex(db: Kysely<Tables>): Promise<void> {
  await sql`create index stay_guest_idcard on stay_guest (idcard_search)
    where idcard_search <> ''`.execute(db);
}

/** Adds the indexes by which the report of a day finds what was sold, and the deposits. */
export async function addReportIndexes(db: Kysely<Tables>): Promise<void> {
  await sql`create index orders_sold on orders (arrive_time, hotel_id, leave_time)
    where status in (3, 4)`.execute(db);
  await sql`create index bill_line_deposit on bill_line (created_time, order_id)
    where kind = 2`.execute(db);
}

/**
 * Adds what the report of a past day needs: which payments came with a change of the price, and the index of orders
 * whose money was kept. Lines from before were written so unless a clerk entered them.
 */
export async function addDayEnd(db: Kysely<Tables>): Promise<void> {
  await sql`alter table bill_line add column with_price integer not null default 0
    check (with_price in (0, 1))`.execute(db);
  await sql`update bill_line set with_price = 1 where kind in (3, 4)
    and (created_by is null or note in ('续住', '提前离店', '换房', '加住', '撤销入住'))`.execute(
    db,
  );
  await sql`create index orders_kept on orders (arrive_time, hotel_id, leave_time)
    where kept > 0`.execute(db);
}

/** Adds what an entry or a booking that is sent again was recognised by until `answered_change`; not written any more. */
export async function addRequests(db: Kysely<Tables>): Promise<void> {
  await sql`alter table bill_line add column request_id text not null default ''`.execute(db);
  await sql`alter table orders add column request_id text not null default ''`.execute(db);
  await sql`create index orders_request on orders (request_id) where request_id <> ''`.execute(db);
}

/** Adds what a channel's booking of several rooms, and the same booking sent again, is recognised by. */
export async function addChannelRooms(db: Kysely<Tables>): Promise<void> {
  await sql`alter table orders add column external_room integer not null default 1
    check (external_room between 1 and 20)`.execute(db);
  await sql`alter table orders add column sent_hash text not null default ''`.execute(db);
  await sql`drop index order_external_once`.execute(db);
  await sql`create unique index order_external_once
    on orders (channel, external_id, external_room) where external_id is not null`.execute(db);
}

/** Adds the mark of orders that the desk has cancelled: they hold no night while their refund is decided. */
export async function addReleasedOrders(db: Kysely<Tables>): Promise<void> {
  await sql`alter table orders add column is_released integer not null default 0
    check (is_released in (0, 1))`.execute(db);
}

/** Adds the mark of channel orders whose price the desk has set: a channel that sends its own again does not undo it. */
export async function addDeskPrices(db: Kysely<Tables>): Promise<void> {
  await sql`alter table orders add column is_desk_price integer not null default 0
    check (is_desk_price in (0, 1))`.execute(db);
}

/** Adds the order that guests had in another hotel of the chain before they moved. */
export async function addMovedOrders(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big } = wordsOf[engine];
  await sql
    .raw(`alter table orders add column moved_from_id ${big} references orders (id)`)
    .execute(db);
  await sql`create index orders_moved on orders (moved_from_id)
    where moved_from_id is not null`.execute(db);
}

/** Adds what a channel has received of an order that the desk had received already. */
export async function addPaidTwice(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, text } = wordsOf[engine];
  await sql
    .raw(
      `alter table orders add column paid_twice ${big} not null default 0 check (paid_twice >= 0)`,
    )
    .execute(db);
  await sql.raw(`alter table orders add column paid_twice_settled ${text}`).execute(db);
  await sql`create index orders_paid_twice on orders (hotel_id, created_time, id)
    where paid_twice > 0 and paid_twice_settled is null`.execute(db);
}

/** Adds the tables and columns of the desk to a database of the first step. */
export async function addDesk(db: Kysely<Tables>, engine: Engine): Promise<void> {
  for (const statement of desk(wordsOf[engine])) await sql.raw(statement).execute(db);
}
