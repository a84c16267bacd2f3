import * as z from 'zod/mini';
import { Count, filter, Flag, Id, maybe, Nothing, numeric, oneOf, Sum } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { everyRole, management } from './role.ts';
import { typed } from './text.ts';

/** How a room stands. Never edited by hand: stays, holds and cleaning move it. */
export const RoomStatus = {
  vacant: 0,
  occupied: 1,
  /** Held for a paid order. */
  reserved: 2,
  /** Held for an unpaid order. */
  tentative: 3,
  awaitingCleaning: 4,
} as const;
export type RoomStatus = (typeof RoomStatus)[keyof typeof RoomStatus];
export const roomStatuses = Object.values(RoomStatus);

export const RoomStatusField = oneOf(RoomStatus);

/** A room on the board. */
export const Room = z.object({
  id: Id,
  /** Room number. */
  name: z.string(),
  /** Room type id. */
  type: maybe(Id),
  roomTypeName: maybe(z.string()),
  floor: Count,
  direction: maybe(z.string()),
  isIsolation: Flag,
  status: RoomStatusField,
  /** Serial of the current stay, null when nobody stays. */
  sn: maybe(z.string()),
  hotelId: maybe(Id),
  /** The order that stays in or holds the room. */
  orderId: maybe(Id),
  /** When the current stay, or the order that holds the room, is to leave. */
  estimatedCheckOut: maybe(z.string()),
});
export type Room = z.output<typeof Room>;

/** A room with what its type and its bed offer. */
export const RoomDetail = z.object({
  ...Room.shape,
  /** Name of the room type. */
  rtName: maybe(z.string()),
  /** Number of beds. */
  bed: maybe(Count),
  maxLoad: maybe(Count),
  haveWindow: maybe(Flag),
  network: maybe(Flag),
  haveBreakfast: maybe(Flag),
  /** Yuan a night; null where the role sees no money. */
  fee: Sum,
  isolationFee: Sum,
  bedName: maybe(z.string()),
  specification: maybe(z.string()),
  bedMaxLoad: maybe(Count),
  /** 0 very soft … 4 hard. */
  hardness: maybe(Count),
});
export type RoomDetail = z.output<typeof RoomDetail>;

/** A change that arrives live: the room's id and what is new of it. */
export const RoomChange = z.object({
  ...z.partial(Room).shape,
  id: Id,
  status: RoomStatusField,
  isIsolation: Flag,
});
export type RoomChange = z.output<typeof RoomChange>;

/** A floor: below ground is negative, 0 does not exist. */
export const Floor = numeric(
  z.int('应为整数').check(
    z.gte(-9, '不能小于 -9'),
    z.lte(200, '不能大于 200'),
    z.refine((floor) => floor !== 0, '不能为 0'),
  ),
);

export const listRooms = endpoint({
  method: 'POST',
  path: '/api/room/getAllList',
  summary: '房间列表：按楼层、房间号排列',
  access: everyRole,
  input: z.object({
    floor: named('楼层', filter(Floor)),
    name: named('房间号', filter(typed(20))),
    type: named('房型', filter(Id)),
    isIsolation: named('房间性质', filter(Flag)),
    orderId: named('订单号', filter(Id)),
    hotelId: named('酒店', filter(Id)),
    status: named('房间状态', filter(RoomStatusField)),
  }),
  data: z.array(Room),
});

export const listFloors = endpoint({
  method: 'GET',
  path: '/api/room/floor',
  summary: '楼层列表，由低到高',
  access: everyRole,
  input: z.object({ hotelId: named('酒店', filter(Id)) }),
  data: z.array(Count),
});

const RoomForm = {
  name: named('房间号', typed(20, 1)),
  type: named('房型', Id),
  floor: named('楼层', Floor),
  direction: named('朝向', typed(10)),
  isIsolation: named('房间性质', Flag),
};

export const addRoom = endpoint({
  method: 'POST',
  path: '/api/room/add',
  summary: '新增房间',
  access: management,
  changes: true,
  input: z.object({
    ...RoomForm,
    hotelId: named('酒店', filter(Id)),
    /** A new room is vacant; the wire says so. */
    status: named('房间状态', filter(oneOf({ vacant: RoomStatus.vacant }, '新房间只能为空闲'))),
  }),
  data: z.object({ id: Id }),
});

export const modifyRoom = endpoint({
  method: 'POST',
  path: '/api/room/modify',
  summary: '编辑房间：性质与房型仅空闲时可改，状态不可改',
  access: management,
  changes: true,
  input: z.object({ id: named('房间', Id), ...RoomForm }),
  data: Nothing,
});

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/room/getDetail/{id}',
  summary: '房间详情',
  access: everyRole,
  input: z.object({ id: named('房间', Id) }),
  data: RoomDetail,
});
