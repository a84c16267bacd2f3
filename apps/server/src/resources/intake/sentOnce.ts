import type { Contract } from '@anzhu/api/contract';
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import type { OrderStatus } from '@anzhu/api/contract/order';
import type { Actor, Channel } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import { type Rule, violates } from '../../platform/db/constraints.ts';
import type { Change, Db, Store, Tx } from '../../platform/db/store.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';

interface Sending<Data> {
  /** The result of the first submission; null when this is the first. */
  find(): Promise<Data | null>;
  add(): Promise<Data>;
  /** Holds that a channel's number is there once. */
  rule: Rule;
}

/**
 * Idempotent submission by a channel: a repeated or concurrent one returns the result of the first.
 */
export async function sentOnce<Data>({ find, add, rule }: Sending<Data>): Promise<Data> {
  const known = await find();
  if (known) return known;
  try {
    return await add();
  } catch (error) {
    const first = violates(error, rule) ? await find() : null;
    if (!first) throw error;
    return first;
  }
}

interface Named {
  externalId?: string | undefined;
  id?: Id | undefined;
}

/** The order that a channel has sent. That of another channel is not found. */
export async function sentOrder(db: Db, channel: Channel, { externalId, id }: Named) {
  if (externalId === undefined && id === undefined) {
    throw invalid('externalId', '外部编号与订单号须填写一项');
  }
  let query = db
    .selectFrom('orders')
    .select(['id', 'hotel_id', 'room_type_id', 'status', 'arrive_time', 'leave_time'])
    .where('channel', '=', channel.name);
  if (externalId !== undefined) query = query.where('external_id', '=', externalId);
  if (id !== undefined) query = query.where('id', '=', rowId(id));
  const order = await query.executeTakeFirst();
  if (!order) throw new Refusal(Code.notFound, '找不到该订单');
  return order;
}

export type SentOrder = Awaited<ReturnType<typeof sentOrder>>;

type OrderState = WithRowIds<DataOf<Contract['intakeOrderPaid']>>;

interface OrderNotification {
  input: Named;
  /** Statuses of an order after the notification: a repeated one changes nothing. */
  done: readonly OrderStatus[];
  work(tx: Tx, order: SentOrder): Promise<Change<OrderState>>;
}

/**
 * Applies a channel's notification of an order, idempotently: a repeated or concurrent one returns
 * the order's current status.
 */
export async function applyOnce(
  store: Store,
  call: Actor & { channel: Channel },
  { input, done, work }: OrderNotification,
): Promise<OrderState> {
  const read = () => sentOrder(store.db, call.channel, input);
  const before = await read();
  if (done.includes(before.status)) return { id: before.id, status: before.status };
  try {
    return await store.change(call, (tx) => work(tx, before));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const now = await read();
    if (!done.includes(now.status)) throw error;
    return { id: now.id, status: now.status };
  }
}
