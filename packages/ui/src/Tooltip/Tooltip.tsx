import { cloneElement, useId, type AriaAttributes, type ReactElement, type ReactNode } from 'react';
import { Tip } from './Tip.tsx';
import { anchor } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; nothing that must be read to use the control. */
  content: ReactNode;
  /** One control that can have the keyboard's focus. */
  children: ReactElement<AriaAttributes>;
}

/**
 * A few words more about a control, on pointing at it or reaching it by keyboard; Esc hides them.
 *
 * Use it for a shortcut or the full form of something cut short. Do not use it for what everyone must
 * read (write that on the page), on things that cannot be focused, or to explain a disabled button
 * (`disabledReason` does that). An `IconButton` has its label as a tip already. On touch it does not
 * come: nothing may depend on it.
 *
 * Keyboard: it comes with the focus at once; Esc hides it and leaves the focus.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <span className={anchor}>{cloneElement(children, { 'aria-describedby': id })}</span>
      <Tip id={id}>{content}</Tip>
    </>
  );
}
