import {
  memo,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  createContext,
  type ReactNode,
} from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useStable } from '../lib/useStable.ts';
import { useReturnFocus, floating } from '../Popover/index.ts';
import { X } from '../Icon/index.ts';
import { IconButton } from '../Button/index.ts';
import { Chinese } from '../lib/i18n.tsx';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  /** Says what is done and to which record; it is the accessible name. */
  title: ReactNode;
  /** Whether the dialog is shown. Rendering it starts when it opens. */
  isOpen: boolean;
  /** Called on Esc and ×. Not while `isPending`, and never on a press outside. */
  onClose: () => void;
  /** Widths of 420, 570 and 880 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The buttons, the main one last. It stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Something is being saved: the dialog cannot be closed. */
  isPending?: boolean | undefined;
  /** alertdialog: a question that needs a response. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The content; it scrolls when it is higher than the window. */
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
  const content = useMemo(() => ({ title, footer, children }), [title, footer, children]);
  useReturnFocus();

  return (
    <DialogContent value={content}>
      <DialogShell size={size} isPending={isPending} role={role} onClose={close} />
    </DialogContent>
  );
}

interface ShellProps {
  size: NonNullable<DialogProps['size']>;
  role: NonNullable<DialogProps['role']>;
  isPending: boolean;
  onClose: () => void;
}

/** The modal of an open dialog: overlay, focus trap and Esc. */
const DialogShell = memo(function DialogShell({ size, role, isPending, onClose }: ShellProps) {
  const isQuestion = role === 'alertdialog';
  return (
    <Chinese>
      <ModalOverlay
        {...floating}
        isOpen
        className={isQuestion ? `${css.overlay} ${css.questionOverlay}` : css.overlay}
        isKeyboardDismissDisabled={isPending}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Modal className={css.modal({ size, isQuestion })}>
          <AriaDialog className={css.dialog} role={role}>
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
    <header className={css.head}>
      <Heading slot="title" className={css.title}>
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
      {content.footer !== undefined && <footer className={css.foot}>{content.footer}</footer>}
    </>
  );
}

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The part of a dialog that scrolls. When it is only to be read and too long for the window, it takes
 * the focus itself, so that it can be scrolled by keyboard.
 */
function DialogBody({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    const scroller = element.current;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => {
      const isTooLong = scroller.scrollHeight > scroller.clientHeight;
      setReading(isTooLong && scroller.querySelector(controls) === null);
    });
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={element} className={css.body} {...(isReading && { tabIndex: 0 })}>
      <div>{children}</div>
    </div>
  );
}

/**
 * What a dialog shows. It reaches the inside of the shell by a context, so that typing in a form renders the
 * form and not the shell.
 *
 * @internal
 */
export const DialogContent = createContext<{
  title: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}>({ title: undefined, footer: undefined, children: undefined });
