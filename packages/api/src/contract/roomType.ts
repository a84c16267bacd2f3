import * as z from 'zod/mini';
import { CommaList, Count, filter, Flag, Id, maybe, Nothing, Sum, whole, Yuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { paged, PageRequest } from './page.ts';
import { everyRole, management } from './role.ts';
import { ImageUrl, typed } from './text.ts';

/** Beds and guests of a room type: 1 to this. */
export const mostBeds = 6;

/** Order of room types in lists: 0 to this, ascending. */
export const highestSort = 9_999_999;

/** A room type of a hotel: what its rooms offer and cost. */
export const RoomType = z.object({
  id: Id,
  name: z.string(),
  hotelId: maybe(Id),
  hotelName: maybe(z.string()),
  /** Ids of the bed types. */
  bedType: CommaList,
  /** Number of beds. */
  bed: maybe(Count),
  maxLoad: maybe(Count),
  haveWindow: maybe(Flag),
  network: maybe(Flag),
  haveBreakfast: maybe(Flag),
  cover: maybe(z.string()),
  /** Yuan a night; null where the role sees no money. */
  fee: Sum,
  isolationFee: Sum,
  sort: maybe(Count),
});
export type RoomType = z.output<typeof RoomType>;

/** A room type to choose from, with how many rooms of the asked nature are free now. */
export const RoomTypeOption = z.object({
  id: Id,
  name: z.string(),
  fee: Sum,
  isolationFee: Sum,
  maxLoad: maybe(Count),
  vacant: maybe(Count),
});
export type RoomTypeOption = z.output<typeof RoomTypeOption>;

const RoomTypeForm = {
  name: named('房型名称', typed(30, 1)),
  bedType: named('床型', CommaList),
  bed: named('床位数', whole(1, mostBeds)),
  maxLoad: named('最多入住', whole(1, mostBeds)),
  haveWindow: named('窗户', Flag),
  network: named('网络', Flag),
  haveBreakfast: named('早餐', Flag),
  cover: named('封面图片', z.optional(ImageUrl)),
  fee: named('价格', Yuan),
  isolationFee: named('隔离价格', Yuan),
  sort: named('排序', whole(0, highestSort)),
};

export const roomTypePage = endpoint({
  method: 'POST',
  path: '/api/roomType/page',
  summary: '房型列表：按排序排列',
  access: everyRole,
  input: z.object({
    page: named('分页', PageRequest),
    name: named('房型名称', filter(typed(30))),
    hotelId: named('酒店', filter(Id)),
  }),
  data: paged(RoomType),
});

export const addRoomType = endpoint({
  method: 'POST',
  path: '/api/roomType/add',
  summary: '新增房型',
  access: management,
  changes: true,
  input: z.object({ ...RoomTypeForm, hotelId: named('酒店', filter(Id)) }),
  data: z.object({ id: Id }),
});

export const modifyRoomType = endpoint({
  method: 'POST',
  path: '/api/roomType/modify',
  summary: '编辑房型：只改提交的字段',
  access: management,
  changes: true,
  input: z.object({ id: named('房型', Id), ...z.partial(z.object(RoomTypeForm)).shape }),
  data: Nothing,
});

export const deleteRoomType = endpoint({
  method: 'GET',
  path: '/api/roomType/delete/{id}',
  summary: '删除房型：仍有房间使用的不可删除',
  access: management,
  changes: true,
  input: z.object({ id: named('房型', Id) }),
  data: Nothing,
});

export const getRoomType = endpoint({
  method: 'GET',
  path: '/api/roomType/get/{id}',
  summary: '房型详情',
  access: everyRole,
  input: z.object({ id: named('房型', Id) }),
  data: RoomType,
});

export const currentRoomTypes = endpoint({
  method: 'GET',
  path: '/api/roomType/currentRoomTypeList/{hotelId}',
  summary: '某酒店可选的房型与剩余房间数',
  access: everyRole,
  input: z.object({ hotelId: named('酒店', Id), isIsolation: named('房间性质', filter(Flag)) }),
  data: z.array(RoomTypeOption),
});
