import type { Id } from '@anzhu/api/contract/codecs';
import { OrderStatus } from '@anzhu/api/contract/order';
import {
  orderConflict,
  type OrderTransition,
  orderStatusesFor,
  orderTransitions,
} from '@anzhu/api/rules/orderTransitions';
import { leaveOpenVerdict, unsettledNotes } from '@anzhu/api/rules/settlement';
import { sql, type Updateable } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import type { Tx } from '../../platform/db/store.ts';
import { conflict, notFound, type Refusal } from '../../platform/refusal.ts';
import { groupAccountOf } from './groupAccount.ts';
import { checkVerdict, markLeftOpen } from './leftOpen.ts';
import { orderFor, type OrderRow, readOrders } from './queries.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** In which an order keeps the room that is assigned to it. */
const isWaiting: ReadonlySet<OrderStatus> = new Set([OrderStatus.unpaid, OrderStatus.paid]);

/**
 * Changes the status of an order in one conditional update: of two concurrent calls one succeeds,
 * the other gets a conflict with the current status. All status changes go through it (spec:
 * orders). A room that is assigned to an order is given up with it.
 */
export async function setOrderStatus(
  tx: Tx,
  id: number,
  move: OrderTransition,
  also: Updateable<Tables['orders']> = {},
): Promise<void> {
  const { to } = orderTransitions[move];
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      ...also,
      status: to,
      left_open: 0,
      ...(!isWaiting.has(to) && { assigned_room_id: null }),
    })
    .where('id', '=', id)
    .where('status', 'in', orderStatusesFor(move))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw await statusConflict(tx, id);
  if (to === OrderStatus.completed) await markLeftOpen(tx, id);
}

/** The 409 error of a change that came too late, with the present status of the order. */
export async function statusConflict(tx: Tx, id: number): Promise<Refusal> {
  const order = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return order ? conflict(orderConflict(order.status)) : notFound('订单');
}

/**
 * Completes an order when none of its rooms is occupied any more but the one that its guests are leaving.
 * @returns what its bill leaves to be settled, a sentence each; null where it is not complete
 * @throws Refusal where the hotel does not let guests leave with that open
 */
export async function leaveOrder(
  tx: Tx,
  id: number,
  { leaving, session }: { leaving: number; session: Session },
): Promise<{ notes: string[] } | null> {
  // Two rooms of one order may be checked out concurrently: the lock makes the second see the first.
  await lockOrder(tx, id);
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: orderTransitions.complete.to })
    .where('id', '=', id)
    .where('status', 'in', orderStatusesFor('complete'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stay')
            .select('stay.id')
            .where('stay.order_id', '=', id)
            .where('stay.room_id', '<>', leaving)
            .where('stay.ended_time', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  const open = await markLeftOpen(tx, id);
  checkVerdict(leaveOpenVerdict(open.rule, open, session.role));
  return { notes: unsettledNotes(open) };
}

/** Holds an order until the transaction ends: who else changes it, or enters money, waits. */
export const lockOrder = (tx: Tx, id: number) =>
  tx
    .updateTable('orders')
    .set({ status: sql`status` })
    .where('id', '=', id)
    .execute();

/**
 * The order that a call names, held until the transaction ends: what is read of it then stays true. Another
 * hotel's is not touched.
 */
export async function lockedOrder(tx: Tx, id: Id, session: Session): Promise<OrderRow> {
  const { id: known } = await orderFor(tx, id, session);
  await lockOrder(tx, known);
  return orderFor(tx, id, session);
}

/** As `lockedOrder`, with the other orders of its group; the lower id first, as everywhere. */
export async function lockGroup(tx: Tx, id: Id, session: Session): Promise<OrderRow> {
  const order = await orderFor(tx, id, session);
  const account = await groupAccountOf(tx, order);
  for (const one of account?.orderIds ?? [order.id]) await lockOrder(tx, one);
  return orderFor(tx, id, session);
}

/** As `lockGroup` where the group has a master bill, which may take or settle what is entered. */
export async function lockedBill(tx: Tx, id: Id, session: Session): Promise<OrderRow> {
  const account = await groupAccountOf(tx, await orderFor(tx, id, session));
  const hasMaster = account !== null && account.masterId !== null;
  return hasMaster ? lockGroup(tx, id, session) : lockedOrder(tx, id, session);
}

/** Holds an order that was read before; refuses when its status has changed since, or money was entered on its bill. */
export async function lockUnchanged(tx: Tx, { id, status, received }: OrderRow): Promise<void> {
  await lockOrder(tx, id);
  const [order] = await readOrders(tx, [id]);
  if (order && order.status !== status) throw conflict(orderConflict(order.status));
  if (order && order.received !== received) throw conflict('账单刚有收款或退款，请刷新后重试');
}
