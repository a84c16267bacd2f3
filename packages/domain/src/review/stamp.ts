import { ReviewStatus } from '@anzhu/api/contract/review';
import { stamps, type Carving } from '@anzhu/ui/Seal';

/**
 * The stamp of a review; none while it is pending. Apart from its look: lists load that, and no carvings.
 */
export function reviewStamp(status: ReviewStatus): Carving | undefined {
  if (status === ReviewStatus.approved) return stamps.approved;
  if (status === ReviewStatus.rejected) return stamps.rejected;
  return undefined;
}
