import { useEffectEvent, useLayoutEffect } from 'react';

/** Where ← and → already mean something. */
const usesArrowKeys =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="slider"], [role="menu"], [role="listbox"], [role="grid"], [role="treegrid"], [role="tablist"], [role="radiogroup"]';

/** Steps by ← and → wherever the focus is, unless it is where these keys have a meaning of their own. */
export function useArrowKeys(isOn: boolean, onStep: (by: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.target instanceof Element && event.target.closest(usesArrowKeys)) return;
    event.preventDefault();
    onStep(event.key === 'ArrowLeft' ? -1 : 1);
  });

  // A key may be pressed as soon as the buttons are shown.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
