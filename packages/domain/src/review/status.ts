import { ReviewStatus } from '@anzhu/api/contract/review';

/** How a declaration or an application stands: its word, its tone and the name of its icon. */
export const reviewStatusLook = {
  [ReviewStatus.pending]: { label: '待审核', tone: 'amber', icon: 'clock' },
  [ReviewStatus.approved]: { label: '已通过', tone: 'jade', icon: 'check' },
  [ReviewStatus.rejected]: { label: '已驳回', tone: 'cinnabar', icon: 'ban' },
} as const satisfies Record<ReviewStatus, { label: string; tone: string; icon: string }>;

/** The statuses in which something can be reviewed, for conditional updates. */
export const reviewableStatuses: readonly ReviewStatus[] = [ReviewStatus.pending];

/** What a reviewer is told whom someone else was faster than. `subject` is 申报 or 物资申请. */
export const reviewConflict = (subject: string, status: ReviewStatus): string =>
  `${subject}的审核状态已变更为「${reviewStatusLook[status].label}」`;
