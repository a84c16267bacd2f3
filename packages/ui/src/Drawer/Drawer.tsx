import { useMemo, memo, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogContent, DialogInside, type DialogProps } from '../Dialog/Dialog.tsx';
import { useStable } from '../lib/useStable.ts';
import { useReturnFocus, floatingSheet } from '../Popover/index.ts';
import { Chinese } from '../lib/i18n.tsx';
import { content as contentStyle, drawer, overlay } from './Drawer.css.ts';

export interface DrawerProps extends Pick<
  DialogProps,
  'title' | 'isOpen' | 'footer' | 'isPending' | 'children'
> {
  /** Called on Esc, × and a press outside. Not while `isPending`. */
  onClose: () => void;
  /** Side of the window: start is left, end is right. @default 'end' */
  side?: DrawerSide | undefined;
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
export function Drawer({ isOpen, ...props }: DrawerProps) {
  return isOpen ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({
  title,
  footer,
  children,
  onClose,
  side = 'end',
  size = 'medium',
  isPending = false,
  isDismissable = true,
}: Omit<DrawerProps, 'isOpen'>) {
  const close = useStable(() => onClose());
  const content = useMemo(() => ({ title, footer, children }), [title, footer, children]);
  useReturnFocus();

  return (
    <DialogContent value={content}>
      <DrawerShell
        side={side}
        size={size}
        isPending={isPending}
        isDismissable={isDismissable}
        onClose={close}
      />
    </DialogContent>
  );
}

/** From which side a drawer comes: where reading starts, or where it ends. */
export type DrawerSide = 'start' | 'end';

interface SheetProps {
  side: DrawerSide;
  size: 'menu' | 'small' | 'medium' | 'large';
  /** Its accessible name, when there is no title inside. */
  label?: string | undefined;
  isPending?: boolean | undefined;
  isDismissable?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The bare modal at the side: overlay, focus trap, closes on Esc and on a press outside. The menu of an
 * `AppFrame` is one; screens use `Drawer`.
 *
 * @internal
 */
export function DrawerSheet({
  side,
  size,
  label,
  isPending = false,
  isDismissable = true,
  onClose,
  children,
}: SheetProps) {
  return (
    <Chinese>
      <ModalOverlay
        {...floatingSheet}
        isOpen
        className={overlay({ side })}
        isDismissable={isDismissable && !isPending}
        isKeyboardDismissDisabled={isPending}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Modal className={drawer({ side, size, isFull: size !== 'menu' })}>
          <AriaDialog
            className={contentStyle}
            {...(label !== undefined && { 'aria-label': label })}
          >
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Chinese>
  );
}

type ShellProps = Omit<SheetProps, 'children' | 'label'> & { isPending: boolean };

/** The frame of an open drawer, with the head, body and foot of a dialog. */
const DrawerShell = memo(function DrawerShell({ isPending, onClose, ...sheet }: ShellProps) {
  return (
    <DrawerSheet {...sheet} isPending={isPending} onClose={onClose}>
      <DialogInside isPending={isPending} onClose={onClose} />
    </DrawerSheet>
  );
});
