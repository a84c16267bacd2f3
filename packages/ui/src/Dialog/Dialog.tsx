import * as css from './Dialog.css.ts';
import { OpenModal, type ModalContent } from './Modal.tsx';

export interface DialogProps extends ModalContent {
  /** alertdialog: a question that needs a response. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether it is shown. Rendering it starts when it opens. */
  isOpen: boolean;
  /** Called on Esc and ×. Not while `isPending`, and never on a press outside. */
  onClose: () => void;
  /** Widths of 420, 570, 880 and 1320 px: wide is for a table of many columns. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'wide' | undefined;
}

/**
 * A window over the screen for one task: a form, a record in full, a review.
 *
 * Use it when the task starts and ends on this screen. Do not use it for a question of yes and no
 * (`Confirm`), for a message (`toast`), nor open a second one over it for a second task. It depends on React
 * Aria: import it only from lazily loaded files.
 *
 * Keyboard: the focus goes in on opening, to the element with `autoFocus` if there is one, stays in, and
 * returns to where it was; Esc closes. On phones it fills the screen; a question stays a card.
 */
export function Dialog({ isOpen, size = 'medium', role = 'dialog', ...props }: DialogProps) {
  if (!isOpen) return null;
  const isQuestion = role === 'alertdialog';
  const overlayClass = isQuestion ? `${css.overlay} ${css.questionOverlay}` : css.overlay;
  return (
    <OpenModal
      {...props}
      role={role}
      overlayClass={overlayClass}
      modalClass={css.modal({ size, isQuestion })}
    />
  );
}
