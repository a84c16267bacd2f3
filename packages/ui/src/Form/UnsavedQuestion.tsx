import { Confirm } from '../Confirm/index.ts';

export interface UnsavedQuestionProps {
  isOpen: boolean;
  /** What was filled in may be lost: go on. */
  onDiscard: () => void;
  onStay: () => void;
}

/**
 * Asks before what was filled in is lost. `FormDialog` has it already; a screen gives it the `question`
 * of its `useUnsavedGuard`, a router what its blocker offers.
 *
 * Keyboard: Enter goes on editing, Tab reaches 放弃修改, Esc goes on editing.
 */
export function UnsavedQuestion({ isOpen, onDiscard, onStay }: UnsavedQuestionProps) {
  return (
    <Confirm
      isOpen={isOpen}
      tone="danger"
      title="放弃未保存的修改？"
      confirmLabel="放弃修改"
      cancelLabel="继续编辑"
      onConfirm={onDiscard}
      onClose={onStay}
    >
      已填写的内容将不再保留。
    </Confirm>
  );
}
