import { reviewStatusLabel, ReviewStatus } from '@anzhu/api/contract/review';
import { nothing } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Text } from '@anzhu/ui/Text';
import { line } from './Review.css.ts';

/** 待审核 n 条: how many records are still to be reviewed; a dash until that is known. */
export function PendingCount({ count }: { count: number | undefined }) {
  return (
    <div className={line} aria-live="polite">
      <Text size="small" tone="muted">
        {reviewStatusLabel[ReviewStatus.pending]} {count ?? nothing} 条
      </Text>
    </div>
  );
}

/** The views of a list that is reviewed: in that of the pending ones 审核详情 steps from one to the next. */
export const reviewViews = [
  { label: '全部', values: {} },
  {
    label: reviewStatusLabel[ReviewStatus.pending],
    values: { reviewStatus: ReviewStatus.pending },
  },
] as const;

export interface ListUpdateNoteProps {
  /** The list on the server differs from what is shown. */
  isChanged: boolean;
  /** Reads the list again. */
  onRefresh: () => void | Promise<void>;
}

/**
 * 列表有更新，点击刷新: rows of an open list have changed elsewhere. The rows stay as they are until it is
 * pressed, so that nothing moves under the pointer.
 *
 * Keyboard: Tab reaches it, Enter reads the list again.
 */
export function ListUpdateNote({ isChanged, onRefresh }: ListUpdateNoteProps) {
  return (
    <div aria-live="polite">
      {isChanged && (
        <Button size="small" variant="quiet" tone="brand" onPress={onRefresh}>
          列表有更新，点击刷新
        </Button>
      )}
    </div>
  );
}
