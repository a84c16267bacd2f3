import type { KeyboardEvent, RefObject } from 'react';
import type { ListHandle } from './PickerList.tsx';
import type { PickerInput } from './usePickerInput.ts';

interface PickerKeys {
  input: PickerInput;
  list: RefObject<ListHandle | null>;
  /** Backspace was pressed in an empty input. */
  onBackspace: (() => void) | undefined;
  isReadOnly: boolean;
}

/** Keyboard handling of a picker's input; keys of an input method are ignored. */
export function usePickerKeys({ input, list, onBackspace, isReadOnly }: PickerKeys) {
  const { typed, isOpen, open, close, clear } = input;

  /** @returns whether the key was handled */
  const take = (event: KeyboardEvent): boolean => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') {
      if (!isOpen && typed === null) return false;
      // The dialog around it stays.
      event.stopPropagation();
      if (isOpen) close();
      else clear();
      return true;
    }
    if (key === 'Backspace') {
      if (onBackspace === undefined || (typed ?? '') !== '') return false;
      onBackspace();
      return true;
    }
    if (isOpen && altKey && key === 'ArrowUp') {
      close();
      return true;
    }
    if (isOpen) {
      if (altKey || shiftKey || ctrlKey || metaKey) return false;
      return list.current?.press(key) === true || key === 'Enter';
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    open();
    return true;
  };

  return (event: KeyboardEvent): void => {
    if (isReadOnly || event.nativeEvent.isComposing) return;
    if (take(event)) event.preventDefault();
  };
}
