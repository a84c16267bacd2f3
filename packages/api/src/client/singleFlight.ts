/**
 * Makes sure that one thing does not run twice at once: while a task with a key runs, asking again
 * gives the running one. A key of null always runs.
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
