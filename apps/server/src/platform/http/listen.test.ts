import { get, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { consoleLog } from '../log.ts';
import { makeListening } from './listen.ts';

it(
  'closes the connection of a client that stops reading, and ends what makes its response',
  { timeout: 30_000 },
  async () => {
    let isCancelled = false;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel: () => void (isCancelled = true),
      });
    const config = { ...readConfig({ PORT: '0' }), writeTimeout: 0.3 };
    const app = () => Promise.resolve(new Response(endless()));
    const listening = makeListening(app, config, consoleLog('quiet'));
    onTestFinished(() => listening.close());
    const url = await listening.open();
    const response = await new Promise<IncomingMessage>((done) => void get(url, done));
    response.on('error', () => undefined);
    onTestFinished(() => void response.destroy());
    const count = promisify(listening.http.getConnections.bind(listening.http));
    expect(await count()).toBe(1);
    await expect.poll(() => count(), { timeout: 20_000 }).toBe(0);
    await expect.poll(() => isCancelled).toBe(true);
  },
);
