import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { undoMinutes } from '@anzhu/api/contract/stayChange';
import { nightsOf } from '@anzhu/api/rules/availability';
import { paymentOfChange } from '@anzhu/api/rules/bill';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { addSeconds } from '@anzhu/api/rules/localTime';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import { waitingText } from '@anzhu/api/rules/payBack';
import { hotelTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { checkRoomAvailable } from '../availability/index.ts';
import { LineKind, payMethodOf, readOnAccount, recordChange, waitingOf } from '../bill/index.ts';
import {
  lockedOrder,
  orderFor,
  setOrderStatus,
  type OrderRow,
  paidSums,
  periodOf,
  waitingLog,
  writeNights,
} from '../order/index.ts';
import { setRoomStatus, roomEvents, roomFor, type RoomRow, statusLog } from '../room/index.ts';
import { checkDifference } from './change.ts';
import { openStayIn, type OpenStay } from './stay.ts';
import { readUndo, type UndoState } from './undoState.ts';

/**
 * Takes a check-in back: the room as it was, the order as it was, a walk-in's order closed. Money that the
 * check-in has taken is given back. The log keeps both (spec: rooms and stays).
 */
export const undoStay: Handler<'undoStay'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.roomId, { session, action: 'undoStay' });
    const stay = await openStayIn(tx, room, input.sn);
    const state = stateBefore(stay, time.now);
    const read = await orderFor(tx, String(stay.order_id), session);
    await checkRoomAvailable(tx, nightsOfUndo(read, state.order, time));
    const order = await lockedOrder(tx, String(read.id), session);
    if (order.leave_time !== read.leave_time) throw conflict('该次入住刚被修改，请刷新后重试');
    await checkBill(tx, order);
    const difference = paymentOfUndo(order, state.order);
    if (input.pay !== undefined || difference > 0) {
      checkDifference(input.pay, { difference }, order);
    }
    const method = await payMethodOf(tx, order.id, {
      amount: difference,
      method: input.method,
      role: session.role,
    });
    const restored = await restoreOrder(tx, order, { state, difference });
    const [waiting = 0] = await waitingOf(tx, [order], { amounts: [difference], session });
    await recordChange(tx, order.id, {
      amount: difference,
      waiting,
      method,
      note: '撤销入住',
      by: session.userId,
      time: time.now,
    });
    const status = await restoreRoom(tx, room, { state, order });
    await tx.deleteFrom('stay_guest').where('stay_id', '=', stay.id).execute();
    await tx.deleteFrom('stay').where('id', '=', stay.id).execute();
    return {
      data: { orderId: order.id },
      events: await roomEvents(tx, [room.id]),
      log: [
        statusLog(room, status, { sketch: `房间 ${room.name} 撤销入住` }),
        {
          type: LogType.dataChange,
          sketch: `订单 ${order.id} 撤销入住`,
          target: { kind: 'order', id: order.id },
          hotelId: order.hotel_id,
          before: byLabel(Order, { status: order.status, lastPay: toYuan(order.last_pay) }),
          after: byLabel(Order, {
            status: restored,
            lastPay: toYuan(state.order?.last_pay ?? order.last_pay),
          }),
        },
        ...waitingLog(order, waiting),
      ],
    };
  });
};

/** What the check-in has changed; refuses one that was too long ago, or whose guests have moved since. */
export function stateBefore({ undo, opened_time }: OpenStay, now: string): UndoState {
  if (opened_time === null || addSeconds(opened_time, undoMinutes * 60) < now) {
    throw conflict(`入住已超过 ${undoMinutes} 分钟，请办理退房`);
  }
  if (undo === null) throw conflict('客人已换房，不能撤销入住');
  return readUndo(undo);
}

