import type { MouseEvent } from 'react';
import { X } from '../Icon/index.ts';
import { controlButton } from './Field.css.ts';

interface ClearButtonProps {
  onPress: () => void;
  /** Tab reaches it, and a press focuses the input beside it. Without, there must be a key that clears. */
  isTabStop?: boolean;
  /** @default '清除' */
  label?: string | undefined;
}

/** The button in a control box that clears the value. @internal */
export function ClearButton({ onPress, isTabStop, label = '清除' }: ClearButtonProps) {
  const press = ({ currentTarget }: MouseEvent): void => {
    onPress();
    if (isTabStop) currentTarget.parentElement?.querySelector('input')?.focus();
  };
  const aside = isTabStop
    ? null
    : { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return (
    <button {...aside} type="button" className={controlButton} aria-label={label} onClick={press}>
      <X size={16} />
    </button>
  );
}
