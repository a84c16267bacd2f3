import { describe, expect, it, vi } from 'vitest';
import { createFetcher } from './fetcher.ts';

describe('createFetcher', () => {
  it('fetches nothing before it is asked', () => {
    const load = vi.fn(async () => 'part');
    expect(createFetcher(load).current()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('fetches once, however often it is asked', async () => {
    const load = vi.fn(async () => 'part');
    const fetcher = createFetcher(load);
    await Promise.all([fetcher.bring(), fetcher.bring()]);
    await fetcher.bring();
    expect(fetcher.current()).toBe('part');
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const load = vi.fn(async () => 'part');
    load.mockRejectedValueOnce(new Error('offline'));
    const fetcher = createFetcher(load);
    await fetcher.bring();
    expect(fetcher.current()).toBeUndefined();
    await fetcher.bring();
    expect(fetcher.current()).toBe('part');
  });
});
