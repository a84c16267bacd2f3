import type { Contract } from '@anzhu/api/contract';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order } from '@anzhu/api/contract/order';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { refundRefusal } from '@anzhu/api/rules/bill';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Change, LogEntry, Tx } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { checkRoomFree, lockRoomType, refuseShortNights } from '../availability/index.ts';
import {
  type MoneyMethod,
  checkAllowances,
  payMethodOf,
  recordChange,
  sharedWay,
  waitingOf,
} from '../bill/index.ts';
import { lockUnchanged, type OrderRow, waitingLog, writeNights } from '../order/index.ts';
import type { OrderPrice } from '../pricing/index.ts';
import { roomEvents, roomFor } from '../room/index.ts';
import { lockAll } from './checkInRooms.ts';
import { type ChangePlan, type PlannedStay, planStays, soldBy } from './planChange.ts';
import { changeRelease } from './release.ts';
import { openStayIn } from './stay.ts';

/** What planned stays cost together, in fen. */
const sumOf = (stays: readonly PlannedStay[], of: (plan: ChangePlan) => Fen): Fen =>
  stays.reduce((sum, { plan }) => sum + of(plan), 0);

/** Refuses a price for a departure that is the present one by now: another clerk, or the same, was first. */
function refuseAlreadyChanged(
  leaveTime: LocalTime,
  shown: number | undefined,
  stays: readonly PlannedStay[],
): void {
  if (stays.some(({ plan }) => plan.order.leave_time !== leaveTime) || (shown ?? 0) === 0) return;
  throw conflict(`离店时间已改为 ${formatMinute(leaveTime)}，请核对`, 'leaveTime');
}

/** Refuses a difference that is not the one that the clerk was shown. */
export function checkDifference(
  shown: number | undefined,
  { difference }: Pick<OrderPrice, 'difference'>,
  { received }: Pick<OrderRow, 'received'>,
  field = 'pay',
): void {
  if (shown === undefined && difference !== 0) throw invalid(field, '请先查看差价');
  if (shown === undefined || toFen(shown) === difference) return;
  const refusal = refundRefusal(-toFen(shown), received);
  throw conflict(refusal ?? `差价现为 ${formatYuan(toYuan(difference))}，请核对后重试`, field);
}

type Changed = WithRowIds<DataOf<Contract['changeStay']>>;

/**
 * Moves the departure of guests, of one room or of all rooms of their group, or the planned release of someone in
 * isolation. Room types are locked before orders, and orders before rooms.
 */
