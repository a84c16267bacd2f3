import { useSyncExternalStore } from 'react';
import { type Message, type Queued, withMessage } from './queue.ts';

let queue: readonly Queued[] = [];
let posted = 0;
const watchers = new Set<() => void>();

function change(next: readonly Queued[]): void {
  queue = next;
  for (const tell of watchers) tell();
}

/** Says a message: at once, or as soon as there is a region that shows it. */
export function post(message: Message): void {
  posted += 1;
  change(withMessage(queue, message, posted));
}

/** Takes one message away. */
export function close(key: number): void {
  change(queue.filter((one) => one.key !== key));
}

/** Takes all messages away, seen and unseen. */
export function closeAll(): void {
  change([]);
}

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** What was said and not yet taken away, oldest first; renders again when that changes. */
export function useMessages(): readonly Queued[] {
  return useSyncExternalStore(watch, () => queue);
}
