import { useEffect, useEffectEvent } from 'react';

/** The shortcut of 批准并下一条, as `KeyHint` and `aria-keyshortcuts` take it. */
export const approveKey = { hint: 'Mod+Enter', aria: 'Control+Enter Meta+Enter' } as const;

/** Calls `onPress` on Ctrl+Enter or ⌘+Enter, wherever the focus is, also in the note. */
export function useApproveKey(isOn: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.key !== 'Enter' || !isMod || event.repeat || event.isComposing) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
