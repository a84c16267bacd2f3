import * as z from 'zod/mini';
import { Count, filter, Flag, Id, nullable, numeric, oneOf, Sum } from './codecs.ts';
import { Hardness, hardnessLabel } from './bedType.ts';
import { partial } from './change.ts';
import { eachOnce, requiredList } from './checks.ts';
import { dayRange, LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { everyRole, management } from './role.ts';
import { nightly, RoomNatureField, roomNatureLabel } from './roomType.ts';
import { nameText, searchText, text } from './text.ts';
import { sentence } from './sentence.ts';

/** The status of a room. It changes only by stays, reservations and cleaning. */
export const RoomStatus = {
  vacant: 0,
  occupied: 1,
  /** Reserved for a paid order. */
  reserved: 2,
  /** Reserved for an unpaid order. */
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

/** A room that was cleaned and waits for its inspection, beside 待打扫. */
export const toInspectLabel = '待查';

/** The label of a room's nature. */
export const roomNature = (isIsolation: boolean): string => roomNatureLabel[`${isIsolation}`];

/** Nights in which a room is out of order (维修). */
export const OutOfOrder = z.object({
  id: labelled('维修编号', Id),
  from: labelled('开始日期', LocalDate, { description: '第一个不可售的夜晚' }),
  to: labelled('结束日期', LocalDate, { description: '最后一个不可售的夜晚' }),
  reason: labelled('维修原因', z.string()),
});
export type OutOfOrder = z.output<typeof OutOfOrder>;

/** The last night of a room that is out of use (停用): it is out of order until it is taken into use again. */
export const archivedUntil = dayRange.last;

/** Whether a room is out of use, by its repair. */
export const isArchived = ({ blocked }: { blocked?: { to: string } | null }): boolean =>
  blocked?.to === archivedUntil;

/** A room on the board. */
export const Room = z.object({
  id: labelled('房间编号', Id),
  /** Room number. */
  name: labelled('房间号', z.string()),
  /** Room type id. */
  type: labelled('房型编号', nullable(Id)),
  roomTypeName: labelled('房型', nullable(z.string())),
  floor: labelled('楼层', Count),
  direction: labelled('朝向', nullable(z.string())),
  isIsolation: labelled('房间性质', RoomNatureField),
  status: labelled('房间状态', RoomStatusField),
  /** Serial number of the current stay; null without one. */
  sn: labelled('入住序号', nullable(z.string())),
  hotelId: labelled('酒店编号', nullable(Id)),
  /** The order of the current stay or of the reservation. */
  orderId: labelled('订单号', nullable(Id)),
  /** Planned check-out of the current stay or of the reservation. */
  estimatedCheckOut: labelled('预计离店', nullable(z.string())),
  /** Who stays in it first, the person in an isolation room, or for whom it is held. */
  guest: labelled('客人', nullable(z.string())),
  /** Check-in of the current stay, or the planned one of the reservation. */
  arriveTime: labelled('入住时间', nullable(z.string())),
  /** When the guests were really checked in, or moved here; null without a stay, and where it was not kept. */
  checkedInTime: labelled('实际入住', nullable(z.string())),
  /** The same moment as `estimatedCheckOut`. */
  leaveTime: labelled('离店时间', nullable(z.string())),
  /** Its guests stay by hours. */
  isDayUse: labelled('钟点房', filter(Flag)),
  /** It was cleaned, and is let again once it is inspected; its status is still 待打扫. */
  isToInspect: labelled(toInspectLabel, nullable(Flag), { description: '已打扫，待检查' }),
  /** The hotel's day on which it was cleaned last, also during a stay. */
  cleanedDay: labelled('上次打扫', nullable(LocalDate)),
  cleaner: labelled('打扫员', nullable(z.string())),
  /** The repair of tonight, or else the next one. */
  blocked: labelled('维修', nullable(OutOfOrder), { description: '今晚的维修，没有时为下一次' }),
  /** Missing while its hotel is open. */
  isHotelClosed: labelled('酒店已停业', filter(Flag)),
});
export type Room = z.output<typeof Room>;

/** A room with the properties of its type and its bed. */
export const RoomDetail = z.object({
  ...Room.shape,
  /** Name of the room type. */
  rtName: labelled('房型名称', nullable(z.string())),
  /** Number of beds. */
  bed: labelled('床位数', nullable(Count)),
  maxLoad: labelled('最多入住', nullable(Count)),
  /** Of the current stay; 0 without guests, and in isolation. */
  guests: labelled('入住人数', nullable(Count)),
  haveWindow: labelled('窗户', nullable(Flag)),
  network: labelled('网络', nullable(Flag)),
  haveBreakfast: labelled('早餐', nullable(Flag)),
  /** Yuan per night; null for roles that see no money. */
  fee: labelled('价格', Sum, nightly),
  isolationFee: labelled('隔离价格', Sum, nightly),
  bedName: labelled('床型', nullable(z.string())),
  specification: labelled('规格', nullable(z.string())),
  bedMaxLoad: labelled('床最多睡', nullable(Count)),
  hardness: labelled('软硬度', nullable(oneOf(Hardness, hardnessLabel))),
});
export type RoomDetail = z.output<typeof RoomDetail>;

/** A live change: the room's id and the changed fields. */
export const RoomChange = z.object({
  ...z.partial(Room).shape,
  id: labelled('房间编号', Id),
  status: labelled('房间状态', RoomStatusField),
  isIsolation: labelled('房间性质', RoomNatureField),
});
export type RoomChange = z.output<typeof RoomChange>;

/** A floor; negative below ground, never 0. */
export const Floor = numeric(
  z.int('应为整数').check(
    z.gte(-9, '不能小于 -9'),
    z.lte(200, '不能大于 200'),
    z.refine((floor) => floor !== 0, '不能为 0'),
  ),
);

/** The most rooms of several hotels in one list; those of a hotel are listed whole. */
export const maxListedRooms = 2000;

export const listRooms = endpoint({
  path: '/api/room/getAllList',
  summary: '房间列表',
  description: `按楼层、房间号排列。不限酒店时最多 ${maxListedRooms} 间，更多时返回 400，请选择酒店`,
  access: everyRole,
  input: z.object({
    floor: labelled('楼层', filter(Floor)),
    name: labelled('房间号', filter(searchText({ max: 20 }))),
    type: labelled('房型', filter(Id)),
    isIsolation: labelled('房间性质', filter(RoomNatureField)),
    guest: labelled('客人', filter(searchText({ max: 50 })), {
      description: '在住的任一客人，或为其保留房间的预订人；姓名或拼音',
    }),
    orderId: labelled('订单号', filter(Id)),
    hotelId: labelled('酒店', filter(Id)),
    status: labelled('房间状态', filter(RoomStatusField)),
    isArchived: labelled('停用', filter(Flag), { description: '默认只列在用的房间' }),
  }),
  data: z.array(Room),
});

export const listFloors = endpoint({
  method: 'GET',
  path: '/api/room/floor',
  summary: '楼层列表',
  description: '由低到高',
  access: everyRole,
  input: z.object({ hotelId: labelled('酒店', filter(Id)) }),
  data: z.array(Count),
});

const RoomForm = {
  // 506 and ５０６ are one room.
  name: labelled(
    '房间号',
    nameText({ max: 20 }).check(z.overwrite((name) => name.normalize('NFKC'))),
  ),
  type: labelled('房型', Id),
  floor: labelled('楼层', Floor),
  direction: labelled('朝向', text({ max: 10 })),
  isIsolation: labelled('房间性质', RoomNatureField),
};

/** Agrees to fewer rooms than are sold. */
export const ConfirmOversold = labelled('确认超售', filter(Flag), {
  description: '有夜晚已售完时：仍然执行；不填返回 409，data.nights 为这些夜晚',
});

export const addRoom = endpoint({
  path: '/api/room/add',
  sells: true,
  summary: '新增房间',
  access: management,
  changes: true,
  input: z.object({
    ...RoomForm,
    hotelId: labelled('酒店', filter(Id)),
    /** Always vacant; the existing screens send it. */
    status: labelled(
      '房间状态',
      filter(oneOf({ vacant: RoomStatus.vacant }, roomStatusLabel, '只能为空闲')),
    ),
  }),
  data: z.object({ id: labelled('房间编号', Id) }),
});

/** The most rooms that are added at once. */
export const maxNewRooms = 500;

/** A room of many that are added at once. */
export const NewRoom = z.object({ name: RoomForm.name, floor: RoomForm.floor });
export type NewRoom = z.output<typeof NewRoom>;

const NewRooms = z
  .array(NewRoom, requiredList(sentence('请至少填写一间新房间')))
  .check(
    z.minLength(1, sentence('请至少填写一间新房间')),
    z.maxLength(maxNewRooms, `最多 ${maxNewRooms} 间`),
    eachOnce('name', '重复'),
  );

export const addRooms = endpoint({
  path: '/api/room/addMany',
  sells: true,
  summary: '批量新增房间',
  description: '全部新增；有房间号已存在时全不新增',
  access: management,
  changes: true,
  input: z.object({
    rooms: labelled('房间', NewRooms),
    type: RoomForm.type,
    direction: RoomForm.direction,
    isIsolation: RoomForm.isIsolation,
    hotelId: labelled('酒店', filter(Id)),
  }),
  data: z.object({ ids: labelled('房间编号', z.array(Id)) }),
});

export const modifyRoom = endpoint({
  path: '/api/room/modify',
  summary: '编辑房间',
  description: '只改提交的字段；性质与房型仅空闲时可改，状态不可改',
  access: management,
  changes: true,
  input: z.object({
    id: labelled('房间', Id),
    ...partial(RoomForm),
    confirmOversold: ConfirmOversold,
  }),
});

export const deleteRoom = endpoint({
  path: '/api/room/delete',
  isDesk: true,
  summary: '删除房间',
  description: '只能删除从未使用的房间：没有入住、排房、打扫、隔离和申报',
  access: management,
  changes: true,
  input: z.object({ id: labelled('房间', Id) }),
});

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/room/getDetail/{id}',
  summary: '房间详情',
  access: everyRole,
  input: z.object({ id: labelled('房间', Id) }),
  data: RoomDetail,
});
