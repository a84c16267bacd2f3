import type { Contract } from '@anzhu/api/contract';
import { ReviewDecision, ReviewStatus } from '@anzhu/api/contract/review';
import { reviewableStatuses } from '@anzhu/api/rules/review';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { materialConflict, materialFor } from './materialFor.ts';
import { materialRecord } from './materialRecord.ts';

/** What each decision makes of an application, and what the log calls it. */
const decisions = {
  [ReviewDecision.approve]: { status: ReviewStatus.approved, verb: '批准' },
  [ReviewDecision.reject]: { status: ReviewStatus.rejected, verb: '驳回' },
} as const;

/** Approves or rejects a pending application: of fifty concurrent reviewers one succeeds. */
export const reviewMaterial: Handler<Contract['reviewMaterial']> = (
  { input, session, origin },
  { store, clock },
) => {
  const { status, verb } = decisions[input.reviewStatus];
  const target = { record: materialRecord, id: rowId(input.id), verb };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id } = await materialFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('material_application')
      .set({
        review_status: status,
        review_note: input.remark ?? '',
        reviewer_id: session.userId,
        reviewed_time: localTime(clock.now()),
      })
      .where('id', '=', id)
      .where('review_status', 'in', reviewableStatuses)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw await materialConflict(tx, id);
    return { data: null };
  });
};
