import { X } from '../Icon/index.ts';
import { memo, useContext } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../Button/index.ts';
import { Chinese } from '../lib/i18n.tsx';
import { floating } from '../Popover/index.ts';
import { DialogContent } from './content.ts';
import {
  dialog,
  foot,
  head,
  modal,
  overlay,
  questionOverlay,
  title as titleStyle,
} from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';
import { DialogBody } from './DialogBody.tsx';

interface ShellProps {
  size: NonNullable<DialogProps['size']>;
  role: NonNullable<DialogProps['role']>;
  isPending: boolean;
  onClose: () => void;
}

/** The modal of an open dialog: overlay, focus trap and Esc. */
export const DialogShell = memo(function DialogShell({
  size,
  role,
  isPending,
  onClose,
}: ShellProps) {
  const isQuestion = role === 'alertdialog';
  return (
    <Chinese>
      <ModalOverlay
        {...floating}
        isOpen
        className={isQuestion ? `${overlay} ${questionOverlay}` : overlay}
        isKeyboardDismissDisabled={isPending}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Modal className={modal({ size, isQuestion })}>
          <AriaDialog className={dialog} role={role}>
            <DialogInside isPending={isPending} onClose={onClose} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Chinese>
  );
});

type DialogHeadProps = Pick<DialogProps, 'title'> & Pick<ShellProps, 'isPending' | 'onClose'>;

/** Memoized: it does not change while its form is filled in. */
const DialogHead = memo(function DialogHead({ title, isPending, onClose }: DialogHeadProps) {
  return (
    <header className={head}>
      <Heading slot="title" className={titleStyle}>
        {title}
      </Heading>
      <IconButton label="关闭" icon={<X size={16} />} isDisabled={isPending} onPress={onClose} />
    </header>
  );
});

/**
 * Head, body and foot: all that renders while the dialog is used. A `Drawer` has the same.
 *
 * @internal
 */
export function DialogInside({ isPending, onClose }: Pick<ShellProps, 'isPending' | 'onClose'>) {
  const content = useContext(DialogContent);
  return (
    <>
      <DialogHead title={content.title} isPending={isPending} onClose={onClose} />
      <DialogBody>{content.children}</DialogBody>
      {content.footer !== undefined && <footer className={foot}>{content.footer}</footer>}
    </>
  );
}
