import type { ReactNode } from 'react';
import { useStable } from '../lib/useStable.ts';
import { useReturnFocus } from '../Popover/index.ts';
import { DialogContent } from './content.ts';
import { DialogShell } from './DialogShell.tsx';

export interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called on Esc and ×. Not while `isPending`, and never on a press outside. */
  onClose: () => void;
  /** Widths of 420, 570 and 880 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The buttons, the main one last. It stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Something is being saved: the dialog cannot be closed. */
  isPending?: boolean | undefined;
  /** alertdialog: a question that needs a response. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children: ReactNode;
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
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  footer,
  children,
  onClose,
  size = 'medium',
  isPending = false,
  role = 'dialog',
}: Omit<DialogProps, 'isOpen'>) {
  const close = useStable(() => onClose());
  useReturnFocus();

  return (
    <DialogContent value={{ title, footer, children }}>
      <DialogShell size={size} isPending={isPending} role={role} onClose={close} />
    </DialogContent>
  );
}
