import { OpenModal, type ModalContent } from '../Dialog/Modal.tsx';
import { drawer, overlay } from './Drawer.css.ts';

export interface DrawerProps extends ModalContent {
  /** Whether the drawer is shown. Rendering it starts when it opens. */
  isOpen: boolean;
  /** Called on Esc, × and a press outside. Not while `isPending`. */
  onClose: () => void;
  /** Side of the window: start is left, end is right. @default 'end' */
  side?: 'start' | 'end' | undefined;
  /** Widths of 420, 570 and 880 px; on phones it fills the screen. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A press outside closes it. Turn it off where there is a draft. @default true */
  isDismissable?: boolean | undefined;
}

/**
 * A sheet at the side of the screen, as high as the screen: a record in full beside the list it is from.
 *
 * Use it for long content next to the list: a record with its history, many filters. Do not use it for a
 * short form or a review (`Dialog`), for a question (`Confirm`), nor for two things side by side that are
 * both worked on (`SplitPane`). It depends on React Aria: import it only from lazily loaded files.
 *
 * Keyboard: the focus goes in on opening, stays in, and returns to where it was; Esc closes.
 */
export function Drawer({
  isOpen,
  side = 'end',
  size = 'medium',
  isDismissable = true,
  ...props
}: DrawerProps) {
  if (!isOpen) return null;
  return (
    <OpenModal
      {...props}
      isSheet
      overlayClass={overlay({ side })}
      modalClass={drawer({ side, size, isFull: true })}
      isDismissable={isDismissable}
    />
  );
}
