import { applyForMaterial, reviewMaterial, type Urgency } from '@anzhu/api/contract/material';
import { ReviewDecision } from '@anzhu/api/contract/review';
import { contractForm } from '../kit/index.ts';
import type { ReviewDraft } from '../review/index.ts';

/** A material application as it is being filled in. */
export interface MaterialDraft {
  applyThing: string;
  applyNum: number | null;
  thingUnit: string;
  applyRemarks: string;
  emergencyLevel: Urgency | null;
}

/** One form for both entry points. */
export const materialForm = contractForm(applyForMaterial, (draft: MaterialDraft) => draft);

export const emptyMaterial: MaterialDraft = {
  applyThing: '',
  applyNum: null,
  thingUnit: '',
  applyRemarks: '',
  emergencyLevel: null,
};

export const materialReviewForm = contractForm(reviewMaterial, (draft: ReviewDraft) => draft);

/** What the note of an application begins with. */
export const materialReviewDraft = ({ id }: Pick<ReviewDraft, 'id'>): ReviewDraft => ({
  id,
  reviewStatus: ReviewDecision.approve,
  remark: '',
});
