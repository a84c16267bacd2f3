/** The part of a keyboard event that a key of an input method differs in. */
export type CompositionKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** The key code of every key that an input method handles. */
const handledByInputMethod = 229;

/**
 * Whether a key is part of a composition: it belongs to the input method, and no handler acts on it. Safari
 * ends a composition before the keydown of the key that ended it, which only its key code identifies then.
 */
export const isCompositionKey = (event: CompositionKey): boolean =>
  event.isComposing || event.keyCode === handledByInputMethod;

/** Whether the text of an input event is an unfinished composition, which must not be changed. */
export const isUnfinishedInput = (event: Event): boolean =>
  event instanceof InputEvent && event.isComposing;

/** A handler of `keydown` that keeps the keys of a composition from the elements above, or, in capture, below. */
export function stopCompositionKey(event: {
  nativeEvent: CompositionKey;
  stopPropagation: () => void;
}): void {
  if (isCompositionKey(event.nativeEvent)) event.stopPropagation();
}
