import { OrderStatus } from '@anzhu/api/contract/order';
import type { Kept } from '@anzhu/api/contract/retention';
import { type RetentionKind, retentionOf } from '@anzhu/api/rules/retention';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { localTime } from '../clock.ts';
import type { Db } from '../db/store.ts';
import type { Server } from '../server.ts';

/** Until when a record is kept, as the configuration has it. @param start as of `retentionOf` */
export const keptOf = (
  kind: RetentionKind,
  start: string | null,
  { config }: Pick<Server, 'config'>,
): Kept => retentionOf(kind, start, config.retentionDays);

/** Orders with money on them, also money that went back: they are kept as records of a trade. */
export const hasMoney: RawBuilder<SqlBool> = sql`(orders.paid_time is not null
  or exists (select 1 from bill_line where bill_line.order_id = orders.id))`;

interface EndingOrder {
  id: number;
  status: OrderStatus;
  leave_time: string;
}

const over: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.closed,
  OrderStatus.completed,
  OrderStatus.refunded,
]);

/** Whether an order has ended: closed, completed or refunded, or its planned stay is over without a guest in house. */
export const isOrderOver = ({ status, leave_time: end }: Omit<EndingOrder, 'id'>, now: string) =>
  over.has(status) || (status !== OrderStatus.checkedIn && end <= now);

/** When the period of an order begins: with its planned end, once it is over; null before. */
export const orderEnd = (order: Omit<EndingOrder, 'id'>, now: string): string | null =>
  isOrderOver(order, now) ? order.leave_time : null;

/** Until when an order keeps who booked it. */
export async function keptOfOrder(
  db: Db,
  order: EndingOrder,
  server: Pick<Server, 'config' | 'clock'>,
): Promise<Kept> {
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order.id)
    .where(hasMoney)
    .executeTakeFirst();
  const start = orderEnd(order, localTime(server.clock.now()));
  return keptOf(paid ? 'order' : 'booking', start, server);
}
