import { PersonType } from '@anzhu/api/contract/isolation';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { describe, expect, it } from 'vitest';
import { placeView, type PlaceView } from './rules.ts';

const { closeContact, toBeIsolated, inbound, fromRiskArea } = PersonType;
const { pending, approved, rejected } = ReviewStatus;

/** What is expected of a type, by status: in view mode, in review mode. */
type Expected = readonly [view: PlaceView, review: PlaceView];

describe.each([
  // The reviewer chooses: there is nothing to show before the approval.
  [closeContact, pending, null, ['none', 'chosen']],
  [closeContact, approved, '1', ['shown', 'shown']],
  [closeContact, rejected, null, ['none', 'none']],
  [toBeIsolated, pending, null, ['none', 'chosen']],
  [toBeIsolated, approved, '1', ['shown', 'shown']],
  [toBeIsolated, rejected, null, ['none', 'none']],
  // The declarant has chosen.
  [inbound, pending, '1', ['shown', 'shownWithRooms']],
  [inbound, approved, '1', ['shown', 'shown']],
  [inbound, rejected, '1', ['shown', 'shown']],
  [fromRiskArea, pending, '1', ['shown', 'shownWithRooms']],
  [fromRiskArea, approved, '1', ['shown', 'shown']],
  [fromRiskArea, rejected, '1', ['shown', 'shown']],
  // Of another back end.
  [null, pending, null, ['none', 'shownWithRooms']],
] as const)('type %s, status %i, hotel %s', (type, reviewStatus, hotelId, places) => {
  const [view, review]: Expected = places;
  it(`viewing: ${view}`, () => {
    expect(placeView('view', { type, reviewStatus, hotelId })).toBe(view);
  });
  it(`reviewing: ${review}`, () => {
    expect(placeView('review', { type, reviewStatus, hotelId })).toBe(review);
  });
});
