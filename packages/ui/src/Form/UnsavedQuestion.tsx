import { Confirm } from '../Confirm/index.ts';

export interface UnsavedQuestionProps {
  isOpen: boolean;
  /** What was filled in may be lost: go on. */
  onDiscard: () => void;
  /** Nothing is lost: back to what was being filled in. */
  onStay: () => void;
}

/**
 * Asks before what was filled in is lost.
 *
 * Use it in a screen with the `question` of its `useUnsavedGuard`, around the routes with what a router's
 * blocker offers. Do not use it in a `FormDialog`, which has it already, nor for another question (`Confirm`).
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
