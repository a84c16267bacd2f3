/**
 * Shares the promise of a running task: a second task with the same key is not started. A task with key
 * null always runs.
 */
export function singleFlight() {
  const running = new Map<string, Promise<unknown>>();
  return <Answer>(key: string | null, task: () => Promise<Answer>): Promise<Answer> => {
    if (key === null) return task();
    const current = running.get(key) as Promise<Answer> | undefined;
    if (current) return current;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
