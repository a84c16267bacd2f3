import { PersonType } from '@anzhu/api/contract/isolation';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { describe, expect, it } from 'vitest';
import { assignmentView, type AssignmentView } from './rules.ts';

const { closeContact, toBeIsolated, inbound, fromRiskArea } = PersonType;
const { pending, approved, rejected } = ReviewStatus;

/** What is expected of a type, by status: in view mode, in review mode. */
type Expected = readonly [view: AssignmentView, review: AssignmentView];

describe.each([
  // The reviewer chooses: there is nothing to show before the approval.
  [closeContact, pending, null, ['hidden', 'editable']],
  [closeContact, approved, '1', ['readOnly', 'readOnly']],
  [closeContact, rejected, null, ['hidden', 'hidden']],
  [toBeIsolated, pending, null, ['hidden', 'editable']],
  [toBeIsolated, approved, '1', ['readOnly', 'readOnly']],
  [toBeIsolated, rejected, null, ['hidden', 'hidden']],
  // The declarant has chosen.
  [inbound, pending, '1', ['readOnly', 'readOnlyWithVacancy']],
  [inbound, approved, '1', ['readOnly', 'readOnly']],
  [inbound, rejected, '1', ['readOnly', 'readOnly']],
  [fromRiskArea, pending, '1', ['readOnly', 'readOnlyWithVacancy']],
  [fromRiskArea, approved, '1', ['readOnly', 'readOnly']],
  [fromRiskArea, rejected, '1', ['readOnly', 'readOnly']],
  // Of another back end.
  [null, pending, null, ['hidden', 'readOnlyWithVacancy']],
] as const)('type %s, status %i, hotel %s', (type, reviewStatus, hotelId, places) => {
  const [view, review]: Expected = places;
  it(`viewing: ${view}`, () => {
    expect(assignmentView('view', { type, reviewStatus, hotelId })).toBe(view);
  });
  it(`reviewing: ${review}`, () => {
    expect(assignmentView('review', { type, reviewStatus, hotelId })).toBe(review);
  });
});
