import { expect, it } from 'vitest';
import { PersonType } from '../contract/isolation.ts';
import { ReviewStatus } from '../contract/review.ts';
import { reviewableStatuses, reviewConflict, reviewerChoosesRoom } from './review.ts';

it.each([
  [ReviewStatus.pending, '待审核', true],
  [ReviewStatus.approved, '已通过', false],
  [ReviewStatus.rejected, '已驳回', false],
])('status %i is %s and can be reviewed: %s', (status, label, canBeReviewed) => {
  expect(reviewableStatuses.includes(status)).toBe(canBeReviewed);
  expect(reviewConflict('申报', status)).toBe(`申报的审核状态已变更为「${label}」`);
});

it.each([
  [PersonType.closeContact, true],
  [PersonType.toBeIsolated, true],
  [PersonType.inbound, false],
  [PersonType.fromRiskArea, false],
])('type %i: the reviewer chooses the room: %s', (type, expected) => {
  expect(reviewerChoosesRoom(type)).toBe(expected);
});
