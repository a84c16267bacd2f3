import { isCompositionKey, type CompositionKey } from '../lib/composition.ts';
import { fieldTexts } from '../Field/texts.ts';

/** Kinds of text whose form is known: their spaces and full-width characters are slips of the keyboard. */
export type TextKind = 'text' | 'tel' | 'email';

/** What is kept of typed or pasted text: a phone or mail address has no spaces and no full-width characters. */
export function keptText(kind: TextKind, text: string): string {
  if (kind !== 'tel' && kind !== 'email') return text;
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

/** What a field of limited length holds after typing: further characters are not taken. */
export function typedWithin(before: string, after: string, maxLength: number): string {
  if (after.length <= maxLength) return after;
  return before.length >= maxLength && before.length < after.length
    ? before
    : after.slice(0, maxLength);
}

/** Number of visible characters: an emoji or a rare character is one, though it is two UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

/** The error of a text that is too long. */
export function tooLong(
  text: string,
  maxLength: number | undefined,
  problem = fieldTexts.tooLong,
): string | undefined {
  if (maxLength === undefined || text.length <= maxLength) return undefined;
  const over = countCharacters(text) - maxLength;
  return over > 0 ? problem(maxLength, over) : undefined;
}

/** The part of a keyboard event that decides whether Enter was pressed. */
type Key = CompositionKey &
  Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Whether Enter was pressed for itself: not to take a word from a Chinese input method, not with Shift. */
export function isPlainEnter(event: Key): boolean {
  const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  return event.key === 'Enter' && !isCompositionKey(event) && !isModified;
}

/** Whether Ctrl+Enter or ⌘+Enter was pressed, once: it sends a form or confirms from any field. */
export function isSendKey(event: Key & Pick<KeyboardEvent, 'repeat'>): boolean {
  const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return event.key === 'Enter' && isMod && !event.repeat && !isCompositionKey(event);
}
