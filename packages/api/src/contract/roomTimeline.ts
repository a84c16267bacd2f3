import * as z from 'zod/mini';
import { Count, filter, Flag, Id, nullable, oneOfTexts } from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { daySpanChecks } from './daySpan.ts';
import { endpoint } from './endpoint.ts';
import { isolationStatusLabel } from './isolation.ts';
import { labelled, withValueLabels, withValueLabelsBy } from './label.ts';
import { orderStatusLabel } from './order.ts';
import { everyRole } from './role.ts';
import { Floor, Room } from './room.ts';
import { RoomNatureField } from './roomType.ts';

/** What takes a room for some nights. */
export const spanKindLabel = {
  stay: '入住',
  /** An order that the room is assigned to, or held for. */
  held: '已排房',
  isolation: '隔离',
  blocked: '维修',
} as const;
export type SpanKind = keyof typeof spanKindLabel;

/** The times of a span: `nightsOf` has its nights, whatever its kind. */
const times = {
  from: labelled('开始时间', LocalDateTime, {
    description:
      '入住：实际入住，次日补登的为原定入住；订单：入住时间；维修：第一晚的开始（酒店日的第一秒）',
  }),
  to: labelled('结束时间', LocalDateTime, {
    description:
      '入住与订单：离店时间，已结束的为实际离店，逾期未离的仍为原定离店；维修：最后一晚的结束（酒店日的最后一秒）',
  }),
};

/** Of a day use, whose bar takes its hours and no night. */
const isDayUse = labelled('钟点房', filter(Flag));

/** A bar of a room. */
export const RoomSpan = z.object({
  kind: labelled('类别', oneOfTexts(spanKindLabel)),
  ...times,
  isDayUse,
  label: labelled('名称', z.string(), { description: '客人、预订人或隔离人员；维修为原因' }),
  status: labelled(
    '状态',
    nullable(
      withValueLabelsBy(Count, 'kind', {
        stay: orderStatusLabel,
        held: orderStatusLabel,
        isolation: isolationStatusLabel,
      }),
    ),
    { description: '入住与已排房：订单状态；隔离：隔离状态；维修：无' },
  ),
  orderId: labelled('订单号', nullable(Id)),
  /** Null for a stay that has ended, and for all that is no stay. */
  sn: labelled('入住序号', nullable(z.string()), { description: '仅进行中的入住' }),
  /** Of the repair, or of the person in isolation. */
  id: labelled('维修或隔离人员编号', nullable(Id)),
});
export type RoomSpan = z.output<typeof RoomSpan>;

/** A row: a room with its bars, by time. */
export const TimelineRoom = z.object({
  id: Room.shape.id,
  name: Room.shape.name,
  type: Room.shape.type,
  roomTypeName: Room.shape.roomTypeName,
  floor: Room.shape.floor,
  isIsolation: Room.shape.isIsolation,
  status: Room.shape.status,
  isToInspect: Room.shape.isToInspect,
  hotelId: Room.shape.hotelId,
  spans: labelled('时间段', z.array(RoomSpan)),
});
export type TimelineRoom = z.output<typeof TimelineRoom>;

/** An order that has no room yet: a bar in the lane of its type. */
export const UnassignedOrder = z.object({
  id: labelled('订单号', Id),
  type: labelled('房型编号', Id),
  roomTypeName: labelled('房型', z.string()),
  hotelId: labelled('酒店编号', Id),
  ...times,
  isDayUse,
  label: labelled('预订人', z.string()),
  status: labelled('订单状态', withValueLabels(Count, orderStatusLabel)),
  groupNo: labelled('团队号', nullable(z.string())),
});
export type UnassignedOrder = z.output<typeof UnassignedOrder>;

/** Rooms of a type that are available in a night; below zero when more are held than there are. */
export const TypeNight = z.object({
  type: labelled('房型编号', Id),
  night: labelled('夜晚', LocalDate),
  available: labelled('剩余间数', Count),
});
export type TypeNight = z.output<typeof TypeNight>;

export const Timeline = z.object({
  /** By hotel, floor and number, as the board. */
  rooms: labelled('房间', z.array(TimelineRoom)),
  unassigned: labelled('未排房的订单', z.array(UnassignedOrder)),
  /** By type in its order, then by night; of all rooms of the type, whatever the floor. */
  vacancy: labelled('剩余房间', z.array(TypeNight), {
    description: '防疫人员与筛选隔离房时为隔离房，按计划解除时间计，其余为普通房',
  }),
});
export type Timeline = z.output<typeof Timeline>;

/** The most days of all hotels at once. */
export const maxDaysOfAll = 31;

export const roomTimeline = endpoint({
  path: '/api/room/timeline',
  isDesk: true,
  summary: '房间时间轴',
  description: `一段日期内各房间的入住、已排房的订单、隔离与维修，未排房的订单，各房型每晚剩余；防疫人员只看隔离房。不限酒店时最多 ${maxDaysOfAll} 天；同一用户的请求依次处理`,
  access: everyRole,
  input: z
    .object({
      from: labelled('开始日期', LocalDate),
      to: labelled('结束日期', LocalDate),
      hotelId: labelled('酒店', filter(Id)),
      type: labelled('房型', filter(Id)),
      floor: labelled('楼层', filter(Floor)),
      isIsolation: labelled('房间性质', filter(RoomNatureField)),
    })
    .check(...daySpanChecks('天')),
  data: Timeline,
});
