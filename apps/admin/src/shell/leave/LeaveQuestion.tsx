import { UnsavedQuestion } from '@anzhu/ui/Form';

/** The question of a `LeaveGuard`: a file of its own, so that it is loaded when it is first opened. */
export function LeaveQuestion({
  onDiscard,
  onStay,
}: {
  onDiscard: () => void;
  onStay: () => void;
}) {
  return <UnsavedQuestion isOpen onDiscard={onDiscard} onStay={onStay} />;
}