export const changeStay: Handler<'changeStay'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx): Promise<Change<Changed>> => {
    const room = await roomFor(tx, input.roomId, { session, action: 'changeStay' });
    await checkHotelOpen(tx, room.hotel_id);
    const stay = await openStayIn(tx, room, input.sn);
    const { leaveTime } = input;
    if (stay.kind === StayKind.isolation) {
      return changeRelease(tx, { room, stay, leaveTime, time });
    }
    const stays = await planStays(tx, { input, room, stay, session, time });
    refuseAlreadyChanged(leaveTime, input.pay, stays);
    checkDifference(
      input.pay,
      { difference: sumOf(stays, ({ price }) => price.difference) },
      { received: sumOf(stays, ({ order }) => order.received) },
    );
    await lockAll(
      stays.flatMap(({ plan: { sold } }) => (sold.nights.length > 0 ? sold.roomTypeId : [])),
      (id) => lockRoomType(tx, id),
    );
    await refuseShortNights(tx, stays.map(soldBy), time);
    const byId = stays.toSorted((one, other) => one.plan.order.id - other.plan.order.id);
    const way = await sharedWay(
      tx,
      stays.map(({ plan }) => plan.order.id),
      {
        amounts: stays.map(({ plan }) => plan.price.difference),
        method: input.method,
        role: session.role,
      },
    );
    const waiting = await waitingOf(
      tx,
      byId.map(({ plan }) => plan.order),
      { amounts: byId.map(({ plan }) => plan.price.difference), session },
    );
    for (const [index, { plan }] of byId.entries()) {
      await applyPlan(tx, plan, {
        waiting: waiting[index] ?? 0,
        method: await payMethodOf(tx, plan.order.id, { amount: plan.price.difference, ...way }),
        by: session.userId,
        note: changeWord(plan),
        time,
      });
    }
    const rooms = stays
      .flatMap(({ plan, rooms: own }) => own.map((one) => ({ ...one, plan })))
      .toSorted((one, other) => one.room.id - other.room.id);
    const forOrderIds = stays.map(({ plan }) => plan.order.id);
    for (const {
      room: one,
      stay: { id },
      plan,
    } of rooms) {
      await checkRoomFree(tx, { room: one, nights: plan.sold.nights, time, forOrderIds });
      await moveLeaveTime(tx, id, plan.leaveTime);
    }
    const [log, ...others] = [
      ...rooms.map(({ room: one, plan }) => planLog(plan, `房间 ${one.name} ${changeWord(plan)}`)),
      ...byId.flatMap(({ plan }, index) => waitingLog(plan.order, waiting[index] ?? 0)),
    ];
    const [{ plan }] = stays;
    return {
      data: {
        orderId: plan.order.id,
        days: plan.nights,
        pay: toYuan(sumOf(stays, ({ price }) => price.pay)),
        lastPay: toYuan(sumOf(stays, ({ price }) => price.lastPay)),
      },
      events: await roomEvents(
        tx,
        rooms.map(({ room: { id } }) => id),
      ),
      log: log ? [log, ...others] : null,
    };
  });
};

/** Moves the departure of a stay that has not ended. */
async function moveLeaveTime(tx: Tx, stayId: number, leaveTime: LocalTime): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('stay')
    .set({ leave_time: leaveTime })
    .where('id', '=', stayId)
    .where('ended_time', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw conflict('该次入住已结束，请刷新后重试');
}

const changeWord = ({ leaveTime, order }: ChangePlan): string =>
  leaveTime < order.leave_time ? '提前离店' : '续住';

/**
 * Brings the order of a stay in line with a plan, and writes down what is paid; as much as waits is only asked for. One of
 * two clerks succeeds.
 */
export async function applyPlan(
  tx: Tx,
  { order, leaveTime, nights, price, sold }: ChangePlan,
  {
    waiting,
    method,
    by,
    note,
    time,
  }: { waiting: Fen; method: MoneyMethod; by: number; note: string; time: HotelTime },
): Promise<void> {
  await lockUnchanged(tx, order);
  await checkAllowances(tx, order, price.lastPay);
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      room_type_id: sold.roomTypeId,
      leave_time: leaveTime,
      nights,
      pay: price.pay,
      last_pay: price.lastPay,
    })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .where('leave_time', '=', order.leave_time)
    .where('room_type_id', '=', order.room_type_id)
    .where('last_pay', '=', order.last_pay)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw conflict('该次入住刚被修改，请刷新后重试');
  await writeNights(tx, order.id, price.nights);
  const amount = price.difference;
  await recordChange(tx, order.id, { amount, waiting, method, note, by, time: time.now });
}

/** Log entry of an order whose stay has changed. */
export const planLog = (
  { order, leaveTime, nights, price }: ChangePlan,
  sketch: string,
): LogEntry => ({
  type: LogType.dataChange,
  sketch,
  target: { kind: 'order', id: order.id },
  hotelId: order.hotel_id,
  before: byLabel(Order, {
    estimatedCheckOut: order.leave_time,
    days: order.nights,
    pay: toYuan(order.pay),
    lastPay: toYuan(order.last_pay),
  }),
  after: byLabel(Order, {
    estimatedCheckOut: leaveTime,
    days: nights,
    pay: toYuan(price.pay),
    lastPay: toYuan(price.lastPay),
  }),
});
