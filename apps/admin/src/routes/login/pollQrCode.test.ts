import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatInSight } from './pollQrCode.ts';

/** A page that can be hidden. */
class Page extends EventTarget {
  hidden = false;
  show(isShown: boolean): void {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let leaving: AbortController;
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  page = new Page();
  leaving = new AbortController();
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts polling; each poll takes `takes` milliseconds. */
function start(answers: boolean[], takes = 0) {
  const ask = vi.fn(async () => {
    if (takes > 0) await new Promise((done) => setTimeout(done, takes));
    return answers.shift() ?? true;
  });
  repeatInSight(ask, { pause: 3000, signal: leaving.signal });
  return ask;
}

describe('repeatInSight', () => {
  it('counts the pause from the answer on', async () => {
    const ask = start([], 2000);
    await pass(2999);
    expect(ask).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(4999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('stops when it is stopped', async () => {
    const ask = start([true, false]);
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('stops on leaving, also in the middle of a question', async () => {
    const ask = start([], 2000);
    await pass(4000);
    leaving.abort();
    await pass(60_000);
    page.show(true);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests in a hidden tab, and makes up for it at once', async () => {
    const ask = start([]);
    page.show(false);
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(0);
    page.show(true);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(3000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks nothing early when the tab was hidden for a moment only', async () => {
    const ask = start([]);
    page.show(false);
    await pass(1000);
    page.show(true);
    await pass(1999);
    expect(ask).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
