import * as z from 'zod/mini';
import { Count, filter, Id, maybe, Nothing, oneOf, whole } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { paged, PageRequest } from './page.ts';
import { hotelSide, management } from './role.ts';
import { typed } from './text.ts';

/** How soft a bed is. */
export const Hardness = {
  verySoft: 0,
  fairlySoft: 1,
  medium: 2,
  fairlyHard: 3,
  hard: 4,
} as const;
export type Hardness = (typeof Hardness)[keyof typeof Hardness];

/** Guests that a bed sleeps: 1 to this. */
export const mostSleepers = 6;

export const BedType = z.object({
  id: Id,
  name: z.string(),
  hotelId: maybe(Id),
  hotelName: maybe(z.string()),
  /** Its measures, as free text. */
  specification: maybe(z.string()),
  maxLoad: maybe(Count),
  hardness: maybe(oneOf(Hardness)),
});
export type BedType = z.output<typeof BedType>;

const BedTypeForm = {
  name: named('床型名称', typed(30, 1)),
  specification: named('规格', z.optional(typed(50))),
  maxLoad: named('最多睡', whole(1, mostSleepers)),
  hardness: named('软硬度', oneOf(Hardness)),
};

export const bedTypePage = endpoint({
  method: 'POST',
  path: '/api/bedType/page',
  summary: '床型列表',
  access: hotelSide,
  input: z.object({ page: named('分页', PageRequest), hotelId: named('酒店', filter(Id)) }),
  data: paged(BedType),
});

export const addBedType = endpoint({
  method: 'POST',
  path: '/api/bedType/add',
  summary: '新增床型',
  access: management,
  changes: true,
  input: z.object({ ...BedTypeForm, hotelId: named('酒店', filter(Id)) }),
  data: z.object({ id: Id }),
});

export const modifyBedType = endpoint({
  method: 'POST',
  path: '/api/bedType/modify',
  summary: '编辑床型：只改提交的字段',
  access: management,
  changes: true,
  input: z.object({ id: named('床型', Id), ...z.partial(z.object(BedTypeForm)).shape }),
  data: Nothing,
});

export const deleteBedType = endpoint({
  method: 'GET',
  path: '/api/bedType/delete/{id}',
  summary: '删除床型：仍有房型使用的不可删除',
  access: management,
  changes: true,
  input: z.object({ id: named('床型', Id) }),
  data: Nothing,
});
