import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown } from './Item.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createCountdown', () => {
  it('ends once, after its time', () => {
    const end = vi.fn();
    createCountdown(3000, end).run();
    vi.advanceTimersByTime(2999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(end).toHaveBeenCalledOnce();
  });

  it('does not run before it is started', () => {
    const end = vi.fn();
    createCountdown(10, end);
    vi.advanceTimersByTime(1000);
    expect(end).not.toHaveBeenCalled();
  });

  it('continues with the remaining time after a pause', () => {
    const end = vi.fn();
    const countdown = createCountdown(3000, end);
    countdown.run();
    vi.advanceTimersByTime(2000);
    countdown.pause();
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    countdown.run();
    vi.advanceTimersByTime(999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  it('is not extended by a second start', () => {
    const end = vi.fn();
    const countdown = createCountdown(100, end);
    countdown.run();
    vi.advanceTimersByTime(60);
    countdown.run();
    vi.advanceTimersByTime(40);
    expect(end).toHaveBeenCalledOnce();
  });

  it('never ends with Infinity', () => {
    const end = vi.fn();
    createCountdown(Infinity, end).run();
    vi.advanceTimersByTime(10 * 60_000);
    expect(end).not.toHaveBeenCalled();
  });
});
