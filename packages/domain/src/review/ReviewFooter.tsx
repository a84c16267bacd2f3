import { Button } from '@anzhu/ui/Button';
import { KeyHint } from '@anzhu/ui/KeyHint';
import { hint } from './Review.css.ts';
import type { ReviewActionId, ReviewParts } from './rules.ts';
import { approveKey } from './useApproveKey.ts';

export interface ReviewFooterProps {
  actions: ReviewParts['actions'];
  /** The action whose decision is being sent. */
  pending: ReviewActionId | null;
  onAction: (action: ReviewActionId) => void;
}

const looks = {
  reject: { tone: 'danger', variant: 'outline' },
  approve: { variant: 'outline' },
  approveAndNext: { tone: 'brand', variant: 'solid' },
} as const satisfies Record<ReviewActionId, object>;

/** The decisions of a review: 驳回, 批准 and, as the main one, 批准并下一条 with its keys. */
export const ReviewFooter = ({ actions, pending, onAction }: ReviewFooterProps) =>
  actions.map(({ id, label, disabledReason }) => (
    <Button
      key={id}
      {...looks[id]}
      isPending={pending === id}
      isDisabled={pending !== null && pending !== id}
      disabledReason={disabledReason}
      aria-keyshortcuts={id === 'approveAndNext' ? approveKey.aria : undefined}
      onPress={() => onAction(id)}
    >
      {label}
      {id === 'approveAndNext' && (
        <span className={hint} aria-hidden="true">
          <KeyHint keys={approveKey.hint} />
        </span>
      )}
    </Button>
  ));
