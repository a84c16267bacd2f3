import { Confirm } from '../Confirm/Confirm.tsx';

export interface UnsavedQuestionProps {
  /** Whether the question is shown. */
  isOpen: boolean;
  /** The changes may be discarded. */
  onDiscard: () => void;
  /** Editing continues. */
  onStay: () => void;
}

/**
 * Asks before unsaved changes are discarded.
 *
 * Use it in a screen with the `question` of its `useUnsavedGuard`, around the routes with a router's
 * blocker. Do not use it in a `FormDialog`, which has it already, nor for another question (`Confirm`).
 *
 * Keyboard: Enter and Esc continue editing, Tab reaches 放弃修改.
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
