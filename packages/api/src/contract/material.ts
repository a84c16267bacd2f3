import * as z from 'zod/mini';
import { optional } from './change.ts';
import { Count, filter, Id, nullable, oneOf, integer } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import {
  DecisionField,
  rejectionHasNote,
  ReviewNote,
  ReviewStatus,
  reviewStatusLabel,
} from './review.ts';
import { epidemicSide, hotelStaff } from './role.ts';
import { multilineText, nameText, searchText } from './text.ts';
import { sentence } from './sentence.ts';

/** The urgency of a material application. */
export const Urgency = { notUrgent: 0, urgent: 1, veryUrgent: 2 } as const;
export type Urgency = (typeof Urgency)[keyof typeof Urgency];
export const urgencyLabel = {
  [Urgency.notUrgent]: '不紧急',
  [Urgency.urgent]: '一般紧急',
  [Urgency.veryUrgent]: '非常紧急',
} as const satisfies Record<Urgency, string>;

/** A hotel's application for material. */
export const MaterialApplication = z.object({
  id: labelled('申请编号', Id),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  /** Name of the item. */
  applyThing: labelled('物资名称', z.string()),
  applyNum: labelled('数量', nullable(Count)),
  thingUnit: labelled('单位', nullable(z.string())),
  applyRemarks: labelled('申请备注', nullable(z.string())),
  emergencyLevel: labelled('紧急程度', nullable(oneOf(Urgency, urgencyLabel))),
  reviewStatus: labelled('审核结果', oneOf(ReviewStatus, reviewStatusLabel)),
  reviewRemarks: labelled('审核备注', nullable(z.string())),
  createTime: labelled('申请时间', nullable(z.string())),
});
export type MaterialApplication = z.output<typeof MaterialApplication>;

const MaterialFilter = {
  page: labelled('分页', PageRequest),
  ...orderedBy({ createTime: '申请时间' }),
  hotelId: labelled('酒店', filter(Id)),
  beginTime: labelled('开始日期', filter(LocalDateTime)),
  endTime: labelled('结束日期', filter(LocalDateTime)),
  applyThing: labelled('物资名称', filter(searchText({ max: 50 }))),
  reviewStatus: labelled('审核结果', filter(oneOf(ReviewStatus, reviewStatusLabel))),
};

export const materialReviewPage = endpoint({
  path: '/api/materialsApply/reviewPage',
  summary: '全部酒店的物资申请',
  access: epidemicSide,
  input: z.object(MaterialFilter),
  data: paged(MaterialApplication),
});

export const reviewMaterial = endpoint({
  path: '/api/materialsApply/review',
  summary: '审核物资申请',
  access: epidemicSide,
  changes: true,
  input: z
    .object({
      id: labelled('物资申请', Id),
      reviewStatus: labelled('审核结果', DecisionField),
      remark: labelled('审核备注', ReviewNote),
    })
    .check(rejectionHasNote()),
});

export const applyForMaterial = endpoint({
  path: '/api/materialsApply/apply',
  sells: true,
  summary: '提交物资申请',
  access: hotelStaff,
  changes: true,
  input: z.object({
    applyThing: labelled('物资名称', nameText({ max: 50 })),
    applyNum: labelled('数量', integer({ min: 1, max: 999_999 })),
    thingUnit: labelled('单位', nameText({ max: 10 })),
    applyRemarks: labelled('申请备注', optional(multilineText({ max: 200 }))),
    emergencyLevel: labelled('紧急程度', oneOf(Urgency, urgencyLabel, sentence('请选择紧急程度'))),
  }),
  data: z.object({ id: labelled('申请编号', Id) }),
});

export const materialPage = endpoint({
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
  input: z.object({ id: labelled('物资申请', Id) }),
});
