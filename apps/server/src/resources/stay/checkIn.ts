import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room, RoomStatus } from '@anzhu/api/contract/room';
import { checkIn as contract } from '@anzhu/api/contract/stay';
import { dayOf } from '@anzhu/api/rules/days';
import { toYuan } from '@anzhu/api/rules/money';
import { heldMessage, isHeldForAnother } from '@anzhu/api/rules/roomTransitions';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { LogEntry } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuseFaults, Refusal } from '../../platform/refusal.ts';
import { type CheckInOrder, orderToFill, walkInOrder } from '../order/index.ts';
import { occupyFor, roomEvents, roomFor, type RoomRow, statusLog } from '../room/index.ts';
import { checkGuests, guestTaken, insertGuests, labelGuests } from './guests.ts';
import { openStay } from './stay.ts';

type Input = InputOf<Contract['checkIn']>;

/**
 * Checks guests in, by their order or by one that is made for them. Room, order, stay, guests, log
 * and live event are one transaction: of fifty clerks at one room one succeeds (spec: rooms and stays).
 */
export const checkIn: Handler<Contract['checkIn']> = async ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const checkingIn = server.store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'checkIn' });
    refuseFaults(stayPeriodErrors(input, time));
    await checkGuests(tx, input.checkInfoList, { maxLoad: room.max_load });
    checkReservation(input, room);
    // The order before its rooms, as everywhere: who cancels, refunds or holds does not wait in a circle.
    const order =
      input.orderId === undefined
        ? await walkInOrder(tx, room, { input, time })
        : await orderToFill(tx, room, { id: input.orderId, session });
    const freed = await occupyFor(tx, room, order.id);
    const stayId = await openStay(tx, room, {
      orderId: order.id,
      province: order.province,
      checkInTime: input.estimatedCheckIn,
      leaveTime: input.estimatedCheckOut,
      today: dayOf(time.now),
    });
    await insertGuests(tx, stayId, input.checkInfoList);
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

/** A room held for another order needs an explicit confirmation. */
function checkReservation(input: Input, room: RoomRow): void {
  if (input.acceptReserved === true) return;
  const idOf = (id: number | null) => (id === null ? null : String(id));
  const held = { status: room.status, orderId: idOf(room.held_order_id) };
  const given = input.orderId === undefined ? null : idOf(rowId(input.orderId));
  if (!isHeldForAnother(held, given)) return;
  const message = heldMessage(held);
  throw new Refusal(Code.conflict, message, { acceptReserved: message });
}

/** Log entries of a check-in: of the room, and of the order. */
const checkInLog = (input: Input, room: RoomRow, order: CheckInOrder): [LogEntry, LogEntry] => [
  statusLog(room, RoomStatus.occupied, {
    sketch: `房间 ${room.name} 办理入住`,
    also: {
      ...byLabel(contract.input, {
        orderId: order.id,
        estimatedCheckIn: input.estimatedCheckIn,
        estimatedCheckOut: input.estimatedCheckOut,
      }),
      ...labelGuests(input.checkInfoList.map((guest) => ({ ...guest, phone: guest.number }))),
    },
  }),
  {
    type: LogType.dataChange,
    sketch: order.isNew ? `到店入住，生成订单 ${order.id}` : `订单 ${order.id} 已入住`,
    target: { kind: '订单', id: order.id },
    hotelId: room.hotel_id,
    ...(order.isNew ? {} : { before: byLabel(Order, { status: OrderStatus.paid }) }),
    after: {
      ...byLabel(Order, { status: OrderStatus.checkedIn }),
      ...byLabel(Room, { name: room.name }),
      ...byLabel(Order, { pay: toYuan(order.pay), lastPay: toYuan(order.lastPay) }),
    },
  },
];
