import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { moveTip } from '../lib/place.ts';
import * as css from './Tooltip.css.ts';

/** From the anchor to the tip, in px. */
const gap = 6;

interface TipProps {
  /** Left out where the words are the element's name already. */
  id?: string | undefined;
  /** beside: at its end, as in a column of icons. @default 'above' */
  side?: 'above' | 'beside' | undefined;
  /** The element is pointed at already: it comes after the usual rest. */
  isDue?: boolean | undefined;
  children: ReactNode;
}

/**
 * The words that explain the element right before them: shown while that element is pointed at or
 * has the keyboard's focus. That element names them with `aria-describedby={id}`.
 * They live in the top layer, so that no scrolling table cuts them off. Screens use the `label` of an
 * `IconButton` and the `disabledReason` of a `Button`.
 *
 * @internal
 */
export function Tip({ id, side = 'above', isDue, children }: TipProps) {
  const element = useRef<HTMLSpanElement>(null);

  // Before it can be hovered or focused.
  useLayoutEffect(() => {
    const anchor = element.current?.previousElementSibling;
    if (element.current && anchor instanceof HTMLElement)
      return followAnchor(anchor, element.current, side, isDue);
    return undefined;
  }, [side, isDue]);

  return (
    <span ref={element} id={id} role="tooltip" popover="manual" className={css.tip}>
      {children}
    </span>
  );
}

/** How long a pointer rests before the tip comes, and how long it may take to reach the tip. */
const showDelayMs = 300;

const hideDelayMs = 120;

/**
 * Shows `tip` (an element with `popover="manual"`) while `anchor` is pointed at or has the keyboard's
 * focus; a press on a disabled anchor shows it too, for touch. Esc hides it, wherever the focus is.
 * `isDue`: it was pointed at before this was called.
 * Returns the function that stops all this.
 */
function followAnchor(
  anchor: HTMLElement,
  tip: HTMLElement,
  side: 'above' | 'beside',
  isDue: boolean | undefined,
): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasFocus = (): boolean => anchor.contains(document.querySelector(':focus-visible'));
  const isShown = (): boolean => tip.matches(':popover-open');
  const place = (): void => moveTip(tip, anchor.getBoundingClientRect(), gap, side);
  const show = (): void => {
    clearTimeout(timer);
    if (!tip.isConnected || isShown()) return;
    tip.showPopover();
    place();
    // Wherever the focus is: the pointer alone may have brought it.
    addEventListener('keydown', hideByKey, { ...on, capture: true });
  };
  const hide = (): void => {
    clearTimeout(timer);
    removeEventListener('keydown', hideByKey, true);
    if (isShown()) tip.hidePopover();
  };
  const hideByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
  };
  const soon = (what: () => void, ms: number) => (): void => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };

  anchor.addEventListener('pointerenter', soon(show, showDelayMs), on);
  anchor.addEventListener('pointerleave', soon(hide, hideDelayMs), on);
  tip.addEventListener('pointerenter', () => clearTimeout(timer), on);
  tip.addEventListener('pointerleave', soon(hide, hideDelayMs), on);
  anchor.addEventListener('focusin', () => hasFocus() && show(), on);
  anchor.addEventListener('focusout', hide, on);
  anchor.addEventListener('click', () => (anchor.ariaDisabled === 'true' ? show() : hide()), on);
  // Focusing an element may scroll it into view: its tooltip follows.
  const follow = (): void => {
    if (!isShown()) return;
    if (hasFocus()) place();
    else hide();
  };
  addEventListener('scroll', follow, { ...on, capture: true, passive: true });

  // It may come only when its anchor is already pointed at or focused.
  if (hasFocus()) show();
  else if (isDue || anchor.matches(':hover')) soon(show, showDelayMs)();

  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
