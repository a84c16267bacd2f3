import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { floating, useReturnFocus } from '../Popover/index.ts';
import { overlay, palette } from './CommandPalette.css.ts';

export interface PaletteSheetProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const controls = 'input, button';

/**
 * The modal of the palette: traps the focus, closes on Esc and on a press outside. Not React Aria's, which
 * takes twice the time to open: this is opened a hundred times a day.
 */
export function PaletteSheet({ label, onClose, children }: PaletteSheetProps) {
  const sheetRef = useRef<HTMLDivElement>(null);
  useReturnFocus();

  // The page below stays where it is. React's own wheel listeners could not refuse.
  useEffect(() => {
    const element = sheetRef.current;
    const refuse = (event: WheelEvent): void => {
      if (event.target === element) event.preventDefault();
    };
    element?.addEventListener('wheel', refuse, { passive: false });
    return () => element?.removeEventListener('wheel', refuse);
  }, []);

  const sheet = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': label,
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
        event.stopPropagation();
        onClose();
      }
      if (event.key === 'Tab') {
        event.preventDefault();
        focusNext(event.currentTarget, event.shiftKey ? -1 : 1);
      }
    },
  } as const;
  const scrim = {
    onClick: ({ target }: MouseEvent): void => {
      if (target === sheetRef.current) onClose();
    },
  };

  return createPortal(
    <div {...floating} {...scrim} ref={sheetRef} className={overlay}>
      <div {...sheet} className={palette}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Moves the focus on among the controls of the sheet, round and round. */
function focusNext(sheet: HTMLElement, by: number): void {
  const all = [...sheet.querySelectorAll<HTMLElement>(controls)];
  const from = all.findIndex((one) => one === document.activeElement);
  all.at((from + by + all.length) % all.length)?.focus();
}
