import type { ReactNode } from 'react';
import { button } from './Button.css.ts';
import { PressableButton, type ButtonBehaviour, type ButtonLook } from './PressableButton.tsx';

export interface IconButtonProps extends ButtonLook, ButtonBehaviour {
  /** What it does, in a word: its name, and shown on pointing at it. */
  label: string;
  icon: ReactNode;
}

/**
 * A button of one icon, where there is no room for words: close, more, previous.
 * Its `label` is its name and its tip. Where there is room, use a `Button` with words.
 */
export function IconButton({
  label,
  tone,
  variant = 'quiet',
  size,
  ...behaviour
}: IconButtonProps) {
  return (
    <PressableButton
      {...behaviour}
      aria-label={label}
      title={behaviour.disabledReason === undefined ? label : undefined}
      className={button({ tone, variant, size, isIconOnly: true })}
    />
  );
}
