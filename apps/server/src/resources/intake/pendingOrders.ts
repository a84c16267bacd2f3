import { LogType } from '@anzhu/api/contract/log';
import { sql } from 'kysely';
import type { Actor, Channel } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import { violates } from '../../platform/db/constraints.ts';
import { leadBy, type TimedList } from '../../platform/db/list.ts';
import type { Db, LogEntry, Store, Tx } from '../../platform/db/store.ts';
import { PendingState } from '../../platform/db/tables/order.ts';
import { conflict } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import type { Server } from '../../platform/server.ts';
import { lockRoomType, type NoRoomAvailable } from '../availability/index.ts';
import { roomEvents } from '../room/index.ts';
import { findChannelOrders } from './channelOrders.ts';
import { type BookedType, bookedType, type Input } from './orderInput.ts';
import { refusedLog } from './warnings.ts';

type Call = Actor & { channel: Channel };

/** What stands as the reason of a booking that its channel has withdrawn. */
const withdrawn = '渠道已取消';

/** The booking that a channel has sent under a number and that was refused for want of rooms. */
const findPending = (db: Db, channel: Channel, externalId: string) =>
  db
    .selectFrom('pending_order')
    .selectAll()
    .where('channel', '=', channel.name)
    .where('external_id', '=', externalId)
    .executeTakeFirst();

type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

/** The same, held until the transaction ends. Call it after a room type is locked and before orders are. */
export async function lockPending(tx: Tx, channel: Channel, externalId: string) {
  await tx
    .updateTable('pending_order')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('channel', '=', channel.name)
    .where('external_id', '=', externalId)
    .execute();
  return findPending(tx, channel, externalId);
}

/**
 * The room type that a submission is about: that of the orders where the desk has accepted the booking into another one
 * than the channel names, which it names again.
 */
export async function typeOfSubmission(
  db: Db,
  channel: Channel,
  input: Input,
): Promise<BookedType> {
  const type = await bookedType(db, input);
  const pending = await findPending(db, channel, input.externalId);
  if (pending?.state !== PendingState.accepted || pending.room_type_id !== type.id) return type;
  const accepted = await db
    .selectFrom('orders')
    .innerJoin('room_type', 'room_type.id', 'orders.room_type_id')
    .select(['room_type.id', 'room_type.hotel_id', 'room_type.name'])
    .where('channel', '=', channel.name)
    .where('external_id', '=', input.externalId)
    .executeTakeFirst();
  return accepted ?? type;
}

/** @throws Refusal (409) for a number whose booking the desk has declined */
export function refuseDeclined(pending: Pending | undefined): void {
  if (pending?.state !== PendingState.declined) return;
  const { external_id, decline_reason } = pending;
  const message = `预订 ${external_id} 已不接：${decline_reason}。外部编号不能再用，请以新的编号提交`;
  throw conflict(message, 'externalId');
}

/** @throws Refusal (409) for a modification that the desk has declined, sent again; the orders stay as they are */
export function refuseDeclinedChange(pending: Pending | undefined, input: Input): void {
  if (pending?.state !== PendingState.declined || pending.sent !== JSON.stringify(input)) return;
  const { external_id, decline_reason } = pending;
  throw conflict(`预订 ${external_id} 的修改已不接：${decline_reason}。订单不变`, 'externalId');
}

/** Takes a booking or a modification that waits out of the queue, since it no longer counts. */
export async function dropPending(tx: Tx, pending: Pending | undefined): Promise<RoomEvent[]> {
  if (pending?.state !== PendingState.waiting) return [];
  await tx.deleteFrom('pending_order').where('id', '=', pending.id).execute();
  return queueEvents(tx, pending.hotel_id);
}

/** An event of a room of the hotel, whose boards and queues then read again; none where it has no room. */
export async function queueEvents(tx: Tx, hotelId: number): Promise<RoomEvent[]> {
  const room = await tx
    .selectFrom('room')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('is_isolation', '=', 0)
    .orderBy('id')
    .executeTakeFirst();
  return room ? roomEvents(tx, [room.id]) : [];
}

/**
 * Keeps a booking or a modification that was refused for want of rooms, or what its channel has changed of it, with a
 * warning. @returns its id, and whether there are orders that it is to change
 */
