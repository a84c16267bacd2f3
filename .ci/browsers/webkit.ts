import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { freePort } from '../../apps/admin/e2e/server.ts';
import {
  expressionOf,
  keyActions,
  pointerActions,
  poll,
  viewport,
  type Browser,
} from './driver.ts';

/** The key of an element in answers of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK by WebKitWebDriver (W3C WebDriver over HTTP), on a screen in memory (Xvfb). */
export async function openWebKit(driver: string, xvfb: string): Promise<Browser> {
  const port = await freePort();
  const screen = await openScreen(xvfb);
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      TZ: 'Asia/Shanghai',
      LANG: 'zh_CN.UTF-8',
      LANGUAGE: 'zh_CN',
      // Without a graphics card, and as root in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));

  const send = async <Value>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(60_000),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as {
      value: Value & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message ?? ''}`);
    return value;
  };
  const status = (): Promise<string | null> =>
    send('GET', '/status').then(
      () => null,
      (error: unknown) => String(error),
    );
  await poll('WebKitWebDriver', status, 5000);
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': {} } },
  });
  const at = `/session/${sessionId}`;
  await send('POST', `${at}/window/rect`, viewport);
  const perform = async (actions: object[]): Promise<void> =>
    void (await send('POST', `${at}/actions`, { actions }));

  return {
    name: 'webkit',
    goto: async (url) => void (await send('POST', `${at}/url`, { url })),
    async evaluate(work, ...args) {
      const script = `return ${expressionOf(work, args)}`;
      return JSON.parse(await send<string>('POST', `${at}/execute/sync`, { script, args: [] }));
    },
    type: (text) => perform(keyActions([...text], false)),
    press: (...keys) => perform(keyActions(keys, true)),
    pointer: (...points) => perform(pointerActions(points)),
    async chooseFile(selector, path) {
      const element = await send<Record<string, string>>('POST', `${at}/element`, {
        using: 'css selector',
        value: selector,
      });
      await send('POST', `${at}/element/${element[elementKey] ?? ''}/value`, { text: path });
    },
    async picture(path) {
      await writeFile(path, Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'));
    },
    async close() {
      await send('DELETE', at).catch(() => undefined);
      child.kill();
      await ended;
      screen.end();
    },
  };
}

/** A screen in memory. @returns its name and how to end it */
async function openScreen(program: string) {
  const { width, height } = viewport;
  const screen = `${width}x${height + 200}x24`;
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (line: Buffer) => done(line.toString().trim()));
    child.once('exit', () => fail(new Error('Xvfb ended at its start')));
  });
  return { display: `:${number}`, end: () => child.kill() };
}
