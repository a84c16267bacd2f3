import type { Id } from '@anzhu/api/contract/codecs';
import { reviewDeclaration, type Declaration } from '@anzhu/api/contract/declaration';
import { ReviewDecision } from '@anzhu/api/contract/review';
import { contractForm } from '../kit/index.ts';

/** The review of a declaration as it is being filled in. */
export interface DeclarationReviewDraft {
  id: Id;
  reviewStatus: ReviewDecision;
  hotelId: Id | null;
  /** Room type id. */
  roomType: Id | null;
  remark: string;
}

/** A rejection carries no place, nor does an approval where the declarant has chosen it. */
export const declarationReviewForm = contractForm(
  reviewDeclaration,
  ({ hotelId, roomType, ...draft }: DeclarationReviewDraft) =>
    draft.reviewStatus === ReviewDecision.approve && hotelId !== null
      ? { ...draft, hotelId, roomType }
      : draft,
);

/** Where people are to stay. */
export type Place = Pick<DeclarationReviewDraft, 'hotelId' | 'roomType'>;

const noPlace: Place = { hotelId: null, roomType: null };

/** What the fields of a declaration begin with: the place is one that is proposed. */
export const declarationReviewDraft = (
  { id }: Pick<Declaration, 'id'>,
  place: Place = noPlace,
): DeclarationReviewDraft => ({
  id,
  reviewStatus: ReviewDecision.approve,
  ...place,
  remark: '',
});

/** Who chooses the place has to, to approve. */
export const assignmentRule = ({
  reviewStatus,
  hotelId,
  roomType,
}: DeclarationReviewDraft): Record<string, string> =>
  reviewStatus === ReviewDecision.reject
    ? {}
    : {
        ...(hotelId === null && { hotelId: '请选择酒店' }),
        ...(roomType === null && { roomType: '请选择房型' }),
      };
