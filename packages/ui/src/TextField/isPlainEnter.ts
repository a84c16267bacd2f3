/** The part of a keyboard event that decides whether Enter was pressed. */
interface Key {
  key: string;
  isComposing: boolean;
  keyCode: number;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/**
 * Safari fires compositionend before the keydown of the Enter that ended it: only this key code identifies
 * it.
 */
const isHandledByInputMethod = 229;

/** Whether Enter was pressed for itself: not to take a word from a Chinese input method, not with Shift. */
export function isPlainEnter(event: Key): boolean {
  const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  const isTaken = event.isComposing || event.keyCode === isHandledByInputMethod;
  return event.key === 'Enter' && !isTaken && !isModified;
}
