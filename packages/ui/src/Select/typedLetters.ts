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

/** What is typed with this key; null when the key types nothing that a select could be asked for. */
export function typedLetters(before: Typed, event: Key): Typed | null {
  const { key, timeStamp: at } = event;
  if (key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return null;
  const text = at - before.at < resetMs ? before.text : '';
  // Space opens the list, unless it is between words.
  if (key === ' ' && text === '') return null;
  return { text: text + key, at };
}
