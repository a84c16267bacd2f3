import { Urgency } from '../contract/material.ts';
import { ReviewDecision, ReviewStatus } from '../contract/review.ts';
import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const masks = {
  id: '1',
  hotelId: '1',
  hotelName: '安住西湖店',
  applyThing: '医用口罩',
  applyNum: 200,
  thingUnit: '盒',
  applyRemarks: '隔离楼层每日更换',
  emergencyLevel: Urgency.urgent,
  reviewStatus: ReviewStatus.pending,
  reviewRemarks: null,
  createTime: '2026-03-18 10:00:00',
};

export const materialExamples = {
  materialReviewPage: [
    {
      title: '待审核的申请',
      as: Role.antiEpidemic,
      input: { page: firstPage, reviewStatus: ReviewStatus.pending },
      data: pageOf(masks),
    },
  ],
  reviewMaterial: [
    {
      title: '批准',
      as: Role.antiEpidemic,
      input: { id: '1', reviewStatus: ReviewDecision.approve, remark: '明日送达' },
      data: null,
    },
  ],
  applyForMaterial: [
    {
      title: '申请口罩',
      input: {
        applyThing: '医用口罩',
        applyNum: 200,
        thingUnit: '盒',
        applyRemarks: '隔离楼层每日更换',
        emergencyLevel: Urgency.urgent,
      },
      data: { id: '21' },
    },
    {
      title: '数量不是整数',
      wire: { applyThing: '消毒液', applyNum: 1.5, thingUnit: '桶', emergencyLevel: 2 },
      code: 400,
      msg: '数量应为整数',
      fields: { applyNum: '数量应为整数' },
    },
  ],
  materialPage: [{ title: '本店的申请', input: { page: firstPage }, data: pageOf(masks) }],
  deleteMaterial: [{ title: '删除待审核的申请', input: { id: '1' }, data: null }],
} satisfies SomeExamples;
