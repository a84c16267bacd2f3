import type { Declaration } from '@anzhu/api/contract/declaration';
import { reviewableStatuses, reviewerChoosesRoom } from '@anzhu/api/rules/review';
import type { ReviewMode } from '../review/index.ts';

/**
 * How the review dialog shows hotel and room type:
 *
 * - `editable`: two required fields for the reviewer
 * - `readOnlyWithVacancy`: read-only, with the number of vacant rooms, before the decision
 * - `readOnly`: read-only
 * - `hidden`: no hotel is selected, and none can be selected here
 */
export type AssignmentView = 'editable' | 'readOnlyWithVacancy' | 'readOnly' | 'hidden';

/** How hotel and room type of a declaration are shown (spec: declarations). */
export function assignmentView(
  mode: ReviewMode,
  { type, reviewStatus, hotelId }: Pick<Declaration, 'type' | 'reviewStatus' | 'hotelId'>,
): AssignmentView {
  const isDecided = !reviewableStatuses.includes(reviewStatus);
  if (mode === 'review' && !isDecided) {
    return type !== null && reviewerChoosesRoom(type) ? 'editable' : 'readOnlyWithVacancy';
  }
  return hotelId === null ? 'hidden' : 'readOnly';
}

/** A room type without a room for the person: approving is refused by the server. */
export const noRoomWarning = '该房型暂无空闲隔离房';
