import type { ReactNode } from 'react';
import { button } from './Button.css.ts';
import {
  PressableButton,
  SubmitButton,
  type ButtonBehaviour,
  type ButtonLook,
} from './PressableButton.tsx';

export interface ButtonProps extends ButtonLook, ButtonBehaviour {
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * Does something: on this page, or to a record.
 *
 * Use one `solid` `brand` button per view, for its main action; `outline` for the others; `quiet` in rows and
 * bars. Do not use it to go to another page (that is a `Link`), and do not hide an action that is not
 * possible now: give it a `disabledReason`.
 *
 * A `submit` button is pending by itself while its form is being sent.
 *
 * Keyboard: Enter and Space press; a button with a `disabledReason` can be focused and has the reason as its
 * description.
 */
export function Button({ tone, variant, size, ...behaviour }: ButtonProps) {
  const Native = behaviour.type === 'submit' ? SubmitButton : PressableButton;
  return <Native {...behaviour} className={button({ tone, variant, size })} />;
}
