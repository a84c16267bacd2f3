import * as z from 'zod/mini';
import { optional, partial } from './change.ts';
import {
  Amount,
  CommaList,
  Count,
  filter,
  flag,
  Flag,
  Id,
  nullable,
  Sum,
  integer,
  Yuan,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { everyRole, management } from './role.ts';
import { ImageUrl, nameText, searchText } from './text.ts';

/** The two natures of a room, by `isIsolation`. */
export const roomNatureLabel = { true: '隔离房', false: '普通房' } as const;

/** True for an isolation room. */
export const RoomNatureField = flag(roomNatureLabel);

/** The unit of a room's price. */
export const nightly = { unit: '元', description: '每晚，最多两位小数' } as const;

/** The unit of a day use's price. */
export const hourly = { unit: '元', description: '每小时，最多两位小数；0 为不按钟点售' } as const;

/** The most beds and the most guests of a room type. */
export const maxBeds = 6;

/** The highest sort value of a room type. */
export const maxSort = 9_999_999;

/** The nights whose prices differ from that of the room type. */
const NightFees = z.object({
  weekdays: labelled(
    '按星期',
    z.array(
      z.object({
        weekday: labelled('星期', Count, { description: '1 周一 至 7 周日' }),
        fee: labelled('价格', Amount, nightly),
      }),
    ),
  ),
  days: labelled('特殊日期', Count, { description: '今天起有单独价格的晚数' }),
});

/** A room type of a hotel. */
export const RoomType = z.object({
  id: labelled('房型编号', Id),
  name: labelled('房型名称', z.string()),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  /** Ids of the bed types. */
  bedType: labelled('床型', CommaList),
  /** In their order; missing of other back ends. */
  bedTypeNames: labelled('床型名称', filter(z.array(z.string()))),
  /** Number of beds. */
  bed: labelled('床位数', nullable(Count)),
  maxLoad: labelled('最多入住', nullable(Count)),
  haveWindow: labelled('窗户', nullable(Flag)),
  network: labelled('网络', nullable(Flag)),
  haveBreakfast: labelled('早餐', nullable(Flag)),
  cover: labelled('封面图片', nullable(z.string())),
  /** Yuan per night; null for roles that see no money. */
  fee: labelled('价格', Sum, nightly),
  isolationFee: labelled('隔离价格', Sum, nightly),
  /** 0 where it is not sold by hours; null for roles that see no money. */
  dayUseFee: labelled('钟点价', Sum, hourly),
  /** Which nights have another price than `fee`; null for roles that see no money. */
  nightFees: labelled('各晚价格', nullable(NightFees), { description: '与价格不同的夜晚' }),
  sort: labelled('排序', nullable(Count)),
});
export type RoomType = z.output<typeof RoomType>;

/** A room type in a picker, with the number of vacant rooms of the requested nature. */
export const RoomTypeOption = z.object({
  id: labelled('房型编号', Id),
  name: labelled('房型名称', z.string()),
  fee: labelled('价格', Sum, nightly),
  isolationFee: labelled('隔离价格', Sum, nightly),
  maxLoad: labelled('最多入住', nullable(Count)),
  vacant: labelled('剩余间数', nullable(Count)),
});
export type RoomTypeOption = z.output<typeof RoomTypeOption>;

const RoomTypeForm = {
  name: labelled('房型名称', nameText({ max: 30 })),
  bedType: labelled('床型', CommaList.check(z.minLength(1, '不能为空'))),
  bed: labelled('床位数', integer({ min: 1, max: maxBeds })),
  maxLoad: labelled('最多入住', integer({ min: 1, max: maxBeds })),
  haveWindow: labelled('窗户', Flag),
  network: labelled('网络', Flag),
  haveBreakfast: labelled('早餐', Flag),
  cover: labelled('封面图片', optional(ImageUrl)),
  fee: labelled('价格', Yuan, nightly),
  isolationFee: labelled('隔离价格', Yuan, nightly),
  dayUseFee: labelled('钟点价', optional(Yuan), hourly),
  sort: labelled('排序', integer({ min: 0, max: maxSort })),
};

export const roomTypePage = endpoint({
  path: '/api/roomType/page',
  summary: '房型列表',
  description: '按排序排列',
  access: everyRole,
  input: z.object({
    page: labelled('分页', PageRequest),
    name: labelled('房型名称', filter(searchText({ max: 30 }))),
    hotelId: labelled('酒店', filter(Id)),
    ...orderedBy({ bed: '床数', maxLoad: '最多住', sort: '排序' }),
  }),
  data: paged(RoomType),
});

export const addRoomType = endpoint({
  path: '/api/roomType/add',
  sells: true,
  summary: '新增房型',
  access: management,
  changes: true,
  input: z.object({ ...RoomTypeForm, hotelId: labelled('酒店', filter(Id)) }),
  data: z.object({ id: labelled('房型编号', Id) }),
});

export const modifyRoomType = endpoint({
  path: '/api/roomType/modify',
  sells: true,
  summary: '编辑房型',
  description: '只改提交的字段',
  access: management,
  changes: true,
  input: z.object({
    id: labelled('房型', Id),
    ...partial(RoomTypeForm),
    // One that has none yet can be sent as it was read.
    bedType: labelled('床型', optional(CommaList)),
  }),
});

export const deleteRoomType = endpoint({
  method: 'GET',
  path: '/api/roomType/delete/{id}',
  summary: '删除房型',
  description: '仍有房间使用的不可删除',
  access: management,
  changes: true,
  input: z.object({ id: labelled('房型', Id) }),
});

export const getRoomType = endpoint({
  method: 'GET',
  path: '/api/roomType/get/{id}',
  summary: '房型详情',
  access: everyRole,
  input: z.object({ id: labelled('房型', Id) }),
  data: RoomType,
});

export const currentRoomTypes = endpoint({
  method: 'GET',
  path: '/api/roomType/currentRoomTypeList/{hotelId}',
  summary: '某酒店可选的房型与剩余房间数',
  access: everyRole,
  input: z.object({
    hotelId: labelled('酒店', Id),
    isIsolation: labelled('房间性质', filter(RoomNatureField)),
  }),
  data: z.array(RoomTypeOption),
});
