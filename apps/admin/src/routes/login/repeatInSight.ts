/**
 * Polls, each time `pause` milliseconds after the response, until `ask` returns false or the signal is
 * aborted. Paused in a hidden tab; a poll that was due runs when the tab is visible again.
 */
export function repeatInSight(
  ask: () => Promise<boolean>,
  { pause, signal }: { pause: number; signal: AbortSignal },
): void {
  let isDue = false;

  const wait = (): void => {
    const timer = setTimeout(next, pause);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  const next = async (): Promise<void> => {
    isDue = document.hidden;
    if (isDue || signal.aborted) return;
    if ((await ask()) && !signal.aborted) wait();
  };

  document.addEventListener('visibilitychange', () => void (isDue && next()), { signal });
  wait();
}
