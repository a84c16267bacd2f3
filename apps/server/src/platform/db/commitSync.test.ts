import { describe, expect, it, vi } from 'vitest';
import { makeCommitSync } from './commitSync.ts';

describe('makeCommitSync', () => {
  /** A file whose writing to the disk ends when the test says so. */
  function makeFile() {
    const writes: PromiseWithResolvers<void>[] = [];
    const close = vi.fn(() => Promise.resolve());
    const datasync = (): Promise<void> => {
      const write = Promise.withResolvers<void>();
      writes.push(write);
      return write.promise;
    };
    const openFile = vi.fn(() => Promise.resolve({ datasync, close }));
    return { writes, close, openFile };
  }

  /** Notes which of its promises have settled. */
  function watch(promises: readonly Promise<void>[]): Set<number> {
    const settled = new Set<number>();
    for (const [index, promise] of promises.entries()) {
      promise.then(
        () => settled.add(index),
        () => settled.add(index),
      );
    }
    return settled;
  }
  const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

  it('writes once for all commits that come while it writes', async () => {
    const { writes, openFile } = makeFile();
    const { sync } = makeCommitSync('journal', openFile);
    const first = sync();
    await turn();
    const settled = watch([first, sync(), sync()]);
    await turn();
    expect(writes).toHaveLength(1);
    writes[0]?.resolve();
    await turn();
    expect([...settled]).toEqual([0]);
    expect(writes).toHaveLength(2);
    writes[1]?.resolve();
    await turn();
    expect([...settled]).toEqual([0, 1, 2]);
    expect(openFile).toHaveBeenCalledOnce();
  });

  it('fails for those who waited, and tries again for the next', async () => {
    const { writes, openFile } = makeFile();
    const { sync } = makeCommitSync('journal', openFile);
    const first = sync();
    await turn();
    writes[0]?.reject(new Error('EIO'));
    await expect(first).rejects.toThrow('EIO');
    const second = sync();
    await turn();
    writes[1]?.resolve();
    await expect(second).resolves.toBeUndefined();
  });

  it('closes the file after what is under way', async () => {
    const { writes, openFile, close } = makeFile();
    const commits = makeCommitSync('journal', openFile);
    void commits.sync();
    await turn();
    const closed = commits.close();
    await turn();
    expect(close).not.toHaveBeenCalled();
    writes[0]?.resolve();
    await closed;
    expect(close).toHaveBeenCalledOnce();
  });
});
