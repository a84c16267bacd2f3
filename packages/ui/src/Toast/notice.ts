import type { Tone } from '../theme/index.ts';

/** A message of the product to the person at the screen. */
export interface Notice {
  tone: Extract<Tone, 'jade' | 'amber' | 'cinnabar' | 'indigo'>;
  title?: string | undefined;
  message: string;
  /** Milliseconds in sight; Infinity: until it is closed. */
  duration: number;
}

/** Who shows messages: the region, once its code has come. */
export interface Receiver {
  show: (notice: Notice) => void;
  closeAll: () => void;
}

let receiver: Receiver | undefined;
let waiting: Notice[] = [];
/** Everything was to go while nobody was there to take it away. */
let isClosingLate = false;
const listeners = new Set<() => void>();

/** Shows a message, or keeps it until someone can show it. */
export function post(notice: Notice): void {
  if (receiver) return receiver.show(notice);
  waiting.push(notice);
  for (const listener of listeners) listener();
}

/** Takes all messages away, seen and unseen. */
export function closeAll(): void {
  waiting = [];
  if (receiver) receiver.closeAll();
  else isClosingLate = true;
}

/** Hands the messages that wait, and all later ones, to `next`; answers how to stop that. */
export function receive(next: Receiver): () => void {
  receiver = next;
  if (isClosingLate) next.closeAll();
  isClosingLate = false;
  for (const notice of waiting) next.show(notice);
  waiting = [];
  return () => {
    if (receiver === next) receiver = undefined;
  };
}

/** Whether a message waits for someone to show it. */
export function isWaiting(): boolean {
  return waiting.length > 0;
}

/** Calls `listener` when a message begins to wait; answers how to stop that. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
