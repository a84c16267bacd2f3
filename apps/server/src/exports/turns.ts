/** A semaphore: at most so many tasks run at once, further ones wait. */
export function makeTurns(atOnce: number): { take(): Promise<() => void> } {
  const waiting: (() => void)[] = [];
  let running = 0;

  const release = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  return {
    /** Answers what gives the turn back. */
    async take() {
      if (running >= atOnce) await new Promise<void>((done) => waiting.push(done));
      running += 1;
      return release;
    },
  };
}