export async function keepRefused(
  { store, clock }: Pick<Server, 'store' | 'clock'>,
  call: Call,
  { input, error }: { input: Input; error: NoRoomAvailable },
): Promise<{ id: number; isChange: boolean }> {
  const { channel } = call;
  const keep = () =>
    store.change(call, async (tx) => {
      const type = await bookedType(tx, input);
      await lockRoomType(tx, type.id);
      const pending = await lockPending(tx, channel, input.externalId);
      const orders = await findChannelOrders(tx, channel, { externalId: input.externalId });
      const isChange = orders.length > 0;
      const columns = {
        hotel_id: type.hotel_id,
        room_type_id: type.id,
        leave_time: input.estimatedCheckOut,
        sent: JSON.stringify(input),
        refusal: error.message,
      };
      const isDecided = pending?.state !== PendingState.waiting;
      if (pending && (isDecided ? !isChange : pending.sent === columns.sent)) {
        return { data: { id: pending.id, isChange }, log: null };
      }
      const { id } = pending
        ? await tx
            .updateTable('pending_order')
            .set({ ...columns, state: PendingState.waiting, version: pending.version + 1 })
            .where('id', '=', pending.id)
            .returning('id')
            .executeTakeFirstOrThrow()
        : await tx
            .insertInto('pending_order')
            .values({
              ...columns,
              channel: channel.name,
              external_id: input.externalId,
              state: PendingState.waiting,
              created_time: localTime(clock.now()),
            })
            .returning('id')
            .executeTakeFirstOrThrow();
      const log = await refusedLog(tx, call, { input, error, isChange });
      const target: LogEntry['target'] = { kind: 'pendingOrder', id, name: input.externalId };
      return {
        data: { id, isChange },
        log: { ...log, target },
        events: await queueEvents(tx, type.hotel_id),
      };
    });
  return keep().catch((refusal: unknown) => {
    // Another one at once, of another room type, was first.
    if (violates(refusal, 'pending_order_once')) return keep();
    throw refusal;
  });
}

/**
 * Takes a booking that waits out of the queue, since its channel has cancelled it; a repeated one changes nothing.
 * @returns false where there is none
 */
export async function withdrawPending(
  store: Store,
  call: Call,
  externalId: string | undefined,
): Promise<boolean> {
  if (externalId === undefined) return false;
  const { channel } = call;
  const found = await findPending(store.db, channel, externalId);
  if (!found || found.state === PendingState.accepted) return false;
  return store.change(call, async (tx) => {
    const pending = await lockPending(tx, channel, externalId);
    // A modification goes with the orders that it would have changed.
    if ((await findChannelOrders(tx, channel, { externalId })).length > 0) {
      return { data: false, log: null };
    }
    if (pending?.state === PendingState.declined) return { data: true, log: null };
    if (pending?.state !== PendingState.waiting) return { data: false, log: null };
    await decline(tx, pending.id, withdrawn);
    return {
      data: true,
      events: await queueEvents(tx, pending.hotel_id),
      log: {
        type: LogType.dataChange,
        sketch: `未接单 ${externalId} 由渠道取消`,
        target: { kind: 'pendingOrder', id: pending.id, name: externalId },
        hotelId: pending.hotel_id,
      },
    };
  });
}

/** Ends a booking that is locked without an order. */
export const decline = (tx: Tx, id: number, reason: string) =>
  tx
    .updateTable('pending_order')
    .set({ state: PendingState.declined, decline_reason: reason })
    .where('id', '=', id)
    .execute();

/** @throws Refusal (409) for a notice of a booking that the desk has not accepted */
export async function refuseNoticeOfPending(
  db: Db,
  channel: Channel,
  externalId: string | undefined,
): Promise<void> {
  const pending = externalId === undefined ? undefined : await findPending(db, channel, externalId);
  if (!pending || (await findChannelOrders(db, channel, { externalId })).length > 0) return;
  refuseDeclined(pending);
  if (pending.state === PendingState.waiting) {
    const message = `预订 ${externalId} 未接单，没有订单；已付款的，请以已支付再次提交`;
    throw conflict(message, 'externalId');
  }
}

/** The bookings that wait, of a hotel or of all. */
export const pendingList = (hotelId: number | null): TimedList => ({
  table: 'pending_order',
  time: 'created_time',
  rows: leadBy({ hotel_id: hotelId, state: PendingState.waiting }, 2),
  orderBy: sql`created_time, id`,
});

/** The submission of a pending order. */
export const sentOf = ({ sent }: Pick<Pending, 'sent'>): Input => JSON.parse(sent) as Input;
