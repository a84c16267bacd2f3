import { ReviewStatus } from '@anzhu/api/contract/review';
import { expect, it } from 'vitest';
import { reviewableStatuses, reviewConflict, reviewStatusLook } from './status.ts';

it.each([
  [ReviewStatus.pending, '待审核', true],
  [ReviewStatus.approved, '已通过', false],
  [ReviewStatus.rejected, '已驳回', false],
])('status %i is %s and can be reviewed: %s', (status, label, canBeReviewed) => {
  expect(reviewStatusLook[status].label).toBe(label);
  expect(reviewableStatuses.includes(status)).toBe(canBeReviewed);
  expect(reviewConflict('申报', status)).toBe(`申报的审核状态已变更为「${label}」`);
});
