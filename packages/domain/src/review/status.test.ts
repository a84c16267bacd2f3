import { ReviewDecision, ReviewStatus } from '@anzhu/api/contract/review';
import { expect, it } from 'vitest';
import {
  decisionOf,
  notPendingReason,
  openingMode,
  reviewParts,
  reviewRowActions,
} from './status.ts';

const { pending, approved, rejected } = ReviewStatus;
const all = ['驳回', '驳回并下一条', '批准', '批准并下一条'];
const done = '申报的审核状态为「已通过」，不能审核';
const refused = '申报的审核状态为「已驳回」，不能审核';

it.each([
  ['view', pending, false, [], undefined],
  ['view', approved, false, [], undefined],
  ['view', rejected, false, [], undefined],
  ['review', pending, true, all, undefined],
  ['review', approved, false, all, done],
  ['review', rejected, false, all, refused],
] as const)('in mode %s, status %i: editable %s, buttons %j', (mode, status, ...expected) => {
  const [isEditable, labels, reason] = expected;
  const parts = reviewParts(mode, status, '申报');
  expect(parts.isEditable).toBe(isEditable);
  expect(parts.actions.map(({ label }) => label)).toEqual(labels);
  for (const { disabledReason } of parts.actions) expect(disabledReason).toBe(reason);
});

it.each([
  [pending, undefined, 'review'],
  [approved, done, 'view'],
  [rejected, refused, 'view'],
] as const)(
  'a row in status %i offers 审核 unless: %s; it opens in mode %s',
  (status, reason, mode) => {
    const [review] = reviewRowActions('申报', status);
    expect(review).toMatchObject({ id: 'review', label: '审核' });
    expect(review?.disabledReason).toBe(reason);
    expect(openingMode(status)).toBe(mode);
  },
);

it.each([
  [pending, undefined],
  [approved, '物资申请的审核状态为「已通过」，不能删除'],
  [rejected, '物资申请的审核状态为「已驳回」，不能删除'],
])('in status %i deleting is refused with: %s', (status, reason) => {
  expect(notPendingReason('物资申请', status, '删除')).toBe(reason);
});

it.each([
  ['reject', ReviewDecision.reject],
  ['rejectAndNext', ReviewDecision.reject],
  ['approve', ReviewDecision.approve],
  ['approveAndNext', ReviewDecision.approve],
] as const)('%s sends decision %i', (action, decision) => {
  expect(decisionOf(action)).toBe(decision);
});
