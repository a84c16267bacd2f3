import * as z from 'zod/mini';
import { Count, filter, Flag, flag, Id, nullable, NoData, numeric, oneOf, Sum } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { everyRole, management } from './role.ts';
import { text } from './text.ts';

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
export const roomStatusLabel = {
  [RoomStatus.vacant]: '空闲',
  [RoomStatus.occupied]: '入住',
  [RoomStatus.reserved]: '预订',
  [RoomStatus.tentative]: '暂定',
  [RoomStatus.awaitingCleaning]: '待打扫',
} as const satisfies Record<RoomStatus, string>;
export const roomStatuses = Object.values(RoomStatus);

export const RoomStatusField = oneOf(RoomStatus, roomStatusLabel);

export const roomNatureLabel = { true: '隔离房', false: '普通房' } as const;

/** The label of a room's nature. */
export const roomNature = (isIsolation: boolean): string => roomNatureLabel[`${isIsolation}`];

/** True for an isolation room. */
export const RoomNatureField = flag(roomNatureLabel);

/** A room on the board. */
export const Room = z.object({
  id: Id,
  /** Room number. */
  name: z.string(),
  /** Room type id. */
  type: nullable(Id),
  roomTypeName: nullable(z.string()),
  floor: Count,
  direction: nullable(z.string()),
  isIsolation: RoomNatureField,
  status: RoomStatusField,
  /** Serial of the current stay, null when nobody stays. */
  sn: nullable(z.string()),
  hotelId: nullable(Id),
  /** The order that stays in or holds the room. */
  orderId: nullable(Id),
  /** When the current stay, or the order that holds the room, is to leave. */
  estimatedCheckOut: nullable(z.string()),
});
export type Room = z.output<typeof Room>;

/** A room with what its type and its bed offer. */
export const RoomDetail = z.object({
  ...Room.shape,
  /** Name of the room type. */
  rtName: nullable(z.string()),
  /** Number of beds. */
  bed: nullable(Count),
  maxLoad: nullable(Count),
  haveWindow: nullable(Flag),
  network: nullable(Flag),
  haveBreakfast: nullable(Flag),
  /** Yuan a night; null where the role sees no money. */
  fee: Sum,
  isolationFee: Sum,
  bedName: nullable(z.string()),
  specification: nullable(z.string()),
  bedMaxLoad: nullable(Count),
  /** 0 very soft … 4 hard. */
  hardness: nullable(Count),
});
export type RoomDetail = z.output<typeof RoomDetail>;

/** A change that arrives live: the room's id and what is new of it. */
export const RoomChange = z.object({
  ...z.partial(Room).shape,
  id: Id,
  status: RoomStatusField,
  isIsolation: RoomNatureField,
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
    floor: labelled('楼层', filter(Floor)),
    name: labelled('房间号', filter(text({ max: 20 }))),
    type: labelled('房型', filter(Id)),
    isIsolation: labelled('房间性质', filter(RoomNatureField)),
    orderId: labelled('订单号', filter(Id)),
    hotelId: labelled('酒店', filter(Id)),
    status: labelled('房间状态', filter(RoomStatusField)),
  }),
  data: z.array(Room),
});

export const listFloors = endpoint({
  method: 'GET',
  path: '/api/room/floor',
  summary: '楼层列表，由低到高',
  access: everyRole,
  input: z.object({ hotelId: labelled('酒店', filter(Id)) }),
  data: z.array(Count),
});

const RoomForm = {
  name: labelled('房间号', text({ max: 20, min: 1 })),
  type: labelled('房型', Id),
  floor: labelled('楼层', Floor),
  direction: labelled('朝向', text({ max: 10 })),
  isIsolation: labelled('房间性质', RoomNatureField),
};

export const addRoom = endpoint({
  method: 'POST',
  path: '/api/room/add',
  summary: '新增房间',
  access: management,
  changes: true,
  input: z.object({
    ...RoomForm,
    hotelId: labelled('酒店', filter(Id)),
    /** A new room is vacant; the wire says so. */
    status: labelled(
      '房间状态',
      filter(oneOf({ vacant: RoomStatus.vacant }, roomStatusLabel, '新房间只能为空闲')),
    ),
  }),
  data: z.object({ id: Id }),
});

export const modifyRoom = endpoint({
  method: 'POST',
  path: '/api/room/modify',
  summary: '编辑房间：性质与房型仅空闲时可改，状态不可改',
  access: management,
  changes: true,
  input: z.object({ id: labelled('房间', Id), ...RoomForm }),
  data: NoData,
});

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/room/getDetail/{id}',
  summary: '房间详情',
  access: everyRole,
  input: z.object({ id: labelled('房间', Id) }),
  data: RoomDetail,
});
