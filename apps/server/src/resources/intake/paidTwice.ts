import { LogType } from '@anzhu/api/contract/log';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { Channel } from '../../platform/caller.ts';
import type { Change, LogEntry, Tx } from '../../platform/db/store.ts';
import { channelPayments } from '../bill/index.ts';
import type { Input } from './orderInput.ts';

/** Whether a channel says that it has received what an order costs. */
export const claimsPaid = ({ status, guarantee }: Pick<Input, 'status' | 'guarantee'>): boolean =>
  status === OrderStatus.paid || guarantee === Guarantee.prepaid;

/**
 * Keeps what a channel reports as received of orders for which the bill has not taken it, since the desk has received it
 * already: it waits in 今日待办 until it is settled. Call it after the orders are paid.
 * @param orders those of which the channel had reported nothing before
 * @returns a warning of each
 */
export async function keepPaidTwice(
  tx: Tx,
  channel: Channel,
  orders: readonly { id: number; is_reported: number }[],
): Promise<LogEntry[]> {
  const ids = orders.flatMap(({ id, is_reported: isReported }) => (isReported === 1 ? [] : [id]));
  if (ids.length === 0) return [];
  const taken = await channelPayments(tx, ids);
  const logs: LogEntry[] = [];
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'hotel_id', 'last_pay'])
    .where('id', 'in', ids)
    .where('status', '<>', OrderStatus.unpaid)
    .orderBy('id')
    .execute();
  for (const { id, hotel_id: hotelId, last_pay: reported } of rows) {
    const amount = reported - (taken.get(id) ?? 0);
    if (amount <= 0) continue;
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ paid_twice: amount })
      .where('id', '=', id)
      .where('paid_twice', '=', 0)
      .executeTakeFirst();
    // Of two notices at once one is first.
    if (numUpdatedRows !== 1n) continue;
    logs.push({
      type: LogType.warning,
      sketch: `渠道「${channel.name}」报告已收订单 ${id} ${formatYuan(toYuan(reported))}，其中 ${formatYuan(toYuan(amount))} 酒店已收，请核对并退还客人`,
      target: { kind: 'order', id },
      hotelId,
    });
  }
  return logs;
}

/** The log entries of a change with further ones. */
export function withLogs(
  log: Change<unknown>['log'],
  further: readonly LogEntry[],
): Change<unknown>['log'] {
  const [first, ...others] = [...(log === null ? [] : [log].flat()), ...further];
  return first ? [first, ...others] : null;
}
