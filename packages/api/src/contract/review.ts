import * as z from 'zod/mini';
import { optional } from './change.ts';
import { besideFaults } from './checks.ts';
import { oneOf } from './codecs.ts';
import { multilineText, withoutInvisible } from './text.ts';
import { sentence } from './sentence.ts';

/** The status of a declaration or a material application. */
export const ReviewStatus = { pending: 0, approved: 1, rejected: 2 } as const;
export type ReviewStatus = (typeof ReviewStatus)[keyof typeof ReviewStatus];
export const reviewStatusLabel = {
  [ReviewStatus.pending]: '待审核',
  [ReviewStatus.approved]: '已通过',
  [ReviewStatus.rejected]: '已驳回',
} as const satisfies Record<ReviewStatus, string>;

/** The decision of a review. */
export const ReviewDecision = { approve: 1, reject: 2 } as const;
export type ReviewDecision = (typeof ReviewDecision)[keyof typeof ReviewDecision];
export const reviewDecisionLabel = {
  [ReviewDecision.approve]: '批准',
  [ReviewDecision.reject]: '驳回',
} as const satisfies Record<ReviewDecision, string>;

export const DecisionField = oneOf(
  ReviewDecision,
  reviewDecisionLabel,
  sentence('请选择批准或驳回'),
);

/** The reviewer's note. */
export const ReviewNote = optional(multilineText({ max: 200 }));

interface Review {
  reviewStatus: ReviewDecision;
  remark?: string | undefined;
}

/** Checks that a rejection has a note. */
export const rejectionHasNote = () =>
  z.refine<Review>(
    ({ reviewStatus, remark }) =>
      reviewStatus !== ReviewDecision.reject || withoutInvisible(remark ?? '').trim() !== '',
    { ...besideFaults, error: sentence('请输入拒绝理由！'), path: ['remark'] },
  );
