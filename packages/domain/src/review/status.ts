import { ReviewStatus, reviewStatusLabel } from '@anzhu/api/contract/review';
import type { StatusLook } from '../kit/pure.ts';

/** How a review stands: its word, its tone and the name of its icon, the same everywhere. */
export const reviewStatusLook = {
  [ReviewStatus.pending]: {
    label: reviewStatusLabel[ReviewStatus.pending],
    tone: 'warning',
    icon: 'clock',
  },
  [ReviewStatus.approved]: {
    label: reviewStatusLabel[ReviewStatus.approved],
    tone: 'success',
    icon: 'check',
  },
  [ReviewStatus.rejected]: {
    label: reviewStatusLabel[ReviewStatus.rejected],
    tone: 'danger',
    icon: 'ban',
  },
} as const satisfies Record<ReviewStatus, StatusLook>;
