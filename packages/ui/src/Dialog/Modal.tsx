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
import { stopCompositionKey } from '../lib/composition.ts';
import { useStable } from '../lib/useStable.ts';
import { useReturnFocus, floating, floatingSheet } from '../Popover/index.ts';
import { X } from '../Icon/index.ts';
import { IconButton } from '../Button/index.ts';
import { Localized } from '../lib/i18n.tsx';
import * as css from './Dialog.css.ts';
import { useCommonTexts } from '../texts/context.ts';

export interface ModalContent {
  /** Says what is done and to which record; it is the accessible name. */
  title: ReactNode;
  /** The buttons, the main one last. It stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Something is being saved: it cannot be closed. */
  isPending?: boolean | undefined;
  /** The content; it scrolls when it is higher than the window. `false`: a question that is all title. */
  children: ReactNode;
}

/** What a dialog shows, by a context: typing in a form renders the form and not the frame. */
const DialogContent = createContext<Omit<ModalContent, 'isPending'>>({
  title: undefined,
  children: undefined,
});

/** An open dialog or drawer: a frame with head, body and foot. @internal */
export function OpenModal({
  title,
  footer,
  children,
  onClose,
  ...frame
}: ModalContent & Omit<ModalFrameProps, 'label' | 'children'>) {
  const close = useStable(onClose);
  const content = useMemo(() => ({ title, footer, children }), [title, footer, children]);
  useReturnFocus();

  return (
    <DialogContent.Provider value={content}>
      <ModalFrame {...frame} onClose={close} />
    </DialogContent.Provider>
  );
}

export interface ModalFrameProps extends Pick<ModalContent, 'isPending'> {
  /** Called on Esc, on × and, of a sheet, on a press outside. */
  onClose: () => void;
  /** alertdialog: a question that needs a response. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  overlayClass: string;
  modalClass: string;
  /** It fills the height of the screen. @default false */
  isSheet?: boolean | undefined;
  /** A press outside closes it. @default as `isSheet` */
  isDismissable?: boolean | undefined;
  /** Its accessible name, when there is no title inside. */
  label?: string | undefined;
  /** What is inside instead of head, body and foot. */
  children?: ReactNode;
}

/** The bare modal: overlay, focus trap and Esc. Screens use `Dialog` and `Drawer`. @internal */
export const ModalFrame = memo(function ModalFrame({
  overlayClass,
  modalClass,
  isSheet = false,
  isDismissable = isSheet,
  role = 'dialog',
  label,
  isPending = false,
  onClose,
  children,
}: ModalFrameProps) {
  return (
    <Localized>
      <ModalOverlay
        {...(isSheet ? floatingSheet : floating)}
        isOpen
        className={overlayClass}
        isDismissable={isDismissable && !isPending}
        isKeyboardDismissDisabled={isPending}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Modal className={modalClass}>
          <AriaDialog
            className={css.dialog}
            role={role}
            {...(label !== undefined && { 'aria-label': label })}
          >
            {children ?? <DialogInside isPending={isPending} onClose={onClose} />}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Localized>
  );
});

interface InsideProps extends Pick<ModalFrameProps, 'onClose'> {
  isPending: boolean;
}

/** Head, body and foot: all that renders while the dialog is used. */
function DialogInside(props: InsideProps) {
  const { title, children, footer } = useContext(DialogContent);
  return (
    <>
      <DialogHead {...props} title={title} />
      {children !== false && <DialogBody>{children}</DialogBody>}
      {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
    </>
  );
}

/** Memoized: it does not change while its form is filled in. */
const DialogHead = memo(function DialogHead({
  title,
  isPending,
  onClose,
}: InsideProps & Pick<ModalContent, 'title'>) {
  const { close } = useCommonTexts();
  return (
    <header className={css.head}>
      <Heading slot="title" className={css.title}>
        {title}
      </Heading>
      <IconButton label={close} icon={<X size={16} />} isDisabled={isPending} onPress={onClose} />
    </header>
  );
});

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** The part of a dialog that scrolls; it takes the focus itself when it is too long and has no control. */
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
    <div
      ref={element}
      className={css.body}
      {...{ onKeyDown: stopCompositionKey }}
      {...(isReading && { tabIndex: 0 })}
    >
      <div>{children}</div>
    </div>
  );
}
