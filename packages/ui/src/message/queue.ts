import type { Tone } from '../theme/index.ts';

/** What a message means; a colour, an icon and how urgently it is read aloud follow from it. */
export type MessageTone = Extract<Tone, 'success' | 'warning' | 'danger' | 'info'>;

/** One thing that can be done about a message. */
export interface MessageAction {
  label: string;
  /** The message closes; then this happens. */
  onPress: () => void;
}

/** A message of the product to the person at the screen. */
export interface Message {
  /** toast: a line in the middle; notification: a titled message at the end. */
  kind: 'toast' | 'notification';
  tone: MessageTone;
  title?: string | undefined;
  message: string;
  action?: MessageAction | undefined;
  /** Milliseconds in sight; Infinity: until it is closed. */
  duration: number;
}

/** A message in the queue. */
export interface Queued extends Message {
  key: number;
  /** How often it was said: the same words again are counted, not repeated. */
  count: number;
}

const isSame = (one: Message, other: Message): boolean =>
  one.kind === other.kind &&
  one.tone === other.tone &&
  one.title === other.title &&
  one.message === other.message;

/** The queue with one more message at its end, or with the same one counted in its place. */
export function withMessage(
  queue: readonly Queued[],
  message: Message,
  key: number,
): readonly Queued[] {
  const same = queue.find((one) => isSame(one, message));
  if (!same) return [...queue, { ...message, key, count: 1 }];
  const counted = { ...message, key: same.key, count: same.count + 1 };
  return queue.map((one) => (one === same ? counted : one));
}

/** How many of a kind are in sight at once. */
const most = { toast: 4, notification: 3 } as const;

/** What is in sight of one kind, and how many of it are not. */
export interface InSight {
  shown: readonly Queued[];
  hidden: number;
}

/**
 * Chooses what is in sight. Toasts go by themselves, so the oldest are shown first and later ones wait;
 * notifications stay, so the newest are shown. Over a dialog there is room for the newest only.
 */
export function inSight(
  queue: readonly Queued[],
  kind: Message['kind'],
  isOverDialog: boolean,
): InSight {
  const all = queue.filter((one) => one.kind === kind);
  const room = isOverDialog ? 1 : most[kind];
  const isOldestFirst = kind === 'toast' && !isOverDialog;
  const shown = isOldestFirst ? all.slice(0, room) : all.slice(-room);
  return { shown, hidden: all.length - shown.length };
}
