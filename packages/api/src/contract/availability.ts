import * as z from 'zod/mini';
import { Count, Id, nullable } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { hotelFilter } from './hotelFilter.ts';
import { labelled } from './label.ts';
import { everyRole } from './role.ts';
import { RoomNatureField } from './roomType.ts';

/** How many nights ahead availability is shown, with tonight. */
export const availableNights = 14;

/** The rooms of one type that are available in each of the next nights. */
export const TypeAvailability = z.object({
  id: labelled('房型编号', Id),
  name: labelled('房型名称', z.string()),
  hotelId: labelled('酒店编号', Id),
  hotelName: labelled('酒店', nullable(z.string())),
  /** All rooms of this type and nature, whatever their status. */
  rooms: labelled('房间数', Count),
  /** By night; below zero when more orders than rooms hold that night. */
  available: labelled('剩余间数', z.array(Count), {
    description: '每晚一个数；负数为超订的间数',
  }),
});
export type TypeAvailability = z.output<typeof TypeAvailability>;

/** Available rooms by room type in the next nights. */
export const Availability = z.object({
  /** The nights, tonight first: each is the day on which it begins. */
  nights: labelled('夜晚', z.array(LocalDate), { description: 'yyyy-MM-dd，今晚在前' }),
  /** What is counted: isolation rooms for epidemic-prevention staff, normal rooms for all others. */
  isIsolation: labelled('房间性质', RoomNatureField),
  /** By hotel, in the order of the room types; types without such rooms and orders are left out. */
  roomTypes: labelled('房型', z.array(TypeAvailability)),
});
export type Availability = z.output<typeof Availability>;

export const availability = endpoint({
  method: 'GET',
  path: '/api/roomType/availability',
  summary: '未来 14 晚各房型的剩余房间',
  description:
    '未支付、已支付、已入住、申请退款的订单每晚占用一间普通房，逾期未离的在退房前占用今晚；防疫人员看到的是隔离房，按计划解除时间计',
  access: everyRole,
  isBackground: true,
  input: z.object(hotelFilter),
  data: Availability,
});
