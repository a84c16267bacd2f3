import { memo, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogInside } from '../Dialog/index.ts';
import { Chinese } from '../lib/i18n.tsx';
import { floatingSheet } from '../Popover/index.ts';
import { content, drawer, overlay } from './Drawer.css.ts';

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
          <AriaDialog className={content} {...(label !== undefined && { 'aria-label': label })}>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Chinese>
  );
}

type ShellProps = Omit<SheetProps, 'children' | 'label'> & { isPending: boolean };

/** The frame of an open drawer, with the head, body and foot of a dialog. */
export const DrawerShell = memo(function DrawerShell({ isPending, onClose, ...sheet }: ShellProps) {
  return (
    <DrawerSheet {...sheet} isPending={isPending} onClose={onClose}>
      <DialogInside isPending={isPending} onClose={onClose} />
    </DrawerSheet>
  );
});
