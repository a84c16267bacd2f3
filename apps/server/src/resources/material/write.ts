import { ReviewDecision, ReviewStatus } from '@anzhu/api/contract/review';
import { reviewableStatuses } from '@anzhu/api/rules/review';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { noPermission } from '../../platform/refusal.ts';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { materialRecord } from './log.ts';
import { materialConflict, materialFor } from './queries.ts';

/** Applies for material, for one's own hotel. */
export const applyForMaterial: Handler<'applyForMaterial'> = (
  { input, session, origin },
  { store, clock },
) =>
  changeRecord(store, { session, origin }, { record: materialRecord }, async (tx) => {
    if (session.hotelId === null) throw noPermission();
    await checkHotelOpen(tx, session.hotelId);
    const { id } = await tx
      .insertInto('material_application')
      .values({
        hotel_id: session.hotelId,
        applicant_id: session.userId,
        item: input.applyThing,
        quantity: input.applyNum,
        unit: input.thingUnit,
        remark: input.applyRemarks ?? '',
        urgency: input.emergencyLevel,
        review_status: ReviewStatus.pending,
        review_note: '',
        reviewer_id: null,
        reviewed_time: null,
        created_time: localTime(clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });

/** Withdraws an application that is not reviewed yet. */
export const deleteMaterial: Handler<'deleteMaterial'> = (call, { store }) => {
  const { input, session } = call;
  const target = { record: materialRecord, id: rowId(input.id) };
  return changeRecord(store, call, target, async (tx) => {
    const { id } = await materialFor(tx, input.id, session);
    const { numDeletedRows } = await tx
      .deleteFrom('material_application')
      .where('id', '=', id)
      .where('review_status', 'in', reviewableStatuses)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw await materialConflict(tx, id);
    return { data: null };
  });
};

/** What each decision makes of an application, and what the log calls it. */
const decisions = {
  [ReviewDecision.approve]: { status: ReviewStatus.approved, verb: '批准' },
  [ReviewDecision.reject]: { status: ReviewStatus.rejected, verb: '驳回' },
} as const;

/** Approves or rejects a pending application: of fifty concurrent reviewers one succeeds. */
export const reviewMaterial: Handler<'reviewMaterial'> = (call, { store, clock }) => {
  const { input, session } = call;
  const { status, verb } = decisions[input.reviewStatus];
  const target = { record: materialRecord, id: rowId(input.id), verb };
  return changeRecord(store, call, target, async (tx) => {
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
