import { useLayoutEffect, useRef, type RefObject } from 'react';

const buttonsOf = (field: HTMLElement | null): HTMLElement[] =>
  Array.from(field?.querySelectorAll<HTMLElement>('button:enabled') ?? []);

/**
 * Keeps the focus in a field whose buttons change while it works: when the one that had the focus is
 * gone, the one that is in its place now gets it, rather than the page's body.
 */
export function useKeptFocus(field: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement; place: number }>(null);

  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const place = buttonsOf(field.current).findIndex((button) => button === target);
      last.current =
        target instanceof HTMLElement && place >= 0 ? { element: target, place } : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [field]);

  useLayoutEffect(() => {
    if (!last.current) return;
    const { element, place } = last.current;
    const buttons = buttonsOf(field.current);
    if (element.isConnected) {
      last.current.place = buttons.indexOf(element);
      return;
    }
    last.current = null;
    if (document.activeElement === document.body) (buttons[place] ?? buttons.at(-1))?.focus();
  });
}

/** Puts the focus on the first button of a field. */
export function focusFirstButton(field: HTMLElement | null): void {
  buttonsOf(field)[0]?.focus();
}
