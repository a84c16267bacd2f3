import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { followAnchor } from './follow.ts';
import type { TipSide } from './place.ts';
import { tip } from './Tooltip.css.ts';

export interface TipProps {
  id: string;
  side?: TipSide | undefined;
  /** The element is pointed at already: it comes after the usual rest. */
  isDue?: boolean | undefined;
  children: ReactNode;
}

/**
 * The words that explain the element right before them: shown while that element is pointed at or
 * has the keyboard's focus. That element names them with `aria-describedby={id}`.
 * They live in the top layer, so that no scrolling table cuts them off. Screens use
 * `Tooltip`.
 *
 * @internal
 */
export function Tip({ id, side = 'above', isDue = false, children }: TipProps) {
  const element = useRef<HTMLSpanElement>(null);

  // Before it can be hovered or focused.
  useLayoutEffect(() => {
    const anchor = element.current?.previousElementSibling;
    if (element.current && anchor instanceof HTMLElement)
      return followAnchor(anchor, element.current, side, isDue);
    return undefined;
  }, [side, isDue]);

  return (
    <span ref={element} id={id} role="tooltip" popover="manual" className={tip}>
      {children}
    </span>
  );
}
