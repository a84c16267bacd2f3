import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { RoomStatus } from '@anzhu/api/contract/room';
import { toYuan } from '@anzhu/api/rules/money';
import { type LogEntry, LogType } from '../audit/log.ts';
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
      订单号: order.id,
      入住时间: input.estimatedCheckIn,
      离店时间: input.estimatedCheckOut,
      ...labelGuests(input.checkInfoList.map((guest) => ({ ...guest, phone: guest.number }))),
    },
  }),
  {
    type: LogType.dataChange,
    sketch: order.isNew ? `到店入住，生成订单 ${order.id}` : `订单 ${order.id} 已入住`,
    target: { kind: '订单', id: order.id },
    hotelId: room.hotel_id,
    ...(order.isNew ? {} : { before: { 订单状态: '已支付' } }),
    after: {
      订单状态: '已入住',
      房间号: room.name,
      应付金额: toYuan(order.pay),
      实付金额: toYuan(order.lastPay),
    },
  },
];
