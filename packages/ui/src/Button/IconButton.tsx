import { forwardRef, useState, type ReactNode } from 'react';
import { Tip } from '../Tooltip/Tip.tsx';
import { button } from './Button.css.ts';
import { PressableButton, type ButtonBehaviour, type ButtonLook } from './PressableButton.tsx';

export interface IconButtonProps extends ButtonLook, ButtonBehaviour {
  /** What it does, in a word: its name, and its tip on pointing at it or reaching it by keyboard. */
  label: string;
  /** 16 px. */
  icon: ReactNode;
}

/**
 * A button of one icon, where there is no space for a label.
 *
 * Use it for close, more, previous and their like: actions with a well-known icon. Its `label` is its name
 * and its tooltip. Do not use it where there is space for a label: that is a `Button`.
 *
 * Keyboard: Enter and Space press; the tip comes with the focus, Esc hides it.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, tone, variant = 'quiet', size, onPointerEnter, onFocus, ...behaviour },
  ref,
) {
  // A board of a thousand buttons shows one tip at a time: none is there before it is needed.
  const [near, setNear] = useState<'pointer' | 'focus'>();
  const isExplained =
    behaviour.disabledReason !== undefined || behaviour['aria-describedby'] !== undefined;

  return (
    <>
      <PressableButton
        {...behaviour}
        buttonRef={ref}
        aria-label={label}
        onPointerEnter={(event) => {
          setNear((known) => known ?? 'pointer');
          onPointerEnter?.(event);
        }}
        onFocus={(event) => {
          setNear((known) => known ?? 'focus');
          onFocus?.(event);
        }}
        className={button({ tone, variant, size, isIconOnly: true })}
      />
      {near !== undefined && !isExplained && <Tip isDue={near === 'pointer'}>{label}</Tip>}
    </>
  );
});
