import { Confirm } from '../Confirm/Confirm.tsx';
import { useTexts } from '../texts/context.ts';
import { formTexts } from './texts.ts';

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
  const texts = useTexts('Form', formTexts);
  return (
    <Confirm
      isOpen={isOpen}
      tone="danger"
      title={texts.discardUnsaved}
      confirmLabel={texts.discard}
      cancelLabel={texts.continueEditing}
      onConfirm={onDiscard}
      onClose={onStay}
    >
      {texts.notKept}
    </Confirm>
  );
}
