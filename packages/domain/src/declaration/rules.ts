import type { Declaration } from '@anzhu/api/contract/declaration';
import { reviewableStatuses, reviewerChoosesRoom } from '@anzhu/api/rules/review';
import type { ReviewMode } from '../review/pure.ts';

/**
 * How the review dialog shows hotel and room type: chosen by the reviewer, who has to; as they are, with the
 * rooms left where that matters for the decision; or not at all, as nobody has chosen them.
 */
export type PlaceView = 'chosen' | 'shownWithRooms' | 'shown' | 'none';

/** Which of them applies (spec: declarations). */
export function placeView(
  mode: ReviewMode,
  { type, reviewStatus, hotelId }: Pick<Declaration, 'type' | 'reviewStatus' | 'hotelId'>,
): PlaceView {
  const isDecided = !reviewableStatuses.includes(reviewStatus);
  if (mode === 'review' && !isDecided) {
    return type !== null && reviewerChoosesRoom(type) ? 'chosen' : 'shownWithRooms';
  }
  return hotelId === null ? 'none' : 'shown';
}

/** A room type without a room for the person: approving is refused by the server. */
export const noRoomWarning = '该房型暂无空闲隔离房';
