import { LineKind } from '@anzhu/api/contract/bill';
import { OrderStatus } from '@anzhu/api/contract/order';
import { billTotals } from '@anzhu/api/rules/bill';
import { routedSum } from '@anzhu/api/rules/masterBill';
import { toYuan } from '@anzhu/api/rules/money';
import { settleCan } from '@anzhu/api/rules/settlement';
import { sql } from 'kysely';
import type { Fen } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { billedOrder, lineSums } from '../bill/index.ts';
import type { OrderRow } from './queries.ts';

/** The orders of a group, and where their bills go; without a master nothing is routed. */
export interface GroupAccount {
  groupNo: string;
  /** In the order of their ids; those that were cancelled are left out. */
  orderIds: number[];
  masterId: number | null;
  routesRooms: boolean;
  routesCharges: boolean;
}

type Grouped = Pick<OrderRow, 'id' | 'hotel_id' | 'group_no'>;

const ended = [OrderStatus.closed, OrderStatus.refunded];

/** The group of an order; null for one without others. */
export async function groupAccountOf(db: Db, order: Grouped): Promise<GroupAccount | null> {
  const { hotel_id: hotelId, group_no: groupNo } = order;
  if (groupNo === '') return null;
  const rows = await db
    .selectFrom('orders')
    .leftJoin('group_bill', (join) =>
      join
        .onRef('group_bill.hotel_id', '=', 'orders.hotel_id')
        .onRef('group_bill.group_no', '=', 'orders.group_no'),
    )
    .select(['orders.id', 'master_id', 'routes_rooms', 'routes_charges'])
    .where('orders.group_no', '=', groupNo)
    .where('orders.group_no', '<>', '')
    .where('orders.hotel_id', '=', hotelId)
    .where('orders.status', 'not in', ended)
    .orderBy('orders.id')
    .execute();
  const [first] = rows;
  if (!first || rows.length < 2) return null;
  const orderIds = rows.map(({ id }) => id);
  // One that left the group, or was cancelled, is its master no more.
  const masterId = orderIds.find((id) => id === first.master_id) ?? null;
  return {
    groupNo,
    orderIds,
    masterId,
    routesRooms: masterId !== null && first.routes_rooms === 1,
    routesCharges: masterId !== null && first.routes_charges === 1,
  };
}

/** What each of some orders has open, and routes of it to the master of its group; fen. */
export async function readMembers(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .leftJoin('bill_line', 'bill_line.order_id', 'orders.id')
    .select(['orders.id', 'status', 'last_pay', 'kept', 'is_no_show', 'paid_time'])
    .select(lineSums(sql`voided_time is null`))
    .select(
      sql<Fen>`cast(coalesce(sum(case when voided_time is null
        then case kind when ${sql.lit(LineKind.payment)} then 1 when ${sql.lit(LineKind.refund)} then -1 end
          * case with_price when 1 then amount else for_room end end), 0) as bigint)`.as(
        'room_paid',
      ),
    )
    .where('orders.id', 'in', orderIds)
    .groupBy('orders.id')
    .orderBy('orders.id')
    .execute();
  return rows.map(({ id, room_paid: roomPaid, ...row }) => {
    const { open, room } = billTotals(billedOrder(row), row);
    const isSettled = settleCan(row.status).isAllowed;
    const routed = routedSum({ room, charges: row.charges, roomPaid });
    return { id, open, routed: isSettled ? routed : 0 };
  });
}

/** The other orders of a group that route their rooms to its master, and what each routes. */
export async function readRouted(db: Db, account: GroupAccount) {
  if (!account.routesRooms) return [];
  const members = await readMembers(
    db,
    account.orderIds.filter((id) => id !== account.masterId),
  );
  return members.filter(({ routed }) => routed > 0);
}

/** What the bill of an order says of the master of its group; nothing of an order without a group. */
export async function groupOfBill(db: Db, order: Grouped) {
  const account = await groupAccountOf(db, order);
  if (!account) return {};
  const { groupNo, masterId, routesRooms } = account;
  const isMaster = masterId === order.id;
  const members = isMaster
    ? await readRouted(db, account)
    : routesRooms
      ? await readMembers(db, [order.id])
      : [];
  const routed = toYuan(members.reduce((sum, member) => sum + member.routed, 0));
  return { group: { groupNo, masterOrderId: masterId, isMaster, routed } };
}
