import type { Id } from '@anzhu/api/contract/codecs';
import { intakeOrder as contract } from '@anzhu/api/contract/intake';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { maskPhone } from '@anzhu/api/rules/personalNumbers';
import type { Actor, Channel } from '../../platform/caller.ts';
import type { Db, LogEntry, Store } from '../../platform/db/store.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { type ChannelOrder, findChannelOrders } from './channelOrders.ts';
import { type Input, namedType } from './orderInput.ts';

type Call = Actor & { channel: Channel };

/** A warning for a clerk, logged once however often the channel sends. */
async function warnOnce(store: Store, call: Call, log: Omit<LogEntry, 'type'>): Promise<void> {
  const logged = await store.db
    .selectFrom('log')
    .select('id')
    .where('target_kind', '=', log.target.kind)
    .where('target_id', '=', log.target.id)
    .where('sketch', '=', log.sketch)
    .executeTakeFirst();
  if (logged) return;
  await store.change(call, () =>
    Promise.resolve({ data: null, log: { type: LogType.warning, ...log } }),
  );
}

const warnOfClosed = (store: Store, call: Call, { id, hotel_id: hotelId }: ChannelOrder) =>
  warnOnce(store, call, {
    sketch: `订单 ${id} 关闭后收到支付通知，款项须由渠道退还`,
    target: { kind: 'order', id },
    hotelId,
  });

const isClosed = ({ status }: ChannelOrder): boolean => status === OrderStatus.closed;

/** Warns of a payment that arrived for a closed order. */
export async function warnOfLatePayment(
  store: Store,
  call: Call,
  input: { externalId?: string | undefined; id?: Id | undefined },
): Promise<void> {
  const closed = (await findChannelOrders(store.db, call.channel, input)).find(isClosed);
  if (closed) await warnOfClosed(store, call, closed);
}

/** Warns of an order that was refused though the channel has money for it. */
export async function warnOfRefusedOrder(
  store: Store,
  call: Call,
  { input, error }: { input: Input; error: Refusal },
): Promise<void> {
  if (input.status !== OrderStatus.paid) return;
  const { externalId } = input;
  const orders = await findChannelOrders(store.db, call.channel, { externalId });
  const closed = orders.find(isClosed);
  if (closed) return warnOfClosed(store, call, closed);
  // The money of a paid order is known.
  if (orders.some(({ status }) => status !== OrderStatus.unpaid)) return;
  await warnOnce(store, call, await refusedLog(store.db, call, { input, error }));
}

/** The warning of an order that was not taken. */
export async function refusedLog(
  db: Db,
  { channel }: Pick<Call, 'channel'>,
  { input, error, isChange = false }: { input: Input; error: Refusal; isChange?: boolean },
): Promise<LogEntry> {
  const { hotelId, type } = await namedType(db, input);
  const { name, number, status, ...asked } = input;
  const isPaid = status === OrderStatus.paid;
  return {
    type: LogType.warning,
    sketch: `渠道「${channel.name}」的订单 ${input.externalId} ${isPaid ? '已付款，' : ''}${isChange ? '修改' : ''}未接单：${error.message}`,
    target: type
      ? { kind: 'roomType', id: type.id, name: type.name }
      : { kind: 'order', id: 0, name: input.externalId },
    hotelId,
    after: byLabel(contract.input, {
      externalId: asked.externalId,
      source: asked.source,
      name,
      number: maskPhone(number),
      ...(type && { roomType: type.name }),
      estimatedCheckIn: asked.estimatedCheckIn,
      estimatedCheckOut: asked.estimatedCheckOut,
      rooms: asked.rooms,
      pay: asked.pay,
      lastPay: asked.lastPay,
      status: status ?? OrderStatus.unpaid,
    }),
  };
}
