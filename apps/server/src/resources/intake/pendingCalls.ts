import type { Contract } from '@anzhu/api/contract';
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { PendingOrder } from '@anzhu/api/contract/pendingOrder';
import { management } from '@anzhu/api/contract/role';
import { nightsOf, oversoldMessage } from '@anzhu/api/rules/availability';
import { guaranteeOf } from '@anzhu/api/rules/guarantee';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { maskPhone } from '@anzhu/api/rules/personalNumbers';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { type Fen, filterId, rowId } from '../../platform/db/column.ts';
import { readByIds, readPage } from '../../platform/db/list.ts';
import { keyedHashes } from '../../platform/db/personalData/search.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { PendingState } from '../../platform/db/tables/order.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound, Refusal, refuseFaults } from '../../platform/refusal.ts';
import { isInScope, narrowedTo } from '../../platform/session/scope.ts';
import { lockRoomType, readAvailableRooms, readTypeRooms } from '../availability/index.ts';
import { channelPrice, checkShownPrice, nightFees } from '../pricing/index.ts';
import { roomTypeFor } from '../roomType/index.ts';
import { type Booked, selectBooked } from './channelOrders.ts';
import { changedPrice } from './modifyOrder.ts';
import { book } from './order.ts';
import type { Submission } from './orderInput.ts';
import { decline, pendingList, queueEvents, sentOf } from './pendingOrders.ts';
import { lockChannelOrders, repeatOrder, roomSubmissions } from './repeatOrder.ts';

const selectPending = (db: Db) =>
  db
    .selectFrom('pending_order')
    .innerJoin('hotel', 'hotel.id', 'pending_order.hotel_id')
    .innerJoin('room_type', 'room_type.id', 'pending_order.room_type_id')
    .selectAll('pending_order')
    .select(['hotel.name as hotel_name', 'room_type.name as room_type_name'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select((orders) => orders.fn.min<number | null>('orders.id').as('id'))
        .whereRef('orders.channel', '=', 'pending_order.channel')
        .whereRef('orders.external_id', '=', 'pending_order.external_id')
        .as('order_id'),
    );

type PendingRow = Awaited<ReturnType<ReturnType<typeof selectPending>['execute']>>[number];

/** A pending order as it is sent to the client: its phone is masked. */
function toPending(row: PendingRow, { dayStarts }: HotelTime): WithRowIds<PendingOrder> {
  const sent = sentOf(row);
  const { name, number, estimatedCheckIn, estimatedCheckOut, rooms, pay, lastPay } = sent;
  const status = sent.status ?? OrderStatus.unpaid;
  return {
    id: row.id,
    hotelId: row.hotel_id,
    hotelName: row.hotel_name,
    channel: row.channel,
    externalId: row.external_id,
    name,
    number: maskPhone(number),
    roomType: row.room_type_id,
    roomTypeName: row.room_type_name,
    estimatedCheckIn,
    estimatedCheckOut,
    days: nightsOf(sent, dayStarts).length,
    rooms,
    pay: pay ?? null,
    lastPay: lastPay ?? null,
    isPaid: status === OrderStatus.paid || sent.guarantee === Guarantee.prepaid,
    guarantee: guaranteeOf(status, sent.guarantee ?? Guarantee.online),
    reason: row.refusal,
    createTime: row.created_time,
    version: row.version,
    orderId: row.order_id,
  };
}

/** Bookings of channels that were refused for want of rooms, the first one first. */
export const pendingOrderPage: Handler<'pendingOrderPage'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const list = pendingList(narrowedTo(session, filterId(input.hotelId)));
  const { ids, ...page } = await readPage(db, list, input.page);
  const rows = await readByIds(ids, (some) =>
    selectPending(db).where('pending_order.id', 'in', some).execute(),
  );
  return { records: rows.map((row) => toPending(row, hotelTime(server))), ...page };
};

/** The booking that a call names. Refuses one that does not exist, one of another hotel, and one that is decided. */
async function pendingFor(db: Db, id: Id, session: Session): Promise<PendingRow> {
  const row = await selectPending(db).where('pending_order.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('未接单');
  if (row.state !== PendingState.waiting) throw decided(row);
  return row;
}

const decided = ({ external_id, state, decline_reason }: PendingRow): Refusal =>
  conflict(
    state === PendingState.accepted
      ? `未接单 ${external_id} 已接单`
      : `未接单 ${external_id} 已不接：${decline_reason}`,
  );

/** Moves a booking from waiting, with the row locked: of two clerks at once, and of a clerk and the channel, one wins. */
async function leaveWaiting(
  tx: Tx,
  row: PendingRow,
  { seen, session }: { seen: number | undefined; session: Session },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('pending_order')
    .set({ state: PendingState.accepted })
    .where('id', '=', row.id)
    .where('state', '=', PendingState.waiting)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) await pendingFor(tx, String(row.id), session);
  if (numUpdatedRows !== 1n || (seen !== undefined && seen !== row.version)) {
    throw conflict('渠道刚修改了该预订，请核对后重试', 'seen');
  }
}

/** What all rooms of a booking cost in rooms of a type; `orders`: those that it changes. */
async function priceOf(db: Db, submission: Submission, orders: readonly Booked[]) {
  const { input, type, time } = submission;
  const [first] = orders;
  const prices: { pay: Fen; lastPay: Fen }[] = [];
  if (first) {
    const { forRoom } = await roomSubmissions(db, first, submission, true);
    for (const [index, order] of orders.entries()) {
      const room = { index, submission: forRoom(order), isMoved: true };
      prices.push(await changedPrice(db, order, room));
    }
  } else {
    const nights = await nightFees(db, type.id, nightsOf(input, time.dayStarts));
    for (let index = 0; index < input.rooms; index += 1) {
      const room = { hotelId: type.hotel_id, nights, index, time: time.now };
      prices.push(await channelPrice(db, input, room));
    }
  }
  const sum = (key: 'pay' | 'lastPay') =>
    toYuan(prices.reduce((total, price) => total + price[key], 0));
  return { pay: sum('pay'), lastPay: sum('lastPay') };
}

