import { LineKind } from '@anzhu/api/contract/bill';
import { MasterBill } from '@anzhu/api/contract/masterBill';
import { byLabel } from '@anzhu/api/contract/label';
import { billCan } from '@anzhu/api/rules/bill';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { openToSettle } from '@anzhu/api/rules/masterBill';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { bit, filterId } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { moveLine } from '../bill/index.ts';
import { type GroupAccount, groupAccountOf, readMembers } from './groupAccount.ts';
import { billLog, bringInLine, readOrderBill } from './orderBill.ts';
import { orderFor, type OrderRow, readOrders, roomNameOf } from './queries.ts';
import { lockGroup } from './status.ts';

/** The group of an order; refuses one without others. */
async function accountOf(db: Db, order: OrderRow): Promise<GroupAccount> {
  const account = await groupAccountOf(db, order);
  if (!account) throw conflict('该订单没有同团的其他订单，不能设主账');
  return account;
}

/** The master bill of the group of an order, and what each room has open (spec: the bill). */
export const masterBill: Handler<'masterBill'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const order = await orderFor(db, input.orderId, session);
  const account = await accountOf(db, order);
  const { orderIds, masterId, routesRooms } = account;
  const rows = await readOrders(db, orderIds);
  const members = new Map((await readMembers(db, orderIds)).map((one) => [one.id, one]));
  const master = rows.find(({ id }) => id === masterId);
  const time = hotelTime(server);
  return {
    groupNo: account.groupNo,
    masterOrderId: masterId,
    roomFees: routesRooms,
    charges: account.routesCharges,
    orders: rows.map((row) => {
      const { open = 0, routed = 0 } = members.get(row.id) ?? {};
      const isRouted = routesRooms && row.id !== masterId;
      return {
        orderId: row.id,
        roomName: roomNameOf(row),
        name: row.booker_name,
        status: row.status,
        open: toYuan(open),
        routed: toYuan(isRouted ? routed : 0),
      };
    }),
    open: master ? openToSettle(await readOrderBill(db, master, time)) : 0,
  };
};

interface Routing {
  session: Session;
  time: HotelTime;
}

/**
 * Moves charges of an order to the master of its group, where they are routed there and it takes charges. The
 * transaction holds the group.
 */
export async function routeCharges(
  tx: Tx,
  order: OrderRow,
  { lineIds, session, time }: Routing & { lineIds: readonly number[] },
): Promise<{ events: RoomEvent[]; logs: LogEntry[] }> {
  const account = await groupAccountOf(tx, order);
  const id = account?.routesCharges ? account.masterId : null;
  const [master] = id === null || id === order.id ? [] : await readOrders(tx, [id]);
  if (!master || lineIds.length === 0) return { events: [], logs: [] };
  const { chargedUntil = '' } = await readOrderBill(tx, master, time);
  if (!billCan('charge', master.status, session.role, time.now <= chargedUntil).isAllowed) {
    return { events: [], logs: [] };
  }
  const words: string[] = [];
  const both = { from: order, to: master };
  for (const lineId of lineIds) {
    const by = { id: lineId, user: session.userId, now: time.now, refuseAllowance: () => null };
    const { amount, note } = await moveLine(tx, both, by);
    words.push([note, formatYuan(toYuan(amount))].filter(Boolean).join(' '));
  }
  const [one, other] = [await bringInLine(tx, order, time), await bringInLine(tx, master, time)];
  return {
    events: [...one.events, ...other.events],
    logs: [
      billLog(order, `转至主账订单 ${master.id}：${words.join('，')}`),
      billLog(master, `主账，转自订单 ${order.id}：${words.join('，')}`),
    ],
  };
}

/** The charges of an order that are routed: those that count and were not moved by hand. */
async function chargesToRoute(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('bill_line')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', LineKind.charge)
    .where('is_late', '=', 0)
    .where('is_allowance', '=', 0)
    .where('reverses_id', 'is', null)
    .where('moved_order_id', 'is', null)
    .where('voided_time', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bill_line as reversal')
            .select('reversal.id')
            .whereRef('reversal.reverses_id', '=', 'bill_line.id')
            .where('reversal.voided_time', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes a bill of a group its master, or takes that back; charges that are routed from now on are moved at once. */
export const setMasterBill: Handler<'setMasterBill'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const order = await lockGroup(tx, input.orderId, session);
    const before = await accountOf(tx, order);
    const masterId = filterId(input.masterOrderId);
    if (masterId !== null && !before.orderIds.includes(masterId)) {
      throw invalid('masterOrderId', '主账须为本团的一笔订单');
    }
    const { hotel_id, group_no } = order;
    await tx
      .deleteFrom('group_bill')
      .where('hotel_id', '=', hotel_id)
      .where('group_no', '=', group_no)
      .execute();
    if (masterId !== null) {
      await tx
        .insertInto('group_bill')
        .values({
          hotel_id,
          group_no,
          master_id: masterId,
          routes_rooms: bit(input.roomFees),
          routes_charges: bit(input.charges),
        })
        .execute();
    }
    const events: RoomEvent[] = [];
    const logs: LogEntry[] = [];
    for (const member of masterId === null ? [] : await readOrders(tx, before.orderIds)) {
      const lineIds = input.charges ? await chargesToRoute(tx, member.id) : [];
      const routed = await routeCharges(tx, member, { lineIds, session, time });
      events.push(...routed.events);
      logs.push(...routed.logs);
    }
    const now = await accountOf(tx, order);
    return {
      data: await readOrderBill(tx, order, time),
      events,
      log: [
        {
          ...billLog(order, masterId === null ? '取消团队主账' : `团队主账为订单 ${masterId}`),
          before: settingsOf(before),
          after: settingsOf(now),
        },
        ...logs,
      ],
    };
  });
};

const settingsOf = ({ masterId, routesRooms, routesCharges }: GroupAccount) =>
  byLabel(MasterBill, {
    masterOrderId: masterId === null ? null : String(masterId),
    roomFees: routesRooms,
    charges: routesCharges,
  });
