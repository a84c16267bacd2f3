import type { MouseEvent } from 'react';
import { X } from '../Icon/index.ts';
import { controlButton } from './Field.css.ts';
import { useTexts } from '../texts/context.ts';
import { fieldTexts } from './texts.ts';

interface ClearButtonProps {
  onPress: () => void;
  /** Tab reaches it, and a press focuses the input beside it. Without, there must be a key that clears. */
  isTabStop?: boolean;
  /** @default '清除' */
  label?: string | undefined;
}

/** The button in a control box that clears the value. @internal */
export function ClearButton({ onPress, isTabStop, label }: ClearButtonProps) {
  const { clear } = useTexts('Field', fieldTexts);
  const press = ({ currentTarget }: MouseEvent): void => {
    onPress();
    if (isTabStop) currentTarget.parentElement?.querySelector('input')?.focus();
  };
  const aside = isTabStop
    ? null
    : { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return (
    <button
      {...aside}
      type="button"
      className={controlButton}
      aria-label={label ?? clear}
      onClick={press}
    >
      <X size={16} />
    </button>
  );
}
