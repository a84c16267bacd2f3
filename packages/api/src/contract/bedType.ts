import * as z from 'zod/mini';
import { optional, partial } from './change.ts';
import { Count, filter, Id, nullable, oneOf, integer } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { hotelSide, management } from './role.ts';
import { nameText, searchText, text } from './text.ts';

/** The firmness of a bed. */
export const Hardness = {
  verySoft: 0,
  fairlySoft: 1,
  medium: 2,
  fairlyHard: 3,
  hard: 4,
} as const;
export type Hardness = (typeof Hardness)[keyof typeof Hardness];
export const hardnessLabel = {
  [Hardness.verySoft]: '非常软',
  [Hardness.fairlySoft]: '较软',
  [Hardness.medium]: '适中',
  [Hardness.fairlyHard]: '较硬',
  [Hardness.hard]: '非常硬',
} as const satisfies Record<Hardness, string>;

/** The most guests that a bed sleeps. */
export const maxSleepers = 6;

export const BedType = z.object({
  id: labelled('床型编号', Id),
  name: labelled('床型名称', z.string()),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  /** Its dimensions, as free text. */
  specification: labelled('规格', nullable(z.string())),
  maxLoad: labelled('最多睡', nullable(Count)),
  hardness: labelled('软硬度', nullable(oneOf(Hardness, hardnessLabel))),
});
export type BedType = z.output<typeof BedType>;

const BedTypeForm = {
  name: labelled('床型名称', nameText({ max: 30 })),
  specification: labelled('规格', optional(text({ max: 50 }))),
  maxLoad: labelled('最多睡', integer({ min: 1, max: maxSleepers })),
  hardness: labelled('软硬度', oneOf(Hardness, hardnessLabel)),
};

export const bedTypePage = endpoint({
  path: '/api/bedType/page',
  summary: '床型列表',
  access: hotelSide,
  input: z.object({
    page: labelled('分页', PageRequest),
    name: labelled('床型名称', filter(searchText({ max: 30 }))),
    hotelId: labelled('酒店', filter(Id)),
    ...orderedBy({ maxLoad: '最多睡', hardness: '软硬' }),
  }),
  data: paged(BedType),
});

export const addBedType = endpoint({
  path: '/api/bedType/add',
  summary: '新增床型',
  access: management,
  changes: true,
  input: z.object({ ...BedTypeForm, hotelId: labelled('酒店', filter(Id)) }),
  data: z.object({ id: labelled('床型编号', Id) }),
});

export const modifyBedType = endpoint({
  path: '/api/bedType/modify',
  summary: '编辑床型',
  description: '只改提交的字段',
  access: management,
  changes: true,
  input: z.object({ id: labelled('床型', Id), ...partial(BedTypeForm) }),
});

export const deleteBedType = endpoint({
  method: 'GET',
  path: '/api/bedType/delete/{id}',
  summary: '删除床型',
  description: '仍有房型使用的不可删除',
  access: management,
  changes: true,
  input: z.object({ id: labelled('床型', Id) }),
});
