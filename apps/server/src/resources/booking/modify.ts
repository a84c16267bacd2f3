import { modifyOrder as contract } from '@anzhu/api/contract/bookingChange';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { refundRefusal } from '@anzhu/api/rules/bill';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { paidToChannel } from '@anzhu/api/rules/messages';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { guaranteeOf } from '@anzhu/api/rules/guarantee';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import type { Session } from '../../platform/caller.ts';
import { differing } from '../../platform/changeRecord.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { Fen } from '../../platform/db/column.ts';
import type { Labelled, LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { lockRoomType, refuseShortNights } from '../availability/index.ts';
import { checkAllowances, payMethodOf, recordChange, sharedWay, waitingOf } from '../bill/index.ts';
import {
  isPaidToChannel,
  type OrderRow,
  readOrders,
  settleReceived,
  waitingLog,
  writeNights,
} from '../order/index.ts';
import { checkShownPrice } from '../pricing/index.ts';
import { moveHolds, roomEvents } from '../room/index.ts';
import { detailsOf, reopen } from './changedDetails.ts';
import {
  bookingsOf,
  lockOrders,
  type ModificationPlan,
  openOf,
  type PlannedChange,
  planModification,
  soldBy,
  versionOf,
} from './changePlan.ts';
import { keepRoom, type NamedRoom, readOwnRoom } from './ownRoom.ts';
import { wantedRoom } from './quote.ts';

type ModifyInput = CallInput<'modifyOrder'>;

const changedMeanwhile = '订单刚被修改，请刷新后重试';

/**
 * Changes a booking, or all rooms of its group, before its guests come: dates, room type, who has booked, what keeps
 * it (spec: a booking lives). Room types are locked before orders, and orders before rooms. Of two changes at once one
 * succeeds.
 */
export const modifyOrder: Handler<'modifyOrder'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const plan = await lockedPlan(tx, input, { session, time });
    checkShown(input, plan);
    const payments = paymentsOf(input, plan);
    await refuseShortNights(tx, plan.changes.map(soldBy), time);
    const wanted = await wantedRoom(tx, input, { change: plan.changes[0], session });
    const events: RoomEvent[] = [];
    const ids = plan.changes.map(({ order }) => order.id);
    const chosen = { amounts: payments, method: input.method, role: session.role };
    const way = await sharedWay(tx, ids, chosen);
    const waiting = await waitingOf(
      tx,
      plan.changes.map(({ order }) => order),
      { amounts: payments, session },
    );
    for (const [index, change] of plan.changes.entries()) {
      const payment = payments[index] ?? 0;
      const applied = {
        input,
        payment,
        waiting: waiting[index] ?? 0,
        way,
        wanted,
        session,
        time,
      };
      events.push(...(await applyChange(tx, change, applied)));
    }
    const after = await readOrders(tx, ids);
    const [first] = after;
    if (!first) throw new Error('an order is lost');
    const own = await readOwnRoom(tx, first);
    const [log, ...others] = plan.changes.flatMap(({ order }, index) => [
      ...changeLog(order, after[index], { payment: payments[index] ?? 0, input }),
      ...waitingLog(order, waiting[index] ?? 0),
    ]);
    return {
      data: {
        ids,
        status: first.status,
        pay: toYuan(plan.pay),
        lastPay: toYuan(plan.lastPay),
        open: toYuan(after.reduce((sum, one) => sum + Math.max(0, one.last_pay - one.received), 0)),
        holdUntil: first.status === OrderStatus.unpaid ? first.hold_until : null,
        roomName: own?.name ?? null,
      },
      events,
      log: log ? [log, ...others] : null,
    };
  });
};

/** The plan of a change, with its room types and orders locked: what was read of them is still so. */
async function lockedPlan(
  tx: Tx,
  input: ModifyInput,
  context: { session: Session; time: HotelTime },
): Promise<ModificationPlan> {
  const bookings = { session: context.session, act: 'modify' } as const;
  const { orders: read } = await bookingsOf(tx, input, bookings);
  const { changes } = await planModification(tx, read, { input, ...context });
  const types = new Set(changes.map(({ roomTypeId }) => roomTypeId));
  for (const id of [...types].toSorted((one, other) => one - other)) await lockRoomType(tx, id);
  await lockOrders(tx, read);
  const { orders } = await bookingsOf(tx, input, bookings);
  const version = versionOf(orders);
  if (version !== versionOf(read) || (input.seen !== undefined && input.seen !== version)) {
    throw conflict(changedMeanwhile);
  }
  return planModification(tx, orders, { input, ...context });
}

/** @throws Refusal (409) where the price differs from the quote that was sent, (400) where it changes without a quote */
function checkShown({ lastPay, pay }: ModifyInput, plan: ModificationPlan): void {
  if (lastPay === undefined && pay === undefined && plan.priceChange !== 0) {
    throw invalid('lastPay', '请先查看差价');
  }
  checkShownPrice(lastPay, plan.lastPay);
}

/**
 * What is paid for each booking now, below zero what it gives back: the difference, or what else is received with a
 * price that was shown.
 */
