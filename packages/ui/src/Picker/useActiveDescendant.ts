import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the input which row is the active one. Past React: the field need not render again for each
 * arrow pressed.
 */
export function useActiveDescendant(
  inputRef: RefObject<HTMLElement | null>,
  id: string | undefined,
): void {
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || id === undefined) return undefined;
    input.setAttribute('aria-activedescendant', id);
    return () => input.removeAttribute('aria-activedescendant');
  }, [inputRef, id]);
}
