import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { RoomStatus } from '@anzhu/api/contract/room';
import { dayOf } from '@anzhu/api/rules/days';
import { toYuan } from '@anzhu/api/rules/money';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import { checkInLog } from './checkInLog.ts';
import { roomEvents } from './events.ts';
import { checkGuests, guestTaken, insertGuests } from './guests.ts';
import { releaseHolds } from './hold.ts';
import { moveRoom } from './moveRoom.ts';
import { orderToFill } from './orderToFill.ts';
import type { RoomRow } from './read.ts';
import { roomFor } from './roomFor.ts';
import { openStay } from './stay.ts';
import { walkInOrder } from './walkInOrder.ts';

type Input = InputOf<Contract['checkIn']>;

/**
 * Checks guests in, by their order or by one that is made for them. Room, order, stay, guests, log
 * and live event are one transaction: of fifty clerks at one room one succeeds (spec: rooms and stays).
 */
export const checkIn: Handler<Contract['checkIn']> = async (
  { input, session, origin },
  { store, clock },
) => {
  const time = localTime(clock.now());
  const checkingIn = store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'checkIn' });
    checkPeriod(input, dayOf(time));
    await checkGuests(tx, input.checkInfoList, { maxLoad: room.max_load });
    checkReservation(input, room);
    await moveRoom(tx, room, { action: 'checkIn', to: RoomStatus.occupied });
    const order =
      input.orderId === undefined
        ? await walkInOrder(tx, room, { input, time })
        : await orderToFill(tx, room, { id: input.orderId, session });
    const stayId = await openStay(tx, room, {
      orderId: order.id,
      province: order.province,
      checkInTime: input.estimatedCheckIn,
      leaveTime: input.estimatedCheckOut,
      today: dayOf(time),
    });
    await insertGuests(tx, stayId, input.checkInfoList);
    const freed = await releaseHolds(tx, order.id);
    return {
      data: { id: order.id, pay: toYuan(order.pay), lastPay: toYuan(order.lastPay) },
      events: await roomEvents(tx, [room.id, ...freed]),
      log: checkInLog(input, room, order),
    };
  });
  return checkingIn.catch((error: unknown) => {
    throw guestTaken(error);
  });
};

function checkPeriod(input: Input, today: string): void {
  const [wrong] = Object.entries(stayPeriodErrors(input, today));
  if (wrong) throw invalid(...wrong);
}

/** A room reserved for another order needs an explicit confirmation. */
function checkReservation(input: Input, room: RoomRow): void {
  if (room.status !== RoomStatus.reserved || input.acceptReserved === true) return;
  if (input.orderId !== undefined && rowId(input.orderId) === room.held_order_id) return;
  const message = `房间已为订单 ${room.held_order_id} 预订，请确认后再办理入住`;
  throw new Refusal(Code.conflict, message, { acceptReserved: message });
}
