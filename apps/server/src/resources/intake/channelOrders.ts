import type { Contract } from '@anzhu/api/contract';
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { labelsOf } from '@anzhu/api/contract/label';
import { sql } from 'kysely';
import type { Actor, Channel } from '../../platform/caller.ts';
import { type Bit, rowId } from '../../platform/db/column.ts';
import type { Change, Db, Store, Tx } from '../../platform/db/store.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';

/** Whether it is known of an order what its channel has received for it. */
const isReported = sql<Bit>`case when orders.paid_twice > 0 or last_pay = 0 or exists (
    select 1 from bill_line where order_id = orders.id and by_channel = 1
  ) then 1 else 0 end`;

/** The orders that a channel has sent under a number, one a room; none of another channel. */
const selectSent = (db: Db, channel: Channel) =>
  db
    .selectFrom('orders')
    .select(['id', 'hotel_id', 'room_type_id', 'status', 'arrive_time', 'leave_time'])
    .select([
      'day_use_hours',
      'last_pay',
      'trade_number',
      'refund_reason',
      'external_id',
      'paid_twice',
    ])
    .select(isReported.as('is_reported'))
    .where('channel', '=', channel.name)
    .orderBy('external_room');

/** The stored orders of a booking, one a room, with what a channel sends of them. */
export const selectBooked = (tx: Db, channel: Channel, externalId: string) =>
  selectSent(tx, channel)
    .where('external_id', '=', externalId)
    .select(['booker_name', 'phone', 'idcard', 'customer_name', 'province', 'source_name'])
    .select(['guarantee', 'guarantee_note', 'hold_until'])
    .select(['pay', 'paid_time', 'group_no', 'assigned_room_id', 'sent_hash', 'is_desk_price']);

export type Booked = Awaited<ReturnType<ReturnType<typeof selectBooked>['execute']>>[number];
interface Named {
  externalId?: string | undefined;
  id?: Id | undefined;
}

/** The orders that a channel refers to: by its number those of all rooms, by an id the one. */
export function findChannelOrders(
  db: Db,
  channel: Channel,
  { externalId, id }: Named,
): Promise<ChannelOrder[]> {
  if (externalId === undefined && id === undefined) {
    throw invalid('externalId', '外部编号与订单号须填写一项');
  }
  let query = selectSent(db, channel);
  if (externalId !== undefined) query = query.where('external_id', '=', externalId);
  if (id !== undefined) query = query.where('id', '=', rowId(id));
  return query.execute();
}

/** The same. @throws Refusal where there are none, in the same words for those of another channel */
async function channelOrders(
  db: Db,
  channel: Channel,
  named: Named,
): Promise<readonly [ChannelOrder, ...ChannelOrder[]]> {
  const [first, ...others] = await findChannelOrders(db, channel, named);
  if (!first) throw new Refusal(Code.notFound, '找不到该订单');
  return [first, ...others];
}

export type ChannelOrder = Awaited<ReturnType<ReturnType<typeof selectSent>['execute']>>[number];

type OrderState = WithRowIds<DataOf<Contract['intakeOrderPaid']>>;

/** The refusal of what a channel sends again, naming each field that differs. */
export function differs(
  input: Parameters<typeof labelsOf>[0],
  fields: Readonly<Record<string, string>>,
  { why, stored = '已有订单' }: { why: string; stored?: string },
): Refusal {
  const labels: Readonly<Record<string, string>> = labelsOf(input);
  const named = Object.keys(fields).map((field) => labels[field]);
  return new Refusal(Code.conflict, `${why}：${named.join('、')}与${stored}不同`, fields);
}

interface OrderNotification {
  input: Named;
  /** True of an order that has nothing left to take from the notification. */
  isDone(order: ChannelOrder): boolean;
  /** Of a repeated one: @throws Refusal where it says otherwise than the first */
  compare?(db: Db, orders: readonly [ChannelOrder, ...ChannelOrder[]]): Promise<void> | void;
  /** Applies it to those orders that are not done. */
  work(tx: Tx, open: readonly ChannelOrder[]): Promise<Omit<Change<unknown>, 'data'>>;
}

/**
 * Applies a channel's notification to the orders that it refers to, idempotently: a repeated or concurrent one returns
 * the present status of the first.
 * @throws Refusal (409) for a repeated one that differs
 */
export async function applyOnce(
  store: Store,
  call: Actor & { channel: Channel },
  { input, isDone, compare, work }: OrderNotification,
): Promise<OrderState> {
  const read = async (db: Db) => {
    const orders = await channelOrders(db, call.channel, input);
    return { orders, open: orders.filter((order) => !isDone(order)) };
  };
  const repeated = async (orders: Awaited<ReturnType<typeof channelOrders>>) => {
    await compare?.(store.db, orders);
    return stateOf(orders[0]);
  };
  const before = await read(store.db);
  if (before.open.length === 0) return repeated(before.orders);
  try {
    return await store.change(call, async (tx) => {
      const change = await work(tx, before.open);
      const { orders } = await read(tx);
      await compare?.(tx, orders);
      return { ...change, data: stateOf(orders[0]) };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const now = await read(store.db);
    if (now.open.length > 0) throw error;
    return repeated(now.orders);
  }
}

const stateOf = ({ id, status }: ChannelOrder): OrderState => ({ id, status });
