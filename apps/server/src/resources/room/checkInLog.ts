import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room, RoomStatus } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { toYuan } from '@anzhu/api/rules/money';
import type { LogEntry } from '../../platform/db/store.ts';
import type { CheckInOrder } from './checkInOrder.ts';
import { labelGuests } from './guests.ts';
import type { RoomRow } from './read.ts';
import { statusLog } from './statusLog.ts';

/** Log entries of a check-in: of the room, and of the order. */
export const checkInLog = (
  input: InputOf<Contract['checkIn']>,
  room: RoomRow,
  order: CheckInOrder,
): [LogEntry, LogEntry] => [
  statusLog(room, RoomStatus.occupied, {
    sketch: `房间 ${room.name} 办理入住`,
    also: {
      ...byLabel(checkIn.input, {
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
