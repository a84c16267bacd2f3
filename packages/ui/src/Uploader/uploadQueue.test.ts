import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createUploadQueue,
  isUnsettled,
  type UploadFile,
  type SendOptions,
} from './uploadQueue.ts';

const named = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }) });

/** A sender whose returns the test gives. */
function createSender() {
  const calls: (SendOptions & {
    name: string;
    resolve: (url: string) => void;
    reject: (error: unknown) => void;
  })[] = [];
  const send: UploadFile = (file, options) =>
    new Promise((resolve, reject) => calls.push({ name: file.name, ...options, resolve, reject }));
  return { calls, send };
}

/** Lets all promises that can settle do so. */
const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

let sender: ReturnType<typeof createSender>;
const onSent = vi.fn();
const createQueue = () =>
  createUploadQueue({
    check: async ({ file }) => (file.name.startsWith('坏') ? '格式不对' : null),
    send: sender.send,
    onSent,
    onChange: () => {},
    failedMessage: '上传失败，请重试',
  });

beforeEach(() => {
  sender = createSender();
  onSent.mockReset();
});

const fifty = Array.from({ length: 50 }, (_none, index) => named(`${index + 1}.png`));

describe('the order of many', () => {
  it('never has more than three on their way', async () => {
    const queue = createQueue();
    queue.add(fifty);
    for (let sent = 0; sent < 50; sent += 1) {
      await settle();
      expect(sender.calls.length).toBe(Math.min(50, sent + 3));
      sender.calls[sent]?.resolve(`/${sent}`);
    }
    await settle();
    expect(onSent).toHaveBeenCalledTimes(50);
    expect(queue.read().some(isUnsettled)).toBe(false);
  });

  it('goes on after a failure and after a refusal', async () => {
    const queue = createQueue();
    queue.add([named('1.png'), named('坏.png'), ...fifty.slice(1, 4)]);
    await settle();
    sender.calls[0]?.reject(new Error('网络不通'));
    await settle();
    expect(sender.calls.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png', '4.png']);
    expect(queue.read().map(({ state }) => state)).toEqual([
      'failed',
      'refused',
      'sending',
      'sending',
      'sending',
    ]);
  });
});

describe('one upload', () => {
  it.each([
    [new Error('网络不通'), '网络不通'],
    [new Error(''), '上传失败，请重试'],
    ['words', '上传失败，请重试'],
  ])('reports the reason of a failure: %s', async (reason, message) => {
    const queue = createQueue();
    queue.add([named('1.png')]);
    await settle();
    sender.calls[0]?.reject(reason);
    await settle();
    expect(queue.read()[0]).toMatchObject({ state: 'failed', message });
  });

  it('fails when the upload function throws synchronously', async () => {
    const queue = createUploadQueue({
      check: async () => null,
      send: () => {
        throw new Error('没有登录');
      },
      onSent,
      onChange: () => {},
      failedMessage: '',
    });
    queue.add([named('1.png')]);
    await settle();
    expect(queue.read()[0]).toMatchObject({ state: 'failed', message: '没有登录' });
  });

  it('is uploaded again by retry, ignoring late events of the first try', async () => {
    const queue = createQueue();
    queue.add([named('1.png')]);
    await settle();
    sender.calls[0]?.onProgress(0.8);
    sender.calls[0]?.reject(new Error('网络不通'));
    await settle();
    queue.retry(1);
    sender.calls[0]?.onProgress(0.9);
    expect(queue.read()[0]).toMatchObject({ state: 'sending', percent: null });
    sender.calls[1]?.resolve('/1.png');
    await settle();
    expect(queue.read()[0]).toMatchObject({ state: 'sent', url: '/1.png' });
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('is aborted by drop, ignoring its late response', async () => {
    const queue = createQueue();
    queue.add([named('1.png')]);
    await settle();
    queue.drop(1);
    expect(sender.calls[0]?.signal.aborted).toBe(true);
    sender.calls[0]?.resolve('/1.png');
    await settle();
    expect(queue.read()).toEqual([]);
    expect(onSent).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing known', [], null],
    ['none', [0], 0],
    ['whole percents', [0.429], 42],
    ['never back', [0.5, 0.2], 50],
    ['100 only when it has arrived', [1], 99],
    ['more than all', [7], 99],
    ['less than nothing', [-1], 0],
    ['not a number', [0.3, Number.NaN], 30],
    ['total unknown', [Number.POSITIVE_INFINITY], null],
  ])('progress: %s', async (_what, fractions, percent) => {
    const queue = createQueue();
    queue.add([named('1.png')]);
    await settle();
    for (const fraction of fractions) sender.calls[0]?.onProgress(fraction);
    expect(queue.read()[0]?.percent).toBe(percent);
  });

  it('reports no progress within a percent', async () => {
    const queue = createQueue();
    queue.add([named('1.png')]);
    await settle();
    sender.calls[0]?.onProgress(0.5);
    const before = queue.read();
    sender.calls[0]?.onProgress(0.5049);
    expect(queue.read()).toBe(before);
  });

  it('is sent again only when it has failed', async () => {
    const queue = createQueue();
    queue.add([named('1.png'), named('坏.png')]);
    await settle();
    queue.retry(1);
    queue.retry(2);
    expect(sender.calls).toHaveLength(1);
    expect(queue.read().map(({ state }) => state)).toEqual(['sending', 'refused']);
  });

  it('is not sent when it was dropped while it was checked', async () => {
    const queue = createQueue();
    queue.add([named('1.png')]);
    queue.drop(1);
    await settle();
    expect(sender.calls).toEqual([]);
  });
});

it('clear aborts all and starts none', async () => {
  const queue = createQueue();
  queue.add(fifty);
  await settle();
  queue.clear();
  await settle();
  expect(sender.calls.length).toBe(3);
  expect(sender.calls.every(({ signal }) => signal.aborted)).toBe(true);
  expect(queue.read()).toEqual([]);
});
