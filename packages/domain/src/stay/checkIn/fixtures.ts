import { OrderStatus, type Order } from '@anzhu/api/contract/order';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import type { StayQuote } from '@anzhu/api/contract/stay';

/** A paid order for two nights from today, as it is read on its own: whole. */
export const paidOrder: Order = {
  id: '20311',
  userPO: { nickName: '山间来客', heads: null },
  hotelId: '1',
  hotelName: '安住杭州西湖店',
  customerName: '林示例',
  customerId: '501',
  province: '浙江',
  roomType: '11',
  roomTypeName: '豪华大床房',
  days: 2,
  pay: 936,
  lastPay: 842.4,
  refundAmount: null,
  reason: null,
  status: OrderStatus.paid,
  createTime: '2026-03-16 09:24:31',
  name: '林示例',
  number: '13800001234',
  idcard: '990101199003070015',
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
  currentStatus: '已支付',
};

/** A vacant normal room of the order's type. */
export const vacantRoom: Room = {
  id: '801',
  name: '801',
  type: '11',
  roomTypeName: '豪华大床房',
  floor: 8,
  direction: '朝南',
  isIsolation: false,
  status: RoomStatus.vacant,
  sn: null,
  hotelId: '1',
  orderId: null,
  estimatedCheckOut: null,
  guest: null,
  arriveTime: null,
  checkedInTime: null,
  leaveTime: null,
  isToInspect: false,
  cleanedDay: null,
  cleaner: null,
  blocked: null,
};

/** A quote for so many nights at 468 yuan, a tenth off. */
export const quoteFor = (nights: number, part: Partial<StayQuote> = {}): StayQuote => ({
  nights,
  pay: 468 * nights,
  lastPay: 421.2 * nights,
  orderNights: 0,
  orderPay: 0,
  addedNights: 0,
  addedPay: 0,
  removedNights: 0,
  difference: 421.2 * nights,
  lines: null,
  full: [],
  ...part,
});