/** The room types of its hotel that have rooms, with what they have available and what the booking would cost. */
export const quotePendingOrder: Handler<'quotePendingOrder'> = async (
  { input, session },
  server,
) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const row = await pendingFor(db, input.id, session);
  const sent = sentOf(row);
  await checkHotelOpen(db, row.hotel_id);
  refuseFaults(stayPeriodErrors(sent, time));
  const nights = nightsOf(sent, time.dayStarts);
  const hotelId = row.hotel_id;
  const channel = { name: row.channel };
  const orders = await selectBooked(db, channel, row.external_id).execute();
  const exceptOrderIds = orders.map((order) => order.id);
  const offers: WithRowIds<DataOf<Contract['quotePendingOrder']>> = [];
  for (const { id, name, rooms } of await readTypeRooms(db, { hotels: hotelId, nature: 0 })) {
    if (Number(rooms) === 0) continue;
    const wanted = { hotelId, roomTypeId: id, nights, time, exceptOrderIds };
    const available = await readAvailableRooms(db, wanted);
    const type = { id, hotel_id: hotelId, name };
    const price = await priceOf(db, { input: sent, channel, type, time, hashes: [] }, orders);
    offers.push({ roomType: id, name, available: Math.max(0, Math.min(...available)), ...price });
  }
  return offers;
};

/** Whether a booking is accepted beyond the rooms that are available. @throws Refusal unless who manages has agreed to it */
async function checkOversold(
  tx: Tx,
  { input: sent, type, time }: Submission,
  {
    orders,
    session,
    isConfirmed,
  }: { orders: readonly Booked[]; session: Session; isConfirmed: boolean },
): Promise<boolean> {
  if (!management.some((role) => role === session.role)) {
    if (isConfirmed) throw new Refusal(Code.noPermission, '只有酒店管理员可以超售接单');
    return false;
  }
  if (isConfirmed) return true;
  const nights = nightsOf(sent, time.dayStarts);
  const exceptOrderIds = orders.map(({ id }) => id);
  const wanted = { hotelId: type.hotel_id, roomTypeId: type.id, nights, time, exceptOrderIds };
  const available = await readAvailableRooms(tx, wanted);
  const short = nights.filter((_, index) => (available[index] ?? 0) < sent.rooms);
  if (short.length === 0) return false;
  const message = oversoldMessage(short);
  throw new Refusal(Code.conflict, message, { confirmOversold: message }, { nights: short });
}

/**
 * Books what a channel has sent, or changes its orders to it, in a room type of its hotel, at the channel's price (spec:
 * channels).
 */
export const acceptPendingOrder: Handler<'acceptPendingOrder'> = (
  { input, session, origin },
  server,
) =>
  server.store.change({ session, origin }, async (tx) => {
    const row = await pendingFor(tx, input.id, session);
    const type = await roomTypeFor(tx, input.roomType ?? String(row.room_type_id), session);
    if (type.hotel_id !== row.hotel_id) throw invalid('roomType', '房型不存在，或不属于该酒店');
    await checkHotelOpen(tx, row.hotel_id);
    const channel = { name: row.channel };
    const stored = await selectBooked(tx, channel, row.external_id).execute();
    const types = new Set([type.id, ...stored.map((order) => order.room_type_id)]);
    for (const id of [...types].toSorted((one, other) => one - other)) await lockRoomType(tx, id);
    await leaveWaiting(tx, row, { seen: input.seen, session });
    const orders = await lockChannelOrders(tx, channel, row.external_id);
    const time = hotelTime(server);
    const { holdUntil, ...sent } = sentOf(row);
    // Of what the channel has sent: the same sent again is the accepted booking.
    const hashes = keyedHashes(tx, JSON.stringify([channel.name, sentOf(row)]));
    // An hour that has passed meanwhile gives way to the usual one.
    const isHeldYet = holdUntil !== undefined && holdUntil > time.now;
    const submitted = { ...sent, ...(isHeldYet && { holdUntil }) };
    const submission = { input: submitted, channel, type, time, hashes };
    const isConfirmed = input.confirmOversold === true;
    const asked = { orders: orders ?? [], session, isConfirmed };
    const isOversold = await checkOversold(tx, submission, asked);
    const booked = orders
      ? await repeatOrder(tx, orders, submission, { isOversold })
      : await book(tx, submission, { isOversold, verb: '接单，渠道' });
    checkShownPrice(input.lastPay, toFen(booked.data.lastPay ?? 0));
    return {
      ...booked,
      data: { id: booked.data.id, ids: booked.data.ids },
      events: [...(booked.events ?? []), ...(await queueEvents(tx, row.hotel_id))],
    };
  });

/** Declines what a channel has sent: its number cannot be used again; of a modification the orders stay. */
export const declinePendingOrder: Handler<'declinePendingOrder'> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    const row = await pendingFor(tx, input.id, session);
    await leaveWaiting(tx, row, { seen: input.seen, session });
    await decline(tx, row.id, input.reason);
    return {
      data: null,
      events: await queueEvents(tx, row.hotel_id),
      log: {
        type: LogType.dataChange,
        sketch: `不接渠道「${row.channel}」的预订 ${row.external_id}${row.order_id === null ? '' : '的修改'}`,
        target: { kind: 'pendingOrder', id: row.id, name: row.external_id },
        hotelId: row.hotel_id,
        after: { 不接原因: input.reason },
      },
    };
  });
