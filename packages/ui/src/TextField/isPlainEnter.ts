/** The part of a keyboard event that tells whether Enter was meant. */
interface Key {
  key: string;
  isComposing: boolean;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Whether Enter was pressed for itself: not to take a word from a Chinese input method, not with Shift. */
export function isPlainEnter(event: Key): boolean {
  const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  return event.key === 'Enter' && !event.isComposing && !isModified;
}
