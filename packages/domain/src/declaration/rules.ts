import type { Declaration } from '@anzhu/api/contract/declaration';
import { reviewableStatuses, reviewerChoosesRoom } from '@anzhu/api/rules/review';
import type { ReviewMode } from '../review/index.ts';

/**
 * How the review dialog shows hotel and room type:
 *
 * - `chosen`: two required fields for the reviewer
 * - `shownWithRooms`: read-only, with the number of vacant rooms, before the decision
 * - `shown`: read-only
 * - `none`: not at all, since nobody has chosen them
 */
export type PlaceView = 'chosen' | 'shownWithRooms' | 'shown' | 'none';

/** How hotel and room type of a declaration are shown (spec: declarations). */
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
