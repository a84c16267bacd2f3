import { useEffect, useRef, type ReactNode } from 'react';
import { drawer } from './Rail.css.ts';

export interface RailDrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The rail over the screen. The browser's own dialog keeps the focus inside, and gives it back. */
export function RailDrawer({ label, isOpen, onClose, children }: RailDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    // A press beside the drawer lands on the dialog itself; a link leads away.
    const closeOnLeaving = ({ target }: MouseEvent): void => {
      if (target === element || (target instanceof Element && target.closest('a'))) onClose();
    };
    element?.addEventListener('click', closeOnLeaving);
    return () => element?.removeEventListener('click', closeOnLeaving);
  }, [onClose]);

  return (
    <dialog ref={dialog} className={drawer} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
}
