import type { CDPSession, Page } from 'playwright';

/** How much slower the processor is made while one action is measured. */
const slowdown = 4;

/** A page whose work can be measured. */
export interface Bench {
  page: Page;
  session: CDPSession;
}

/** Opens a page of a library at desktop size. */
export async function openBench(page: Page, url: string): Promise<Bench> {
  page.setDefaultTimeout(15_000);
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

/** Seconds that the main thread has worked so far. */
async function workedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/**
 * Waits, in the page, until what the selector names is there (`!` before it: gone) and is painted:
 * two frames later. Throws after ten seconds.
 */
export async function painted(page: Page, sign: string | null): Promise<void> {
  const came = await page.evaluate(
    (wanted) =>
      new Promise<boolean>((done) => {
        const end = performance.now() + 10_000;
        const isThere = (): boolean => {
          if (wanted === null) return true;
          if (wanted.startsWith('!')) return document.querySelector(wanted.slice(1)) === null;
          return document.querySelector(wanted) !== null;
        };
        const look = (): void => {
          if (isThere()) requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
          else if (performance.now() > end) done(false);
          else requestAnimationFrame(look);
        };
        look();
      }),
    sign,
  );
  if (!came) throw new Error(`never painted: ${sign}`);
}

/** Lets what is still under way come to its end, unmeasured. */
export async function calm(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const rest = { timeout: 500 };
        requestIdleCallback(
          () => requestAnimationFrame(() => requestIdleCallback(() => done(), rest)),
          rest,
        );
      }),
  );
}

/** Main-thread time of one action in ms, from the input until its result is painted. */
export async function busyTime(
  { page, session }: Bench,
  act: () => Promise<void>,
  sign: string | null,
): Promise<number> {
  await calm(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await workedSeconds(session);
  await act();
  await painted(page, sign);
  const after = await workedSeconds(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (after - before) * 1000;
}

/** The middle of what was measured. */
export function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
