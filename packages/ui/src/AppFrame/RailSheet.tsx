import type { MouseEvent, ReactNode } from 'react';
import { ModalFrame } from '../Dialog/Modal.tsx';
import { drawer, overlay } from '../Drawer/Drawer.css.ts';
import { useReturnFocus } from '../Popover/index.ts';
import { sheet } from './Rail.css.ts';

export interface RailSheetProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The open rail over the screen; loaded lazily. */
export function RailSheet({ label, onClose, children }: RailSheetProps) {
  // A link closes the drawer.
  const closeOnLeaving = {
    onClick: ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a')) onClose();
    },
  };
  useReturnFocus();

  return (
    <ModalFrame
      isSheet
      overlayClass={overlay({ side: 'start' })}
      modalClass={drawer({ side: 'start', size: 'menu' })}
      label={label}
      onClose={onClose}
    >
      <div {...closeOnLeaving} className={sheet}>
        {children}
      </div>
    </ModalFrame>
  );
}
