import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAll, isWaiting, type Notice, onWaiting, post, receive } from './notice.ts';

const saved: Notice = { tone: 'jade', message: '保存成功', duration: 3000 };
const failed: Notice = { tone: 'cinnabar', message: '保存失败', duration: 5000 };

describe('messages', () => {
  afterEach(closeAll);

  it('wait until someone can show them, in their order', () => {
    const wake = vi.fn();
    const stopWaking = onWaiting(wake);
    post(saved);
    post(failed);
    expect(isWaiting()).toBe(true);
    expect(wake).toHaveBeenCalledTimes(2);

    const show = vi.fn();
    const stop = receive({ show, closeAll: () => undefined });
    expect(show.mock.calls).toEqual([[saved], [failed]]);
    expect(isWaiting()).toBe(false);
    stop();
    stopWaking();
  });

  it('are shown at once when someone is there, and wait again after that', () => {
    const show = vi.fn();
    const stop = receive({ show, closeAll: () => undefined });
    post(saved);
    expect(show).toHaveBeenCalledExactlyOnceWith(saved);
    stop();
    post(failed);
    expect(show).toHaveBeenCalledOnce();
    expect(isWaiting()).toBe(true);
  });

  it('are all taken away, at once where someone shows them', () => {
    post(saved);
    const gone = vi.fn();
    const stop = receive({ show: () => undefined, closeAll: gone });
    gone.mockClear();
    closeAll();
    expect(gone).toHaveBeenCalledOnce();
    stop();
  });

  it('are taken away by whoever comes next, where nobody was there', () => {
    post(saved);
    closeAll();
    expect(isWaiting()).toBe(false);
    const gone = vi.fn();
    const stop = receive({ show: () => undefined, closeAll: gone });
    expect(gone).toHaveBeenCalledOnce();
    stop();
  });
});
