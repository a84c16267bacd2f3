import type { Id } from '@anzhu/api/contract/codecs';
import {
  ReviewDecision,
  reviewDecisionLabel,
  ReviewStatus,
  reviewStatusLabel,
} from '@anzhu/api/contract/review';
import { reviewableStatuses } from '@anzhu/api/rules/review';
import { looksOf } from '../kit/index.ts';

/** How a review stands: its word, its tone and the name of its icon, the same everywhere. */
export const reviewStatusLook = looksOf(reviewStatusLabel, {
  [ReviewStatus.pending]: { tone: 'warning', icon: 'clock' },
  [ReviewStatus.approved]: { tone: 'success', icon: 'check' },
  [ReviewStatus.rejected]: { tone: 'danger', icon: 'ban' },
});

/** A review as it is being filled in; what is reviewed may add fields. */
export interface ReviewDraft {
  id: Id;
  reviewStatus: ReviewDecision;
  remark: string;
}

/** view shows a record, review decides about it. */
export type ReviewMode = 'view' | 'review';

/** A button of the review dialog. */
export type ReviewActionId = 'reject' | 'rejectAndNext' | 'approve' | 'approveAndNext';

/** One entry of the buttons of a dialog or of a row. */
interface Action<Name extends string> {
  id: Name;
  label: string;
  /** Why it cannot be done now; nothing when it can. */
  disabledReason?: string;
}

/** What the review dialog shows of a record. */
export interface ReviewParts {
  /** The note can be filled in, and a decision made. */
  isEditable: boolean;
  /** None in view mode. */
  actions: readonly Action<ReviewActionId>[];
}

const { approve, reject } = ReviewDecision;

/** The buttons in review mode, the main one last. */
const actionLabels = {
  reject: reviewDecisionLabel[reject],
  rejectAndNext: `${reviewDecisionLabel[reject]}并下一条`,
  approve: reviewDecisionLabel[approve],
  approveAndNext: `${reviewDecisionLabel[approve]}并下一条`,
} as const satisfies Record<ReviewActionId, string>;

/** The decision that a button sends. */
export const decisionOf = (action: ReviewActionId): ReviewDecision =>
  action === 'reject' || action === 'rejectAndNext' ? reject : approve;

/** Buttons that go on to the next record. */
export const goesOn = (action: ReviewActionId): boolean => action.endsWith('AndNext');

/** Why a record cannot be changed any more, or undefined. `action` is 审核 or 删除. */
export const notPendingReason = (
  subject: string,
  status: ReviewStatus,
  action: '审核' | '删除',
): string | undefined =>
  reviewableStatuses.includes(status)
    ? undefined
    : `${subject}的审核状态为「${reviewStatusLabel[status]}」，不能${action}`;

const withReason = <Name extends string>(
  id: Name,
  label: string,
  disabledReason: string | undefined,
): Action<Name> => ({ id, label, ...(disabledReason !== undefined && { disabledReason }) });

/**
 * What the review dialog shows of a record in a status (spec: review dialogs): only pending ones can be
 * reviewed, and only in review mode.
 *
 * @param subject 申报 or 物资申请
 */
export function reviewParts(mode: ReviewMode, status: ReviewStatus, subject: string): ReviewParts {
  const reason = notPendingReason(subject, status, '审核');
  const ids = Object.keys(actionLabels) as ReviewActionId[];
  return {
    isEditable: mode === 'review' && reason === undefined,
    actions: mode === 'view' ? [] : ids.map((id) => withReason(id, actionLabels[id], reason)),
  };
}

/** The action of a row of a review list. */
export const reviewRowActions = (subject: string, status: ReviewStatus) => [
  withReason('review', '审核', notPendingReason(subject, status, '审核')),
];

/** How the dialog opens for a record: a pending one to be decided on, any other one to be read. */
export const openingMode = (status: ReviewStatus): ReviewMode =>
  reviewableStatuses.includes(status) ? 'review' : 'view';

/** The shortcut of 批准并下一条, as `KeyHint` and `aria-keyshortcuts` take it. */
export const approveKey = { hint: 'Mod+Enter', aria: 'Control+Enter Meta+Enter' } as const;
