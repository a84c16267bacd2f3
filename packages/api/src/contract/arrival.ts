import * as z from 'zod/mini';
import { quoteLabel } from './bill.ts';
import { maxBookedRooms } from './booking.ts';
import { eachOnce, requiredList } from './checks.ts';
import { Count, filter, Flag, Id, nullable, Sum } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { ConfirmNames } from './person.ts';
import { hotelSide } from './role.ts';
import { Room } from './room.ts';
import { sentence } from './sentence.ts';
import { depositFields, depositHasMethod, depositLine, Guests } from './stay.ts';

/** The most orders that are checked in together: as many as are booked at once. */
export const maxArrivals = maxBookedRooms;

const none = sentence('请选择订单');

/** The rooms that an order may be checked in to, those that are named first. */
export const ArrivalRooms = z.object({
  orderId: labelled('订单号', Id),
  /** No two orders of a call have the same one; null where none is available. */
  roomId: labelled('推荐房间', nullable(Id)),
  maxLoad: labelled('最多入住', Count),
  rooms: labelled('可入住的房间', z.array(Room)),
});
export type ArrivalRooms = z.output<typeof ArrivalRooms>;

export const arrivalRooms = endpoint({
  path: '/api/order/rooms',
  summary: '订单可入住的房间',
  description: '已排、已预留的在前，其余为订单各晚都空着的同房型空闲房，按楼层、房间号',
  access: hotelSide,
  input: z.object({
    orderIds: labelled(
      '订单号',
      z
        .array(Id, requiredList(none))
        .check(z.minLength(1, none), z.maxLength(maxArrivals, `最多 ${maxArrivals} 张`)),
    ),
  }),
  data: z.array(ArrivalRooms),
});

const RoomsOfMany = z
  .array(
    z.object({
      id: labelled('房间', Id),
      orderId: labelled('订单号', Id),
      checkInfoList: Guests,
      /** As of `checkIn`: for an order that is not checked in by this call. */
      acceptReserved: labelled('占用预订房', filter(Flag)),
    }),
    requiredList(sentence('请添加入住人！')),
  )
  .check(
    z.minLength(1, sentence('请添加入住人！')),
    z.maxLength(maxArrivals, `最多 ${maxArrivals} 间`),
    eachOnce('id', sentence('与前面的订单是同一间房')),
    eachOnce('orderId', sentence('订单重复')),
  );

export const checkInMany = endpoint({
  path: '/api/room/checkInMany',
  sells: true,
  isDesk: true,
  summary: '团队入住',
  description: '每间一张今天到店的订单，日期按订单；全部办理或全不办理，有误的房间全部列出',
  access: hotelSide,
  changes: true,
  input: z
    .object({
      rooms: labelled('房间', RoomsOfMany),
      confirmNames: ConfirmNames,
      ...depositFields,
    })
    .check(depositHasMethod()),
  /** In the order of the rooms. */
  data: z.array(
    z.object({
      id: labelled('订单号', Id),
      roomId: labelled('房间', Id),
      estimatedCheckIn: labelled('入住时间', z.string()),
      estimatedCheckOut: labelled('离店时间', z.string()),
      pay: labelled(quoteLabel.pay, Sum),
      lastPay: labelled(quoteLabel.lastPay, Sum),
      checkedInTime: labelled('实际入住', filter(z.string())),
      depositLine,
    }),
  ),
});
