import { useRef, type KeyboardEvent } from 'react';
import { isLetter } from './isLetter.ts';

/**
 * The keyboard of a sheet with a search field and rows. The field has the focus; letters that are typed
 * elsewhere, after Tab, go to it too.
 *
 * @param pressKey returns whether the key was handled
 */
export function useSheetKeys(pressKey: (key: string) => boolean) {
  const search = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // The letter itself is written after this, into what then has the focus.
    if (isLetter(event)) search.current?.focus();
    else if (pressKey(event.key)) event.preventDefault();
  };

  return { search, onKeyDown };
}
