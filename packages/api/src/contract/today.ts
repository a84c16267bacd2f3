import * as z from 'zod/mini';
import { Count, filter, Id, nullable } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { isolationDueLabel } from './isolation.ts';
import { labelled } from './label.ts';
import { orderDueLabel, OrderStatus, orderStatusLabel } from './order.ts';
import { everyRole } from './role.ts';
import { RoomStatus, roomStatusLabel, toInspectLabel } from './room.ts';

const task = nullable(Count);

/** Rooms of one hotel that await cleaning, or their inspection. */
const HotelRooms = z.object({
  hotelId: labelled('酒店编号', Id),
  hotelName: labelled('酒店', z.string()),
  count: labelled('房间数', Count),
});

/** Days of one hotel that are over and not closed. */
const HotelDays = z.object({
  hotelId: labelled('酒店编号', Id),
  hotelName: labelled('酒店', z.string()),
  count: labelled('天数', Count),
  day: labelled('最早的一天', LocalDate),
});

/**
 * Today's tasks; null where they do not concern the role. Each task is the total of a list
 * with one filter, by the same clock.
 */
export const Today = z.object({
  /** Total of the orders with `due` arriving. */
  dueIn: labelled(orderDueLabel.arriving, task),
  /** Total of the orders with `due` leaving. */
  dueOut: labelled(orderDueLabel.leaving, task),
  /** Total of the orders with `due` overdue. */
  overdue: labelled(orderDueLabel.overdue, task),
  /** Total of the orders with `due` unassigned. */
  unassigned: labelled(orderDueLabel.unassigned, task),
  /** Total of the orders with `due` noShow. */
  noShow: labelled(orderDueLabel.noShow, task),
  /** Total of the orders with `due` late. */
  late: labelled(orderDueLabel.late, task),
  /** Total of the orders with `due` leftOpen. */
  leftOpen: labelled(orderDueLabel.leftOpen, task),
  /** Total of the orders with `due` paidTwice. */
  paidTwice: labelled(orderDueLabel.paidTwice, task),
  /** Bookings of channels that were refused for want of rooms. */
  pendingOrders: labelled('未接单', task),
  /** Total of the orders with `due` toRefund; for who decides them. */
  refundRequests: labelled(orderStatusLabel[OrderStatus.refundRequested], task),
  /** Rooms that await cleaning, without those that await their inspection; for epidemic-prevention staff isolation rooms only. */
  toClean: labelled(roomStatusLabel[RoomStatus.awaitingCleaning], task),
  /** The same by hotel, most first, since a room board shows one hotel; null where one hotel is counted. */
  toCleanByHotel: labelled('各酒店待打扫', nullable(z.array(HotelRooms))),
  /** Rooms that were cleaned and await their inspection, as `toClean`. */
  toInspect: labelled(toInspectLabel, task),
  toInspectByHotel: labelled('各酒店待查', nullable(z.array(HotelRooms))),
  declarationsToReview: labelled('待审核申报', task),
  materialsToReview: labelled('待审核物资', task),
  /** Days of hotels that are over and not closed; for who closes them. */
  daysToClose: labelled('待夜审', task),
  /** The same by hotel, with the first of them. */
  daysToCloseByHotel: labelled('各酒店待夜审', nullable(z.array(HotelDays))),
  /** Total of the people in isolation with `due` release. */
  releaseDue: labelled(isolationDueLabel.release, task),
  /** Abnormal test results that were not handled yet. */
  abnormal: labelled('检测异常', task),
  /** People in isolation without a test today. */
  untested: labelled('今日未检', task),
});
export type Today = z.output<typeof Today>;

export const today = endpoint({
  method: 'GET',
  path: '/api/today',
  summary: '今日待办',
  access: everyRole,
  isBackground: true,
  input: z.object({ hotelId: labelled('酒店', filter(Id)) }),
  data: Today,
});
