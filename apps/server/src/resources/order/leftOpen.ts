import { Code } from '@anzhu/api/contract/envelope';
import type { LeaveOpen } from '@anzhu/api/contract/hotel';
import { OrderStatus } from '@anzhu/api/contract/order';
import { openToSettle } from '@anzhu/api/rules/masterBill';
import { toYuan } from '@anzhu/api/rules/money';
import { dueOf } from '@anzhu/api/rules/bill';
import type { Verdict } from '@anzhu/api/rules/verdict';
import { bit } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import { conflict, notFound, Refusal } from '../../platform/refusal.ts';
import { billSums } from '../bill/index.ts';
import { groupOfBill } from './groupAccount.ts';
import { readOrders } from './queries.ts';

/** Refuses what a role or a status does not allow. */
export function checkVerdict({ isAllowed, because, reason }: Verdict<'role' | 'status'>): void {
  if (isAllowed) return;
  if (because === 'role') throw new Refusal(Code.noPermission, reason);
  throw conflict(reason);
}

/**
 * Writes down whether the guests of an order have left with something open on its bill, or a deposit held; after each
 * change of the status or the bill.
 * @returns what is open and held, in yuan, and what the hotel allows of it
 */
export async function markLeftOpen(
  tx: Tx,
  id: number,
): Promise<{ open: number; deposit: number; rule: LeaveOpen }> {
  const [order] = await readOrders(tx, [id]);
  if (!order) throw notFound('订单');
  const totals = await billSums(tx, order);
  // What waits for a manager does not keep guests from leaving.
  const [open, { deposit }] = [dueOf(totals), totals];
  const isOpen = order.status === OrderStatus.completed && (open !== 0 || deposit !== 0);
  await tx
    .updateTable('orders')
    .set({ left_open: bit(isOpen) })
    .where('id', '=', id)
    .execute();
  const { rule } = await tx
    .selectFrom('hotel')
    .select('leave_open as rule')
    .where('id', '=', order.hotel_id)
    .executeTakeFirstOrThrow();
  // What the master bill of a group settles is open with that one.
  const toSettle = openToSettle({ open: toYuan(open), ...(await groupOfBill(tx, order)) });
  return { open: toSettle, deposit: toYuan(deposit), rule };
}
