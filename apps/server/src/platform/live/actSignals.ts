/** Wakes those who wait for a change of the pending acts of a user. */
export interface ActSignals {
  signal(userId: number): void;
  /** Resolves at the next signal of the user, after so many milliseconds, or when the `AbortSignal` is aborted. */
  wait(userId: number, milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Signals in the memory of this process. */
export function makeActSignals(): ActSignals {
  const waiting = new Map<number, Set<() => void>>();
  return {
    signal(userId) {
      for (const wake of waiting.get(userId) ?? []) wake();
    },
    async wait(userId, milliseconds, signal) {
      if (signal.aborted) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const wakes = waiting.get(userId) ?? new Set();
      waiting.set(userId, wakes.add(resolve));
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => resolve(), { once: true });
      await promise;
      clearTimeout(timer);
      wakes.delete(resolve);
      if (wakes.size === 0 && waiting.get(userId) === wakes) waiting.delete(userId);
    },
  };
}
