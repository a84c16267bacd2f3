/** Creates a semaphore: at most `limit` tasks run at once, further ones wait in order. */
export function createSemaphore(limit: number): { acquire(): Promise<() => void> } {
  const waiting: (() => void)[] = [];
  let running = 0;

  const release = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  return {
    /** @returns a function that releases the slot. */
    async acquire() {
      if (running >= limit) await new Promise<void>((done) => waiting.push(done));
      running += 1;
      return release;
    },
  };
}
