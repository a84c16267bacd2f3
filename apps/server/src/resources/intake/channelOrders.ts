import type { Contract } from '@anzhu/api/contract';
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import type { OrderStatus } from '@anzhu/api/contract/order';
import type { Actor, Channel } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Change, Db, Store, Tx } from '../../platform/db/store.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';

/** The orders that a channel has sent under a number, one a room; none of another channel. */
const selectSent = (db: Db, channel: Channel) =>
  db
    .selectFrom('orders')
    .select(['id', 'hotel_id', 'room_type_id', 'status', 'arrive_time', 'leave_time'])
    .where('channel', '=', channel.name)
    .orderBy('external_room');

/** The stored orders of a booking, one a room, with what a channel sends of them. */
export const selectBooked = (tx: Tx, channel: Channel, externalId: string) =>
  selectSent(tx, channel)
    .where('external_id', '=', externalId)
    .select(['booker_name', 'phone', 'idcard', 'customer_name', 'province', 'source_name'])
    .select(['pay', 'last_pay', 'paid_time', 'trade_number', 'group_no', 'assigned_room_id'])
    .select('sent_hash');

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

interface OrderNotification {
  input: Named;
  /** Statuses of an order after the notification: a repeated one changes nothing. */
  done: readonly OrderStatus[];
  /** Applies it to those orders that are not done. */
  work(tx: Tx, orders: readonly ChannelOrder[]): Promise<Omit<Change<unknown>, 'data'>>;
}

/**
 * Applies a channel's notification to the orders that it refers to, idempotently: a repeated or concurrent one returns
 * the present status of the first.
 */
export async function applyOnce(
  store: Store,
  call: Actor & { channel: Channel },
  { input, done, work }: OrderNotification,
): Promise<OrderState> {
  const read = async (db: Db) => {
    const orders = await channelOrders(db, call.channel, input);
    return { first: orders[0], open: orders.filter(({ status }) => !done.includes(status)) };
  };
  const before = await read(store.db);
  if (before.open.length === 0) return stateOf(before.first);
  try {
    return await store.change(call, async (tx) => {
      const change = await work(tx, before.open);
      return { ...change, data: stateOf((await read(tx)).first) };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const now = await read(store.db);
    if (now.open.length > 0) throw error;
    return stateOf(now.first);
  }
}

const stateOf = ({ id, status }: ChannelOrder): OrderState => ({ id, status });
