/** The part of a keyboard event that tells whether Enter was meant. */
interface Key {
  key: string;
  isComposing: boolean;
  keyCode: number;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Safari ends a composition before it tells of the Enter that ended it: only this code gives it away. */
const isHandledByInputMethod = 229;

/** Whether Enter was pressed for itself: not to take a word from a Chinese input method, not with Shift. */
export function isPlainEnter(event: Key): boolean {
  const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  const isTaken = event.isComposing || event.keyCode === isHandledByInputMethod;
  return event.key === 'Enter' && !isTaken && !isModified;
}