/** The nights that an order gets back with its check-in: those that were given up since, as at an early departure. */
export function nightsOfUndo(order: OrderRow, former: UndoState['order'], time: HotelTime) {
  const [present, before] = [order, former ?? order].map((row) =>
    nightsOf(periodOf({ ...row, day_use_hours: order.day_use_hours }), time.dayStarts),
  );
  const tonight = hotelToday(time);
  return {
    hotelId: order.hotel_id,
    roomTypeId: order.room_type_id,
    nights: (before ?? []).filter((night) => night >= tonight && !present?.includes(night)),
    time,
    exceptOrderIds: [order.id],
  };
}

/**
 * What an undone check-in gives back of what was received, below zero, or takes of what was given back since; the order
 * costs what it cost before, a walk-in's nothing.
 */
export const paymentOfUndo = (order: OrderRow, former: UndoState['order']): number =>
  paymentOfChange(
    { ...paidSums(order), isUnpaid: former?.status === OrderStatus.unpaid },
    former?.last_pay ?? 0,
  );

/** Refuses while something waits to be given back, something else was charged, a deposit is held, or more was received than the room costs. */
async function checkBill(tx: Tx, order: OrderRow): Promise<void> {
  const { id: orderId, received, last_pay, to_pay_back: waiting } = order;
  if (waiting > 0) throw conflict(`${waitingText(toYuan(waiting))}，审批后才能撤销入住`);
  const open = await tx
    .selectFrom('bill_line')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('kind', 'in', [LineKind.charge, LineKind.deposit])
    .where('voided_time', 'is', null)
    .groupBy('kind')
    .having((eb) => eb.fn.sum('amount'), '<>', 0)
    .executeTakeFirst();
  if (open) throw conflict('账单中有消费或押金，请先作废或退还');
  if ((await readOnAccount(tx, orderId)).length > 0) {
    throw conflict('账单有挂账，请先退回挂账');
  }
  if (received > last_pay) {
    throw conflict(`账单多收 ${formatYuan(toYuan(received - last_pay))}，请先退还`);
  }
}

/** Puts the order back as it was. @returns its status: one that was not paid is paid when all was received meanwhile. */
async function restoreOrder(
  tx: Tx,
  order: OrderRow,
  { state, difference }: { state: UndoState; difference: number },
): Promise<OrderStatus> {
  if (state.order === null) {
    await setOrderStatus(tx, order.id, 'undoWalkIn');
    return OrderStatus.closed;
  }
  const { bought, status = OrderStatus.paid, ...before } = state.order;
  const isPaid = status === OrderStatus.paid || order.received + difference >= before.last_pay;
  // Its former room may be given to others by now; the one that it came from is held for it again.
  const columns = { ...before, assigned_room_id: null };
  await (isPaid
    ? setOrderStatus(tx, order.id, 'undoCheckIn', columns)
    : setOrderStatus(tx, order.id, 'undoUnpaid', { ...columns, paid_time: null }));
  await writeNights(tx, order.id, bought);
  return isPaid ? OrderStatus.paid : OrderStatus.unpaid;
}

/** Gives the room back as it was: held again, where the order that held it still needs one. */
async function restoreRoom(
  tx: Tx,
  room: RoomRow,
  { state: { room: before }, order }: { state: UndoState; order: OrderRow },
): Promise<RoomStatus> {
  const { held_order_id: heldId } = before;
  await setRoomStatus(tx, room, { action: 'undoStay' });
  if (heldId === null) return roomTransitions.undoStay.to;
  const holder = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', heldId)
    .where('status', 'in', [OrderStatus.unpaid, OrderStatus.paid])
    .where('room_type_id', '=', room.room_type_id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('room').select('room.id').where('held_order_id', '=', heldId))),
    )
    .executeTakeFirst();
  if (!holder && heldId !== order.id) return roomTransitions.undoStay.to;
  const status = holder?.status === OrderStatus.unpaid ? RoomStatus.tentative : RoomStatus.reserved;
  await tx
    .updateTable('room')
    .set({ status, held_order_id: heldId })
    .where('id', '=', room.id)
    .execute();
  return status;
}
