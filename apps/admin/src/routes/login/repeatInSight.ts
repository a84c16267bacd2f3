/**
 * Asks again and again, each time `pause` milliseconds after the answer, until `ask` answers false or the
 * signal is aborted. In a hidden tab it rests; when the tab is seen again it makes up for what was due.
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
