import { cloneElement, useId, type AriaAttributes, type ReactElement, type ReactNode } from 'react';
import * as css from './Tooltip.css.ts';
import { Tip } from './Tip.tsx';

export interface TooltipProps {
  /** A few words; nothing that must be read to use the control. */
  content: ReactNode;
  /** One control that can have the keyboard's focus. */
  children: ReactElement<AriaAttributes>;
}

/**
 * A short explanation of a control, on hover and focus; Esc hides it.
 *
 * Use it for a shortcut or the full form of something cut short. Do not use it for essential text (write that
 * on the page), on elements that cannot be focused, or to explain a disabled button (`disabledReason` does
 * that). An `IconButton` has its label as a tip already. It does not appear on touch: nothing may depend on
 * it.
 *
 * Keyboard: it appears with the focus immediately; Esc hides it and keeps the focus.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <span className={css.anchor}>{cloneElement(children, { 'aria-describedby': id })}</span>
      <Tip id={id}>{content}</Tip>
    </>
  );
}
