import { PersonType } from '../contract/isolation.ts';
import { ReviewStatus, reviewStatusLabel } from '../contract/review.ts';

/** The statuses in which a declaration or an application can be reviewed, for conditional updates. */
export const reviewableStatuses: readonly ReviewStatus[] = [ReviewStatus.pending];

/** The message of a review that came too late. `subject` is 申报 or 物资申请. */
export const reviewConflict = (subject: string, status: ReviewStatus): string =>
  `${subject}的审核状态已变更为「${reviewStatusLabel[status]}」`;

/**
 * Whether the reviewer chooses the hotel and the room type of a declaration: for close contacts and
 * people to isolate, whose declaration cannot be approved without. Inbound travellers and people from
 * risk areas chose them in the declaration (spec: declarations).
 */
export const reviewerChoosesRoom = (type: PersonType): boolean =>
  type === PersonType.closeContact || type === PersonType.toBeIsolated;
