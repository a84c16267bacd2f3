import * as z from 'zod/mini';
import { Count, filter, Id, maybe, Nothing, oneOf, whole } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { paged, PageRequest } from './page.ts';
import { DecisionField, rejectionHasNote, ReviewNote, ReviewStatus } from './review.ts';
import { epidemicSide, hotelStaff } from './role.ts';
import { prose, typed } from './text.ts';

/** How urgently material is needed. */
export const Urgency = { notUrgent: 0, urgent: 1, veryUrgent: 2 } as const;
export type Urgency = (typeof Urgency)[keyof typeof Urgency];

/** A hotel's application for material. */
export const MaterialApplication = z.object({
  id: Id,
  hotelId: maybe(Id),
  hotelName: maybe(z.string()),
  /** Name of the item. */
  applyThing: z.string(),
  applyNum: maybe(Count),
  thingUnit: maybe(z.string()),
  applyRemarks: maybe(z.string()),
  emergencyLevel: maybe(oneOf(Urgency)),
  reviewStatus: oneOf(ReviewStatus),
  reviewRemarks: maybe(z.string()),
  createTime: maybe(z.string()),
});
export type MaterialApplication = z.output<typeof MaterialApplication>;

const MaterialFilter = {
  page: named('分页', PageRequest),
  beginTime: named('开始日期', filter(LocalDateTime)),
  endTime: named('结束日期', filter(LocalDateTime)),
  applyThing: named('物资名称', filter(typed(50))),
  reviewStatus: named('审核结果', filter(oneOf(ReviewStatus))),
};

export const materialReviewPage = endpoint({
  method: 'POST',
  path: '/api/materialsApply/reviewPage',
  summary: '全部酒店的物资申请',
  access: epidemicSide,
  input: z.object(MaterialFilter),
  data: paged(MaterialApplication),
});

export const reviewMaterial = endpoint({
  method: 'POST',
  path: '/api/materialsApply/review',
  summary: '审核物资申请',
  access: epidemicSide,
  changes: true,
  input: z
    .object({
      id: named('物资申请', Id),
      reviewStatus: named('审核结果', DecisionField),
      remark: named('审核备注', ReviewNote),
    })
    .check(rejectionHasNote()),
  data: Nothing,
});

export const applyForMaterial = endpoint({
  method: 'POST',
  path: '/api/materialsApply/apply',
  summary: '提交物资申请',
  access: hotelStaff,
  changes: true,
  input: z.object({
    applyThing: named('物资名称', typed(50, 1)),
    applyNum: named('数量', whole(1, 999_999)),
    thingUnit: named('单位', typed(10, 1)),
    applyRemarks: named('申请备注', z.optional(prose(200))),
    emergencyLevel: named('紧急程度', oneOf(Urgency, '请选择紧急程度')),
  }),
  data: z.object({ id: Id }),
});

export const materialPage = endpoint({
  method: 'POST',
  path: '/api/materialsApply/page',
  summary: '本店的物资申请',
  access: hotelStaff,
  input: z.object(MaterialFilter),
  data: paged(MaterialApplication),
});

export const deleteMaterial = endpoint({
  method: 'GET',
  path: '/api/materialsApply/delete/{id}',
  summary: '删除待审核的物资申请',
  access: hotelStaff,
  changes: true,
  input: z.object({ id: named('物资申请', Id) }),
  data: Nothing,
});
