import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeTurns } from './turns.ts';

/** Two at once; each call of `enter` is one, which ends when the test says so. */
function makeWork(longest = 100) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = makeTurns(2, longest);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, isUrgent = false): Promise<string> =>
    inTurn(isUrgent, async () => {
      started.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { inTurn, started, enter, end };
}

describe('makeTurns', () => {
  it('works on so many at once, the others in the order in which they came', async () => {
    const { started, enter, end } = makeWork();
    const all = ['a', 'b', 'c', 'd'].map((name) => enter(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    await expect(Promise.all(all)).resolves.toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes urgent ones first, but none that has waited for long is passed over', async () => {
    const { started, enter, end } = makeWork(1000);
    for (const name of ['a', 'b', 'usual']) void enter(name);
    await vi.advanceTimersByTimeAsync(50);
    void enter('urgent', true);
    void enter('late');
    await end('a');
    expect(started.at(-1)).toBe('urgent');
    // It has waited for 100 ms longer than the next urgent one.
    await vi.advanceTimersByTimeAsync(50);
    void enter('second', true);
    await end('b');
    expect(started.at(-1)).toBe('usual');
  });

  it('does not count one that takes long: it waits for something else', async () => {
    const { started, enter } = makeWork();
    for (const name of ['a', 'b', 'c']) void enter(name);
    await vi.advanceTimersByTimeAsync(99);
    expect(started).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('goes on after work that fails, and counts none twice', async () => {
    const { inTurn, started, enter, end } = makeWork();
    await expect(inTurn(false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    for (const name of ['a', 'b', 'c', 'd']) void enter(name);
    await vi.advanceTimersByTimeAsync(100);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    // The first two ended their turns before.
    await end('a');
    void enter('e');
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    await end('c');
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
