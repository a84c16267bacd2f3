import { LineKind } from '@anzhu/api/contract/bill';
import { RecordStatus } from '@anzhu/api/contract/department';
import { DiscountExclusion } from '@anzhu/api/contract/discount';
import { InvoiceState } from '@anzhu/api/contract/invoice';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { Role } from '@anzhu/api/contract/role';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { hotelDayOf, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { type RawBuilder, sql } from 'kysely';
import { findChangedDays, findMissummedShifts } from './keptSums.ts';
import { figureSources, figuresOf } from './schema/figures.ts';
import type { Db } from './store.ts';
import { StayKind } from './tables/stay.ts';

const openStay = sql`stay.ended_time is null`;

/** Orders of an alias that may have a room assigned. */
const assigned = (orders: string) =>
  sql`${sql.ref(`${orders}.status`)} in (${OrderStatus.unpaid}, ${OrderStatus.paid}, ${OrderStatus.refundRequested})`;

/** The rows of a tree that lie in a circle, or below one: those that no root leads to. */
const inCircle = (table: 'department' | 'menu'): RawBuilder<unknown> =>
  sql`with recursive reached (id) as (
      select id from ${sql.table(table)} where parent_id is null
      union all select below.id from ${sql.table(table)} as below
        join reached on below.parent_id = reached.id
    ) select id from ${sql.table(table)} where id not in (select id from reached)`;

/** Departments that are in use, and so are all above them. */
const inUse = sql`in_use (id, role) as (
    select id, role from department
      where parent_id is null and status = ${RecordStatus.normal}
    union all select below.id, below.role from department as below
      join in_use on below.parent_id = in_use.id where below.status = ${RecordStatus.normal}
  )`;
/** The figures of the charts that differ from the rows they are kept of. */
const misfigured = (): RawBuilder<unknown> => {
  const counted = figureSources.map((source) =>
    figuresOf(source, { row: source.table, by: -1, from: `from ${source.table}` }),
  );
  return sql`select chart, name, hotel_id, sum(count), sum(fen) from (
      select chart, name, hotel_id, count, fen from figure
      union all ${sql.raw(counted.join(' union all '))}
    ) as both_sides group by chart, name, hotel_id having sum(count) <> 0 or sum(fen) <> 0`;
};

/** Orders that cost their `last_pay`. */
const priced = [
  OrderStatus.paid,
  OrderStatus.checkedIn,
  OrderStatus.completed,
  OrderStatus.refundRequested,
];

/** What a line of a bill adds to what was paid. */
const received = sql`case kind when ${sql.lit(LineKind.payment)} then amount
  when ${sql.lit(LineKind.refund)} then -amount else 0 end`;

/** What must hold between tables, each with a query for the rows where it does not. */
const invariants: Record<string, RawBuilder<unknown>> = {
  'departments lie in no circle': inCircle('department'),
  'menus lie in no circle': inCircle('menu'),
  'where there are users there is an admin': sql`with recursive ${inUse}
    select id from app_user where not exists (select 1 from app_user
      join in_use on in_use.id = app_user.department_id
      where in_use.role = ${Role.admin} and app_user.status = ${RecordStatus.normal})`,
  'an invoice with the service has been sent': sql`select id from invoice
    where state = ${InvoiceState.issuing} and (request_id = '' or sent_time is null)`,
  'an issued invoice has its number': sql`select id from invoice
    where state = ${InvoiceState.issued} and (number = '' or issued_time is null)`,
  'an occupied room has an open stay': sql`select id from room where status = ${RoomStatus.occupied}
    and not exists (select 1 from stay where stay.room_id = room.id and ${openStay})`,
  'an open stay is in an occupied room of its kind': sql`select stay.id from stay
    join room on room.id = stay.room_id where ${openStay}
    and (room.status <> ${RoomStatus.occupied} or room.hotel_id <> stay.hotel_id
      or room.is_isolation <> stay.kind)`,
  'an open stay has guests, and they have not left': sql`select stay.id from stay where ${openStay}
    and not exists (select 1 from stay_guest where stay_id = stay.id and has_left = 0)`,
  'whose stay has ended has left': sql`select stay_guest.id from stay_guest
    join stay on stay.id = stay_guest.stay_id where (stay.ended_time is null) <> (has_left = 0)`,
  'the order of an open stay is checked in': sql`select stay.id from stay
    join orders on orders.id = stay.order_id
    where ${openStay} and orders.status <> ${OrderStatus.checkedIn}`,
  'a checked-in order has an open stay': sql`select id from orders
    where status = ${OrderStatus.checkedIn}
    and not exists (select 1 from stay where stay.order_id = orders.id and ${openStay})`,
  // Not only the nights: who extends or shortens a stay changes its order too. A move to another room begins
  // a new stay of the same order.
  'an open stay has the dates of its order': sql`select stay.id from stay
    join orders on orders.id = stay.order_id where ${openStay}
    and (stay.leave_time <> orders.leave_time or orders.arrive_time <> (
      select min(check_in_time) from stay as first where first.order_id = orders.id))`,
  'a reserved room is held for a paid order': sql`select room.id from room
    join orders on orders.id = held_order_id where room.status = ${RoomStatus.reserved}
    and orders.status not in (${OrderStatus.paid}, ${OrderStatus.refundRequested})`,
  'a tentative room is held for an unpaid order': sql`select room.id from room
    join orders on orders.id = held_order_id where room.status = ${RoomStatus.tentative}
    and orders.status <> ${OrderStatus.unpaid}`,
  'a room is held for an order of its hotel and type': sql`select room.id from room
    join orders on orders.id = held_order_id
    where orders.hotel_id <> room.hotel_id or orders.room_type_id <> room.room_type_id`,
  'an assigned room is of the hotel and type of its order': sql`select orders.id from orders
    join room on room.id = assigned_room_id where ${assigned('orders')}
    and (orders.hotel_id <> room.hotel_id or orders.room_type_id <> room.room_type_id)`,
  // By days: who arrives in the early morning has the night before as well.
  'assigned orders of a room do not meet': sql`select one.id from orders as one
    join orders as other on other.assigned_room_id = one.assigned_room_id and other.id > one.id
    where ${assigned('one')} and ${assigned('other')}
    and substr(one.arrive_time, 1, 10) < substr(other.leave_time, 1, 10)
    and substr(other.arrive_time, 1, 10) < substr(one.leave_time, 1, 10)`,
  'a day use is of its hours, within 08:00 and 20:00 of a day': sql`select id from orders
    where day_use_hours > 0 and (day_use_hours < 3
      or substr(arrive_time, 1, 10) <> substr(leave_time, 1, 10)
      or substr(arrive_time, 12) < '08:00:00' or substr(leave_time, 12) > '20:00:00'
      or substr(arrive_time, 14) <> substr(leave_time, 14)
      or cast(substr(leave_time, 12, 2) as integer) - cast(substr(arrive_time, 12, 2) as integer)
        <> day_use_hours)`,
  'a day use has the price of its day, and no night': sql`select orders.id from orders
    left join order_night on order_night.order_id = orders.id
    where day_use_hours > 0 group by orders.id, arrive_time
    having count(order_night.night) <> 1 or min(night) <> substr(arrive_time, 1, 10)`,
  'a day use meets no other stay that its room is assigned to': sql`select one.id from orders as one
    join orders as other on other.assigned_room_id = one.assigned_room_id and other.id <> one.id
    where one.day_use_hours > 0 and ${assigned('one')} and ${assigned('other')}
    and one.arrive_time < other.leave_time and other.arrive_time < one.leave_time`,
  'no repair meets the day of an assigned day use': sql`select room_block.id from room_block
    join orders on assigned_room_id = room_block.room_id where ${assigned('orders')}
    and day_use_hours > 0 and substr(arrive_time, 1, 10) between from_day and to_day`,
  'repairs of a room do not meet': sql`select one.id from room_block as one
    join room_block as other on other.room_id = one.room_id and other.id > one.id
    where one.from_day <= other.to_day and other.from_day <= one.to_day`,
  'no repair meets an assigned order': sql`select room_block.id from room_block
    join orders on assigned_room_id = room_block.room_id where ${assigned('orders')}
    and from_day < substr(leave_time, 1, 10) and to_day >= substr(arrive_time, 1, 10)`,
  // As planned: who is overdue may be there when it begins.
  'no repair meets an open stay': sql`select room_block.id from room_block
    join stay on stay.room_id = room_block.room_id where ${openStay}
    and from_day < substr(leave_time, 1, 10) and to_day >= substr(check_in_time, 1, 10)`,
  'who is in isolation has an open stay in their room': sql`select person.id
    from isolation_person as person where status = ${IsolationStatus.isolating}
    and not exists (select 1 from stay where isolation_person_id = person.id
      and stay.room_id = person.room_id and ${openStay})`,
  'who has left isolation has no open stay': sql`select stay.id from stay
    join isolation_person as person on person.id = stay.isolation_person_id
    where ${openStay} and stay.kind = ${StayKind.isolation}
    and person.status <> ${IsolationStatus.isolating}`,
  'the nights of an order cost what it costs': sql`select orders.id from orders
    join order_night on order_night.order_id = orders.id
    group by orders.id, orders.pay having sum(order_night.fee) <> orders.pay`,
  'a deposit is never below 0': sql`select order_id from bill_line
    where kind = ${LineKind.deposit} and voided_time is null
    group by order_id having sum(amount) < 0`,
  // What is on the account of a company goes back to it, and money as money.
  'no more is paid back than was received, in money and on each account': sql`
    select order_id from bill_line where voided_time is null
    group by order_id, company_id having sum(${received}) < 0`,
  'a line is on the account of a company of its hotel': sql`select bill_line.id from bill_line
    join orders on orders.id = bill_line.order_id join company on company.id = bill_line.company_id
    where company.hotel_id <> orders.hotel_id`,
  'only of guests who have come something is on account': sql`select order_id from bill_line
    join orders on orders.id = bill_line.order_id
    where bill_line.company_id is not null and voided_time is null
    and (orders.is_no_show = 1 or orders.status not in (${OrderStatus.checkedIn}, ${OrderStatus.completed}))
    group by order_id having sum(${received}) <> 0`,
  'a company has not paid less than nothing': sql`select company_id from company_receipt
    where voided_time is null group by company_id having sum(amount) < 0`,
  'a reversal of a receipt is the negative of one that counts, of the same company and way': sql`
    select reversal.id from company_receipt as reversal
    join company_receipt as one on one.id = reversal.reverses_id
    where one.company_id <> reversal.company_id or one.method <> reversal.method
      or one.amount <> -reversal.amount or one.reverses_id is not null
      or one.created_time > reversal.created_time
      or (one.voided_time is not null and reversal.voided_time is null)`,
  'a receipt of a shift is of its hotel and its clerk': sql`select company_receipt.id
    from company_receipt join shift on shift.id = company_receipt.shift_id
    join company on company.id = company_receipt.company_id
    where shift.hotel_id <> company.hotel_id or shift.clerk_id <> company_receipt.created_by`,
  'what is taken off a bill is no more than it comes to': sql`select orders.id from orders
    join bill_line on bill_line.order_id = orders.id and kind = ${LineKind.charge}
      and voided_time is null
    group by orders.id, orders.last_pay having orders.last_pay + sum(amount) < 0`,
  'nothing is taken off the bill of who did not come': sql`select orders.id from orders
    join bill_line on bill_line.order_id = orders.id and is_allowance = 1 and voided_time is null
    where is_no_show = 1 or orders.status in (${OrderStatus.closed}, ${OrderStatus.refunded})
    group by orders.id having sum(amount) <> 0`,
  'no more is promised than was received': sql`select order_id from bill_line
    join orders on orders.id = order_id
    where voided_time is null group by order_id, to_pay_back
    having sum(${received}) < to_pay_back`,
  'what waits to be given back is the sum of its order': sql`select orders.id from orders
    left join pay_back on pay_back.order_id = orders.id and state = 0
    group by orders.id, to_pay_back having coalesce(sum(pay_back.amount), 0) <> to_pay_back`,
  'what was agreed to be given back is a refund on its bill, and no more': sql`
    select pay_back.id from pay_back left join bill_line on bill_line.id = line_id
    where state = 1 and (bill_line.id is null or bill_line.order_id <> pay_back.order_id
      or kind <> ${LineKind.refund} or bill_line.amount > pay_back.amount)`,
  'a reversal is the negative of a line that counts, of the same order, kind and way': sql`
    select reversal.id from bill_line as reversal
    join bill_line as line on line.id = reversal.reverses_id
    where line.order_id <> reversal.order_id or line.kind <> reversal.kind
      or line.method <> reversal.method
      or coalesce(line.company_id, 0) <> coalesce(reversal.company_id, 0) or line.amount <> -reversal.amount
      or line.reverses_id is not null or line.created_time > reversal.created_time
      or (line.voided_time is not null and reversal.voided_time is null)`,
  'a line of a shift is of its hotel and its clerk': sql`select bill_line.id from bill_line
    join shift on shift.id = bill_line.shift_id join orders on orders.id = bill_line.order_id
    where shift.hotel_id <> orders.hotel_id or shift.clerk_id <> bill_line.created_by`,
  'what is kept of an order was received': sql`select orders.id from orders
    join bill_line on bill_line.order_id = orders.id and ${received} <> 0
    where orders.kept > 0 and is_no_show = 0 group by orders.id, orders.kept
    having sum(case when voided_time is null then ${received} else 0 end) < orders.kept`,
  'what has received all that it costs is paid': sql`
    select orders.id from orders join bill_line on bill_line.order_id = orders.id
    where orders.status = ${OrderStatus.unpaid} and orders.last_pay > 0
    group by orders.id, orders.last_pay
    having sum(case when voided_time is null then ${received} else 0 end) >= orders.last_pay`,
  'a room is held until a moment for who pays later only': sql`select id from orders
    where status = ${OrderStatus.unpaid} and (guarantee = 0) <> (hold_until is null)`,
  'a paid refund is on the bill of its order': sql`select refund_number from refund
    where state = 'paid' and refund.amount > coalesce((select sum(bill_line.amount) from bill_line
      where order_id = refund.order_id and kind = ${LineKind.refund} and voided_time is null), 0)`,
  'no more is paid on a bill than it comes to': sql`select orders.id from orders
    join bill_line on bill_line.order_id = orders.id
    where orders.status in (${sql.join(priced)})
    group by orders.id, orders.last_pay
    having count(voided_time) = 0 and count(reverses_id) = 0 and sum(is_allowance) = 0
      and sum(${received}) - coalesce((select sum(pay_back.amount) from pay_back
        where pay_back.order_id = orders.id), 0) > orders.last_pay
      + sum(case when kind = ${LineKind.charge} then amount else 0 end)`,
  // Until something is charged, given back or asked to be, voided or reversed; who pays later may stay with the sum open.
  'what was paid for an order is on its bill': sql`select orders.id from orders
    left join bill_line on bill_line.order_id = orders.id
    where orders.status in (${sql.join(priced)}) and orders.guarantee in (0, 3)
      and not exists (select 1 from pay_back where pay_back.order_id = orders.id)
    group by orders.id, orders.last_pay
    having count(voided_time) = 0 and count(reverses_id) = 0
      and count(case when kind in (${LineKind.charge}, ${LineKind.refund}) then 1 end) = 0
      and coalesce(sum(${received}), 0) <> orders.last_pay`,
  'whose guests have left with something open is marked, and no other': sql`select orders.id
    from orders left join bill_line on bill_line.order_id = orders.id and voided_time is null
    where is_no_show = 0
    group by orders.id, orders.status, orders.last_pay, orders.left_open, orders.to_pay_back
    having left_open <> case when orders.status = ${OrderStatus.completed} and (
      coalesce(sum(case when kind = ${LineKind.deposit} then amount else 0 end), 0) <> 0
      or orders.last_pay + coalesce(sum(case when kind = ${LineKind.charge} then amount
        else -(${received}) end), 0) + orders.to_pay_back <> 0) then 1 else 0 end`,
  'the master bill of a group is of its hotel': sql`select master_id from group_bill
    join orders on orders.id = master_id where orders.hotel_id <> group_bill.hotel_id`,
  'what was moved to another bill stands there as well': sql`select line.id from bill_line as line
    join orders on orders.id = line.order_id join orders as other on other.id = line.moved_order_id
    where orders.hotel_id <> other.hotel_id or (line.reverses_id is not null and not exists (
      select 1 from bill_line as there where there.order_id = line.moved_order_id
        and there.moved_order_id = line.order_id and there.amount = -line.amount
        and there.kind = line.kind and there.reverses_id is null))`,
  'a room type has bed types of its hotel': sql`select room_type_id from room_type_bed
    join room_type on room_type.id = room_type_id join bed_type on bed_type.id = bed_type_id
    where room_type.hotel_id <> bed_type.hotel_id`,
  'a discount excludes others of its hotel': sql`select discount_id from discount_exclusion
    join discount on discount.id = discount_id join discount as other on other.id = excluded_id
    where discount.hotel_id <> other.hotel_id or discount.id = other.id`,
  'a discount has a list exactly when it excludes one': sql`select id from discount
    where (exclusive_type = ${DiscountExclusion.listed})
      <> exists (select 1 from discount_exclusion where discount_id = discount.id)`,
  'a paid refund has a refunded order': sql`select refund_number from refund
    join orders on orders.id = refund.order_id
    where refund.state = 'paid' and orders.status <> ${OrderStatus.refunded}`,
  'no more is refunded and kept of an order than it costs': sql`select refund_number from refund
    join orders on orders.id = refund.order_id
    where refund.state = 'paid' and refund.amount + orders.kept > orders.last_pay`,
  'only of a refunded or a cancelled order, or of a no-show, is something kept': sql`select id
    from orders where kept > 0 and not (status = ${OrderStatus.refunded} and kept < last_pay)
    and not (is_no_show = 1 and kept < last_pay)
    and not (status = ${OrderStatus.closed} and kept <= last_pay)`,
  'a room is assigned before guests come': sql`select id from orders
    where assigned_room_id is not null
    and status not in (${OrderStatus.unpaid}, ${OrderStatus.paid})`,
  'who does not come has no stay': sql`select id from orders where is_no_show = 1
    and (status <> ${OrderStatus.completed}
      or exists (select 1 from stay where stay.order_id = orders.id))`,
  'no more is refunded than was paid': sql`select orders.id from orders
    join (select order_id, sum(amount) as amount from refund where state = 'paid' group by order_id)
      as refunded on refunded.order_id = orders.id
    where refunded.amount > orders.last_pay`,
  'no more is paid out than was paid': sql`select orders.id from orders
    join (select order_id, sum(amount) as amount from ledger group by order_id)
      as paid_out on paid_out.order_id = orders.id
    where paid_out.amount > orders.last_pay`,
  'a paid refund is in the log': sql`select refund_number from refund where state = 'paid'
    and not exists (select 1 from log where target_kind = 'order' and target_id = refund.order_id
      and log.created_time >= refund.asked_time)`,
  'who is in isolation stays under their own number': sql`select stay.id from stay
    join isolation_person as person on person.id = stay.isolation_person_id
    where ${openStay} and not exists (select 1 from stay_guest
      where stay_id = stay.id and stay_guest.idcard_search = person.idcard_search)`,
  // The last stay: they may have come from another hotel.
  'a person stays in the hotel of their isolation': sql`select stay.id from stay
    join isolation_person as person on person.id = stay.isolation_person_id
    where stay.hotel_id <> person.hotel_id and stay.id = (
      select max(id) from stay as last where last.isolation_person_id = person.id)`,
  'an approved declaration has its room, in its hotel': sql`select declaration.id from declaration
    left join room on room.id = declaration.room_id
    where review_status = ${ReviewStatus.approved}
    and (room.id is null or room.hotel_id <> declaration.hotel_id)`,
  'a declaration led to an isolation in its hotel': sql`select declaration.id from declaration
    join isolation_person as person on person.id = declaration.isolation_person_id
    join stay on stay.id = (
      select min(id) from stay as first where first.isolation_person_id = person.id)
    where stay.hotel_id <> declaration.hotel_id`,
  'a declaration names a room type of its hotel': sql`select declaration.id from declaration
    join room_type on room_type.id = room_type_id
    where room_type.hotel_id <> declaration.hotel_id`,
  'the figures of the charts are those of the rows': misfigured(),
  'a test is kept by the hotel of its person': sql`select health_test.id from health_test
    join isolation_person as person on person.id = health_test.isolation_person_id
    where health_test.hotel_id <> person.hotel_id`,
};

/**
 * Guests in a room in a night in which others were in it. That a room has one open stay at most, overdue ones
 * included, and is held only while it has none, the schema ensures. A type may be held more often than it has
 * rooms: when rooms change their type or nature, and when guests are overdue.
 */
async function findSharedNights(db: Db, dayStarts: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; checkIn: string; formerEnd: string }>`
    select id, check_in_time as "checkIn", former_end as "formerEnd" from (
      select stay.*, (select max(former.ended_time) from stay as former
        where former.room_id = stay.room_id and former.id < stay.id) as former_end
      from stay where kind = ${sql.lit(StayKind.guests)} and ${openStay}
    ) as open_stays where check_in_time < former_end`.execute(db);
  return rows
    .filter(
      ({ checkIn, formerEnd }) => hotelDayOf(checkIn, dayStarts) < hotelDayOf(formerEnd, dayStarts),
    )
    .map(({ id }) => id);
}

/**
 * Every invariant that does not hold, with the first rows that break it; empty when all is well.
 * @param dayStarts when the hotel's day begins, `HH:mm:ss`
 */
export async function findFaults(db: Db, dayStarts = usualDayStart): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await sql`${query} limit 3`.execute(db);
    if (rows.length > 0) faults.push(`${name}: ${JSON.stringify(rows)}`);
  }
  const found = {
    'no room is held twice in a night': await findSharedNights(db, dayStarts),
    'a closed shift has the sums of its lines by way': await findMissummedShifts(db),
    'a closed day is as it was closed, with the money of its lines': await findChangedDays(db),
  };
  for (const [name, ids] of Object.entries(found)) {
    if (ids.length > 0) faults.push(`${name}: ${ids.slice(0, 3).join(', ')}`);
  }
  return faults;
}
