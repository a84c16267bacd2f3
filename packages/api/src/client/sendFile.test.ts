import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadImage } from '../contract/upload.ts';
import { createClient } from './createClient.ts';

/** A browser's XMLHttpRequest, as far as it is used here. */
class FakeExchange extends EventTarget {
  static last: FakeExchange;
  upload = new EventTarget();
  status = 200;
  responseText = '';
  headers: Record<string, string> = {};
  opened: string[] = [];
  sent: unknown;
  constructor() {
    super();
    FakeExchange.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    const event = new Event('progress');
    this.upload.dispatchEvent(Object.assign(event, { loaded, total, lengthComputable: true }));
  }
  answer(body: unknown): void {
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

const client = createClient({ base: () => '', token: () => 'Bearer t' });
const img = new File(['x'], 'cover.png', { type: 'image/png' });
const input = { img, key: 'hotel_cover' as const };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeExchange);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('sends the file, tells its progress and gives the address, nested or not', async () => {
    const onProgress = vi.fn();
    const running = client.upload(uploadImage, input, { onProgress });
    await vi.dynamicImportSettled();
    const exchange = FakeExchange.last;
    expect(exchange.opened).toEqual(['POST', '/upload/img/oss']);
    expect(exchange.headers).toEqual({ Authorization: 'Bearer t' });
    expect((exchange.sent as FormData).get('key')).toBe('hotel_cover');
    exchange.progress(1, 2);
    exchange.answer({ code: 200, msg: '', data: { data: '/files/a.png' } });
    await expect(running).resolves.toMatchObject({ url: '/files/a.png' });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(1, 2);
  });

  it('is refused before it is sent when the file is none of the allowed', async () => {
    const text = new File(['x'], 'cover.txt', { type: 'text/plain' });
    const running = client.upload(uploadImage, { ...input, img: text });
    await expect(running).rejects.toMatchObject({
      message: '只能上传 png、gif、jpg、jpeg 格式的图片！',
    });
  });

  it('may take long as long as it moves, and ends after 15 s without', async () => {
    const running = client.upload(uploadImage, input);
    const failed = expect(running).rejects.toMatchObject({ kind: 'timeout' });
    await vi.dynamicImportSettled();
    for (let second = 10; second <= 60; second += 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      FakeExchange.last.progress(second, 100);
    }
    await vi.advanceTimersByTimeAsync(15_000);
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails with the network', async () => {
    const running = client.upload(uploadImage, input);
    await vi.dynamicImportSettled();
    FakeExchange.last.dispatchEvent(new Event('error'));
    await expect(running).rejects.toMatchObject({ kind: 'network' });
  });

  it('can be given up', async () => {
    const controller = new AbortController();
    const running = client.upload(uploadImage, input, { signal: controller.signal });
    await vi.dynamicImportSettled();
    controller.abort();
    await expect(running).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is not sent when it was given up before', async () => {
    const running = client.upload(uploadImage, input, { signal: AbortSignal.abort() });
    await expect(running).rejects.toMatchObject({ kind: 'aborted' });
    expect(FakeExchange.last.sent).toBeUndefined();
  });
});
