import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { MaterialApplication, reviewMaterial } from '@anzhu/api/contract/material';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { ReviewCarousel, type ReviewDialogProps } from '../review/index.ts';
import { materialFacts, materialHead, subject } from './facts.tsx';
import { materialReviewDraft, materialReviewForm } from './materialForm.ts';

export interface MaterialReviewDialogProps extends ReviewDialogProps<
  InputOf<typeof reviewMaterial>
> {
  /** As it is now. */
  application: MaterialApplication;
}

/**
 * 审核详情 of a material application. Rendered means open.
 *
 * Keyboard: as `ReviewCarousel`.
 */
export function MaterialReviewDialog({ application, ...dialog }: MaterialReviewDialogProps) {
  const isEditable = dialog.mode === 'review' && application.reviewStatus === ReviewStatus.pending;
  return (
    <ReviewCarousel
      {...dialog}
      subject={subject}
      record={application}
      head={materialHead(application)}
      facts={materialFacts(application, { hasNote: !isEditable })}
      defaultValues={materialReviewDraft(application)}
      form={materialReviewForm}
    />
  );
}
