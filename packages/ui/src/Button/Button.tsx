import type { ReactNode } from 'react';
import { button } from './Button.css.ts';
import { PressableButton, type ButtonBehaviour, type ButtonLook } from './PressableButton.tsx';

export interface ButtonProps extends ButtonLook, ButtonBehaviour {
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * Does something: on this page, or to a record.
 *
 * Use one `solid` `brand` button per view, for its main action; `outline` for the others; `quiet` in
 * rows and bars. Do not use it to go to another page (that is a `Link`), and do not hide an action
 * that is not possible now: give it a `disabledReason`.
 *
 * Keyboard: Enter and Space press; a button with a `disabledReason` can be reached and tells the reason.
 */
export function Button({ tone, variant, size, ...behaviour }: ButtonProps) {
  return <PressableButton {...behaviour} className={button({ tone, variant, size })} />;
}
