import { hotelTime } from '../../platform/clock.ts';
import { toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { filterId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { describeShort, readShortNights } from '../availability/index.ts';
import { cameByOf, waitsFor } from '../bill/index.ts';
import { toQuotedNights } from '../pricing/index.ts';
import { roomFor } from '../room/index.ts';
import {
  bookingsOf,
  type ChangeInput,
  type PlannedChange,
  planModification,
  soldBy,
  versionOf,
} from './changePlan.ts';
import { type NamedRoom, ownRoomTaken, readFreeRoom, readOwnRoom } from './ownRoom.ts';

/**
 * What a change of a booking, or of all rooms of its group, would cost, which nights are full, and whether its room
 * stays; refuses what the change would refuse for another reason.
 */
export const quoteOrder: Handler<'quoteOrder'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const { orders, skipped } = await bookingsOf(db, input, { session, act: 'modify' });
  const plan = await planModification(db, orders, { input, session, time });
  const wanted = await wantedRoom(db, input, { change: plan.changes[0], session });
  const taken = new Set<number>();
  const rooms = [];
  for (const change of plan.changes) {
    const { order, booking, price } = change;
    const own = await readOwnRoom(db, order);
    const asked = wanted ? { ...wanted, roomTypeId: change.roomTypeId } : own;
    const reason = asked && (await ownRoomTaken(db, asked, { booking, time }));
    const free = reason ? await readFreeRoom(db, booking, { time, except: taken }) : null;
    const next = reason ? free : asked;
    if (next) taken.add(next.id);
    rooms.push({
      orderId: order.id,
      roomTypeName: change.roomTypeName,
      lastPay: toYuan(price.lastPay),
      difference: toYuan(price.difference),
      roomId: asked?.id ?? null,
      roomName: asked?.name ?? null,
      isRoomKept: reason === null,
      roomTaken: reason,
      freeRoomId: free?.id ?? null,
      freeRoomName: free?.name ?? null,
    });
  }
  const [{ price }] = plan.changes;
  const sold = plan.changes.map(soldBy);
  const short = await readShortNights(db, sold, time);
  return {
    rooms,
    nights: price.wanted.length,
    pay: toYuan(plan.pay),
    lastPay: toYuan(plan.lastPay),
    priceChange: toYuan(plan.priceChange),
    difference: toYuan(plan.difference),
    ...(await cameByOf(db, orders[0].id, plan.difference)),
    ...(await waitsFor(db, orders, {
      amounts: plan.changes.map((change) => change.price.difference),
      session,
    })),
    open: toYuan(plan.open),
    lines: toQuotedNights(price.lines),
    skipped,
    full: short.map(({ night }) => night),
    shortages: await describeShort(db, sold, short),
    seen: versionOf(orders),
  };
};

/** The room that a change names for its booking; refuses one of another type, and one for a whole group. */
export async function wantedRoom(
  db: Db,
  { roomId, scope }: Pick<ChangeInput, 'roomId' | 'scope'>,
  { change, session }: { change: PlannedChange; session: Session },
): Promise<NamedRoom | undefined> {
  if (roomId === undefined || filterId(roomId) === null) return undefined;
  if (scope === 'group') throw invalid('roomId', '整个团队的房间请逐间排房');
  const room = await roomFor(db, roomId, { session, action: 'view' });
  if (room.hotel_id !== change.order.hotel_id) throw invalid('roomId', '房间与订单应在同一酒店');
  if (room.is_isolation === 1) throw invalid('roomId', '隔离房不能排给订单');
  if (room.room_type_id !== change.roomTypeId) {
    throw invalid('roomId', `订单的房型为「${change.roomTypeName}」，与房间不符`);
  }
  return { id: room.id, name: room.name };
}
