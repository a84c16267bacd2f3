import { useLayoutEffect, type RefObject } from 'react';

/** Sets `aria-activedescendant` of the input. Imperative: the field need not render on each arrow key. */
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
