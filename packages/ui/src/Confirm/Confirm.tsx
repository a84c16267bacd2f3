import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmProps } from './confirmProps.ts';

/**
 * Confirmation before an action that cannot be undone, or that costs.
 *
 * Use it with `deleteTarget` before something is deleted; with `tone="danger"` and a title that names the
 * thing before any other loss; plainly before what costs. The button's label is the action in a word. The
 * safe button has the focus; while `onConfirm` is pending nothing can be pressed. Do not use it before what
 * can be undone easily, nor for messages (`toast`, `notify`).
 *
 * Keyboard: Enter cancels at first; Tab goes to the action; Esc cancels.
 */
export function Confirm(question: ConfirmProps) {
  return question.isOpen ? <ConfirmDialog {...question} /> : null;
}
