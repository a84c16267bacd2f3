import { useSyncExternalStore } from 'react';
import { type Message, type Queued, addMessage } from './queue.ts';

let queue: readonly Queued[] = [];
let latestKey = 0;
const listeners = new Set<() => void>();

function change(next: readonly Queued[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Posts a message. It waits until a `ToastRegion` shows it. */
export function post(message: Message): void {
  latestKey += 1;
  change(addMessage(queue, message, latestKey));
}

/** Removes one message. */
export function close(key: number): void {
  change(queue.filter((one) => one.key !== key));
}

/** Removes all messages. */
export function closeAll(): void {
  change([]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All open messages as state, oldest first. */
export function useMessages(): readonly Queued[] {
  return useSyncExternalStore(subscribe, () => queue);
}
