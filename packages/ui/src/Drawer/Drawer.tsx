import { OpenModal, type ModalContent } from '../Dialog/Modal.tsx';
import { drawer, overlay } from './Drawer.css.ts';

export interface DrawerProps extends ModalContent {
  /** Whether it is shown. Rendering it starts when it opens. */
  isOpen: boolean;
  /** Widths of 420, 570 and 880 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Called on Esc, × and a press outside. Not while `isPending`. */
  onClose: () => void;
}

/**
 * A sheet at the side of the screen, as high as the screen: a record in full beside the list it is from.
 *
 * Use it for long content next to the list: a record with its history, many filters. Do not use it for a form
 * with a draft to lose, as a press outside closes it, nor for a review (`Dialog`), for a question (`Confirm`),
 * nor for two things side by side that are both worked on. It depends on React Aria: import it
 * only from lazily loaded files.
 *
 * Keyboard: the focus goes in on opening, stays in, and returns to where it was; Esc closes. On phones it fills
 * the screen.
 */
export function Drawer({ isOpen, size = 'medium', ...props }: DrawerProps) {
  if (!isOpen) return null;
  return (
    <OpenModal
      {...props}
      isSheet
      overlayClass={overlay({ side: 'end' })}
      modalClass={drawer({ side: 'end', size, isFull: true })}
    />
  );
}
