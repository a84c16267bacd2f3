import type { RefObject } from 'react';
import { controlButton } from '../Field/Field.css.ts';
import { Calendar as CalendarIcon } from '../Icon/index.ts';

export interface CalendarButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
  onPreload: () => void;
}

/** The button in a date field that opens its calendar. */
export function CalendarButton({
  ref,
  isOpen,
  isDisabled,
  onToggle,
  onPreload,
}: CalendarButtonProps) {
  return (
    <button
      type="button"
      className={controlButton}
      aria-label="打开日历"
      ref={ref}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={isDisabled}
      onClick={onToggle}
      onPointerEnter={onPreload}
      onFocus={onPreload}
    >
      <CalendarIcon size={16} />
    </button>
  );
}
