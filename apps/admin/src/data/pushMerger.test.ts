import { describe, expect, it } from 'vitest';
import { createPushMerger } from './pushMerger.ts';

/** A call that stays pending until it is resolved. */
function pendingFetch() {
  let resolve: (words: readonly string[]) => void = () => undefined;
  const promise = new Promise<readonly string[]>((done) => {
    resolve = done;
  });
  return { fetcher: () => promise, resolve };
}

const add = (word: string) => (words: readonly string[]) => [...words, word];

describe('what is pushed while it is read', () => {
  it('is put on top of the answers that were asked for before it', async () => {
    const pushes = createPushMerger<readonly string[]>();
    const early = pendingFetch();
    const late = pendingFetch();
    const first = pushes.mergePushes(early.fetcher);
    expect(pushes.add(add('a'))).toBe(true);
    const second = pushes.mergePushes(late.fetcher);
    expect(pushes.add(add('b'))).toBe(true);
    late.resolve(['a']);
    early.resolve([]);
    expect(await first).toEqual(['a', 'b']);
    expect(await second).toEqual(['a', 'b']);
  });

  it('is left to the caller when nothing is read, also after a failure', async () => {
    const pushes = createPushMerger<readonly string[]>();
    expect(pushes.add(add('a'))).toBe(false);
    await expect(pushes.mergePushes(() => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(pushes.add(add('b'))).toBe(false);
    expect(await pushes.mergePushes(() => Promise.resolve([]))).toEqual([]);
  });
});
