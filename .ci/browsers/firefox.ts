import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from '../packages.ts';
import { environment, windowSize, type Browser } from './browser.ts';

interface Message {
  id?: number;
  type: string;
  message?: string;
  result?: unknown;
}

/** Sends commands of WebDriver BiDi. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, message, result } = JSON.parse(String(data)) as Message;
    if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  await new Promise((open, fail) => {
    socket.addEventListener('open', open, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  let last = 0;
  return <Result>(method: string, params: object = {}): Promise<Result> => {
    const answered = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, answered);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answered.promise as Promise<Result>;
  };
}

/** Starts a Firefox without a window, which speaks WebDriver BiDi itself; null where there is none. */
export async function startFirefox(): Promise<Browser | null> {
  const program = findProgram('firefox-esr', 'firefox');
  if (program === undefined) return null;
  const profile = await mkdtemp(join(tmpdir(), 'anzhu-firefox-'));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'], env: environment });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const address = await new Promise<string>((found, fail) => {
    createInterface(child.stderr).on('line', (line) => {
      const [, url] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (url) found(url);
    });
    child.once('exit', () => fail(new Error('Firefox ended at its start')));
  });

  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: windowSize });

  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const json = `JSON.stringify(${expression}) ?? 'null'`;
      const params = { expression: json, target: { context }, awaitPromise: true };
      const { result } = await send<{ result: { value: string } }>('script.evaluate', params);
      return JSON.parse(result.value);
    },
    act: async (action) =>
      void (await send('input.performActions', { context, actions: [action] })),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
