import { useEffect, useRef, type ReactNode } from 'react';
import { DrawerSheet } from '../Drawer/Drawer.tsx';
import { useReturnFocus } from '../Popover/index.ts';
import { sheet } from './Rail.css.ts';

export interface RailSheetProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The open rail over the screen; loaded lazily. */
export function RailSheet({ label, onClose, children }: RailSheetProps) {
  const element = useRef<HTMLDivElement>(null);
  useReturnFocus();

  useEffect(() => {
    const inside = element.current;
    // A link closes the drawer.
    const closeOnLeaving = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a')) onClose();
    };
    inside?.addEventListener('click', closeOnLeaving);
    return () => inside?.removeEventListener('click', closeOnLeaving);
  }, [onClose]);

  return (
    <DrawerSheet side="start" size="menu" label={label} onClose={onClose}>
      <div ref={element} className={sheet}>
        {children}
      </div>
    </DrawerSheet>
  );
}