function paymentsOf({ pay: given, lastPay }: ModifyInput, plan: ModificationPlan): Fen[] {
  const { changes, difference } = plan;
  if (given === undefined && lastPay === undefined && difference !== 0)
    throw invalid('pay', '请先查看差价');
  const pay = given === undefined ? difference : toFen(given);
  if (pay === difference) return changes.map(({ price }) => price.difference);
  const givesBack = changes.some(({ price }) => price.difference < 0);
  if (lastPay === undefined || givesBack || pay < 0) {
    const received = changes.reduce((sum, { order }) => sum + order.received, 0);
    const now = `差价现为 ${formatYuan(toYuan(difference))}，请核对后重试`;
    throw conflict(refundRefusal(-pay, received) ?? now, 'pay');
  }
  const mostOf = (change: PlannedChange) => Math.max(openOf(change, 0), change.price.difference);
  const most = changes.reduce((sum, change) => sum + mostOf(change), 0);
  if (pay > most) throw conflict(`未结 ${formatYuan(toYuan(most))}，不能收更多`, 'pay');
  let rest = pay;
  return changes.map((change) => {
    const part = Math.min(rest, mostOf(change));
    rest -= part;
    return part;
  });
}

interface Applied {
  input: ModifyInput;
  payment: Fen;
  /** As much of what is given back waits. */
  waiting: Fen;
  way: Awaited<ReturnType<typeof sharedWay>>;
  wanted: NamedRoom | undefined;
  session: Session;
  time: HotelTime;
}

/** Brings one booking in line with the plan, and its room, its bill and its status with it. */
async function applyChange(
  tx: Tx,
  change: PlannedChange,
  { input, payment, waiting, way, wanted, session, time }: Applied,
): Promise<RoomEvent[]> {
  const { order, period, price, booking, isMoved, roomTypeId } = change;
  const { id, status, received, channel } = order;
  if (payment > 0 && status === OrderStatus.unpaid && isPaidToChannel(order)) {
    throw conflict(paidToChannel);
  }
  await checkAllowances(tx, order, price.lastPay);
  const own = await readOwnRoom(tx, order);
  const isPriceChanged = price.lastPay !== order.last_pay;
  // What was received for charges as well: the room is paid, and the rest is open on the bill.
  const isCovered = payment >= price.difference || received + payment >= price.lastPay;
  const isShort = status === OrderStatus.paid && !isCovered;
  const columns = {
    room_type_id: roomTypeId,
    arrive_time: period.estimatedCheckIn,
    leave_time: period.estimatedCheckOut,
    nights: isMoved ? price.wanted.length : order.nights,
    ...(isMoved && { pay: price.pay, last_pay: price.lastPay }),
    ...(channel !== '' && isPriceChanged && { is_desk_price: 1 as const }),
  };
  const details = await detailsOf(tx, change, {
    input,
    received: received + payment,
    isShort,
    time,
  });
  await tx
    .updateTable('orders')
    .set({ ...columns, ...details })
    .where('id', '=', id)
    .execute();
  if (isMoved) await writeNights(tx, id, price.nights);
  await recordChange(tx, id, {
    amount: payment,
    waiting,
    method: await payMethodOf(tx, id, { amount: payment, ...way }),
    note: '修改预订',
    by: session.userId,
    time: time.now,
  });
  const isAssigned = order.assigned_room_id !== null;
  const events =
    isMoved || wanted ? await keepRoom(tx, booking, { own, isAssigned, wanted, time }) : [];
  if (isShort) {
    await reopen(tx, id);
    return [...events, ...(await roomEvents(tx, await moveHolds(tx, id, OrderStatus.unpaid)))];
  }
  if (status !== OrderStatus.unpaid) return events;
  const [now] = await readOrders(tx, [id]);
  if (!now || (payment === 0 && now.received < now.last_pay)) return events;
  const settled = await settleReceived(tx, now, { received: now.received, time });
  return [...events, ...settled.events];
}

/** An order as the log shows it: personal numbers are masked. */
const shownOf = (order: OrderRow): Labelled =>
  byLabel(Order, {
    status: order.status,
    roomTypeName: order.room_type_name,
    estimatedCheckIn: order.arrive_time,
    estimatedCheckOut: order.leave_time,
    days: order.nights,
    pay: toYuan(order.pay),
    lastPay: toYuan(order.last_pay),
    name: order.booker_name,
    number: maskPhone(order.phone),
    idcard: maskIdCard(order.idcard),
    customerName: order.customer_name,
    province: order.province,
    guarantee: guaranteeOf(order.status, order.guarantee),
    guaranteeNote: order.guarantee_note,
    holdUntil: order.hold_until ?? '',
    groupNo: order.group_no,
    note: order.note,
    assignedRoomName: order.assigned_room_name ?? '',
  });

/** Log entry of a booking that was changed; none where nothing was. */
function changeLog(
  before: OrderRow,
  after: OrderRow | undefined,
  { payment, input }: { payment: Fen; input: ModifyInput },
): LogEntry[] {
  if (!after) return [];
  const changes = differing(shownOf(before), shownOf(after));
  if (Object.keys(changes.after ?? {}).length === 0 && payment === 0) return [];
  return [
    {
      type: LogType.dataChange,
      sketch: `修改预订，订单 ${before.id}`,
      target: { kind: 'order', id: before.id },
      hotelId: before.hotel_id,
      ...changes,
      ...(payment !== 0 && {
        after: {
          ...changes.after,
          ...byLabel(contract.input, {
            pay: toYuan(payment),
            method: input.method ?? null,
          }),
        },
      }),
    },
  ];
}
