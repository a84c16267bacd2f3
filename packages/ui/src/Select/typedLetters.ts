/** Letters that follow each other sooner than this belong together. */
const resetMs = 1000;

/** What has been typed so far, and when the last of it was. */
export interface Typed {
  text: string;
  at: number;
}

interface Key {
  key: string;
  timeStamp: number;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The character typed by a key; null for keys that are no type-ahead. */
export function typedLetters(before: Typed, event: Key): Typed | null {
  const { key, timeStamp: at } = event;
  if (key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return null;
  const text = at - before.at < resetMs ? before.text : '';
  // Space opens the list, unless it is between words.
  if (key === ' ' && text === '') return null;
  return { text: text + key, at };
}
