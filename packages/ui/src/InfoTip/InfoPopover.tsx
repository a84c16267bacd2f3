import type { ReactNode, RefObject } from 'react';
import { Popover } from '../Popover/index.ts';
import { words } from './InfoTip.css.ts';

export interface InfoPopoverProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The open explanation; loaded late. */
export function InfoPopover({ children, ...popover }: InfoPopoverProps) {
  return (
    <Popover {...popover}>
      <p className={words}>{children}</p>
    </Popover>
  );
}
