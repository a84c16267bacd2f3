import { Button } from '@anzhu/ui/Button';
import { isSendKey } from '@anzhu/ui/TextField';
import { KeyHint } from '@anzhu/ui/KeyHint';
import { useEffect } from 'react';
import { useStable } from '@anzhu/ui/useStable';
import { hint } from './Review.css.ts';
import { approveKey, type ReviewActionId, type ReviewParts } from './status.ts';

export interface ReviewFooterProps {
  actions: ReviewParts['actions'];
  /** The action whose decision is being sent. */
  pending: ReviewActionId | null;
  onAction: (action: ReviewActionId) => void;
}

const looks = {
  reject: { tone: 'danger', variant: 'outline' },
  rejectAndNext: { tone: 'danger', variant: 'outline' },
  approve: { variant: 'outline' },
  approveAndNext: { tone: 'brand', variant: 'solid' },
} as const satisfies Record<ReviewActionId, object>;

/** The decisions of a review: 驳回, 批准, each also with 并下一条; 批准并下一条 is the main one, with its keys. */
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

/** Calls `onPress` on Ctrl+Enter or ⌘+Enter, wherever the focus is, also in the note. */
export function useApproveKey(isOn: boolean, onPress: () => void): void {
  const press = useStable((event: KeyboardEvent): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    // Before the form, which by itself would only approve.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isOn, press]);
}
