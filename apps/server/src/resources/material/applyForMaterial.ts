import type { Contract } from '@anzhu/api/contract';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { noPermission } from '../../platform/http/refusal.ts';
import { materialRecord } from './materialRecord.ts';

/** Applies for material, for one's own hotel. */
export const applyForMaterial: Handler<Contract['applyForMaterial']> = (
  { input, session, origin },
  { store, clock },
) =>
  changeRecord(store, { session, origin }, { record: materialRecord }, async (tx) => {
    if (session.hotelId === null) throw noPermission();
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
