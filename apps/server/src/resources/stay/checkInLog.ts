import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import { byLabel } from '@anzhu/api/contract/label';
import { Company } from '@anzhu/api/contract/company';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import { checkIn as contract } from '@anzhu/api/contract/stay';
import { toYuan } from '@anzhu/api/rules/money';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import type { LogEntry } from '../../platform/db/store.ts';
import { statusLog } from '../room/index.ts';
import { labelGuests } from './guests.ts';
import type { Filled } from './planStay.ts';

/** Log entry of the room of a check-in. */
export const roomLog = ({ input, room, order }: Filled): LogEntry =>
  statusLog(room, roomTransitions.checkIn.to, {
    sketch: `房间 ${room.name} 办理入住`,
    also: {
      ...byLabel(contract.input, {
        orderId: order.id,
        estimatedCheckIn: input.estimatedCheckIn,
        estimatedCheckOut: input.estimatedCheckOut,
      }),
      ...labelGuests(input.checkInfoList.map((guest) => ({ ...guest, phone: guest.number }))),
    },
  });

/** An order in the log: its status, its dates and what it costs. */
const orderFields = (
  status: OrderStatus,
  { estimatedCheckIn, estimatedCheckOut }: StayPeriod,
  { nights, pay, lastPay }: { nights: number; pay: number; lastPay: number },
) =>
  byLabel(Order, {
    status,
    estimatedCheckIn,
    estimatedCheckOut,
    days: nights,
    pay: toYuan(pay),
    lastPay: toYuan(lastPay),
  });

/** Log entry of the order of a check-in, with what it was before where it is not new. */
export const orderLog = ({ input, room, order, booked, company, price }: Filled): LogEntry => ({
  type: LogType.dataChange,
  sketch: order.isNew ? `到店入住，生成订单 ${order.id}` : `订单 ${order.id} 已入住`,
  target: { kind: 'order', id: order.id },
  hotelId: room.hotel_id,
  ...(booked && {
    before: orderFields(
      booked.status,
      { estimatedCheckIn: booked.arrive_time, estimatedCheckOut: booked.leave_time },
      { ...booked, lastPay: booked.last_pay },
    ),
  }),
  after: {
    ...orderFields(OrderStatus.checkedIn, input, { ...price, nights: price.wanted.length }),
    ...(company && byLabel(Company, { name: company.name })),
    ...(price.difference !== 0 && byLabel(contract.input, { method: input.method })),
    ...((input.deposit ?? 0) > 0 &&
      byLabel(contract.input, { deposit: input.deposit, depositMethod: input.depositMethod })),
    ...byLabel(Room, { name: room.name }),
  },
});
