import type { Tone } from '../theme/index.ts';
import { createStore, useStore } from '../lib/store.ts';

/** The meaning of a message: colour, icon and urgency for screen readers follow from it. */
export type MessageTone = Extract<Tone, 'success' | 'warning' | 'danger' | 'info'>;

export interface MessageAction {
  label: string;
  /** Called after the message is closed. */
  onPress: () => void;
}

export interface Message {
  /** toast: a line in the middle; notification: a titled message at the end of the row. */
  kind: 'toast' | 'notification';
  tone: MessageTone;
  title?: string | undefined;
  message: string;
  action?: MessageAction | undefined;
  /** Milliseconds; Infinity: until it is closed. */
  duration: number;
}

export interface Queued extends Message {
  key: number;
  /** How often it was posted: an equal message is counted, not repeated. */
  count: number;
}

const isSame = (one: Message, other: Message): boolean =>
  one.kind === other.kind &&
  one.tone === other.tone &&
  one.title === other.title &&
  one.message === other.message;

/** Appends a message, or counts an equal one in its place. */
export function addMessage(
  queue: readonly Queued[],
  message: Message,
  key: number,
): readonly Queued[] {
  const same = queue.find((one) => isSame(one, message));
  if (!same) return [...queue, { ...message, key, count: 1 }];
  const counted = { ...message, key: same.key, count: same.count + 1 };
  return queue.map((one) => (one === same ? counted : one));
}

/** How many of a kind are visible at once. */
const maxVisible = { toast: 4, notification: 3 } as const;

/** The visible messages of one kind: the oldest toasts, the newest notifications, over a dialog only the newest. */
export function visibleMessages(
  queue: readonly Queued[],
  kind: Message['kind'],
  isOverDialog: boolean,
): { shown: readonly Queued[]; hidden: number } {
  const all = queue.filter((one) => one.kind === kind);
  const room = isOverDialog ? 1 : maxVisible[kind];
  const isOldestFirst = kind === 'toast' && !isOverDialog;
  const shown = isOldestFirst ? all.slice(0, room) : all.slice(-room);
  return { shown, hidden: all.length - shown.length };
}

const queue = createStore<readonly Queued[]>([]);
let latestKey = 0;

/** Posts a message. It waits until a `ToastRegion` shows it. */
export function post(message: Message): void {
  latestKey += 1;
  queue.set(addMessage(queue.get(), message, latestKey));
}

export function close(key: number): void {
  queue.set(queue.get().filter((one) => one.key !== key));
}

export function closeAll(): void {
  queue.set([]);
}

/** All open messages as state, oldest first. */
export function useMessages(): readonly Queued[] {
  return useStore(queue, (messages) => messages);
}
