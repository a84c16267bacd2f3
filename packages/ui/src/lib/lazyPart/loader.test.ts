import { describe, expect, it, vi } from 'vitest';
import { createLoader } from './loader.ts';

describe('createLoader', () => {
  it('loads nothing before the first call', () => {
    const load = vi.fn(async () => 'part');
    expect(createLoader(load).current()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once, however often it is called', async () => {
    const load = vi.fn(async () => 'part');
    const loader = createLoader(load);
    await Promise.all([loader.load(), loader.load()]);
    await loader.load();
    expect(loader.current()).toBe('part');
    expect(load).toHaveBeenCalledOnce();
  });

  it('keeps the error of a failure until a later attempt succeeds', async () => {
    const load = vi.fn(async () => 'part');
    const offline = new Error('offline');
    load.mockRejectedValueOnce(offline);
    const loader = createLoader(load);
    await loader.load();
    expect(loader.state()).toEqual({ value: undefined, error: offline });
    await loader.load();
    expect(loader.state()).toEqual({ value: 'part', error: undefined });
  });

  it('notifies subscribers of failure and success, and of nothing after they have left', async () => {
    const load = vi.fn(async () => 'part');
    load.mockRejectedValueOnce(new Error('offline'));
    const loader = createLoader(load);
    const stays = vi.fn();
    const leaves = vi.fn();
    loader.subscribe(stays);
    const unsubscribe = loader.subscribe(leaves);
    await loader.load();
    unsubscribe();
    await loader.load();
    expect(stays).toHaveBeenCalledTimes(2);
    expect(leaves).toHaveBeenCalledOnce();
  });
});
