import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '../../apps/admin/e2e/server.ts';
import { findProgram } from '../packages.ts';
import { environment, windowSize, type Browser } from './browser.ts';

/** WebKitGTK's small browser: no program on the PATH. */
const miniBrowsers = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** Starts a display without a screen. @returns its process and its name */
async function startDisplay(xvfb: string) {
  const screen = `${windowSize.width}x${windowSize.height}x24`;
  const flags = ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'];
  const child = spawn(xvfb, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, display: `:${number}` };
}

/** Sends a command of WebDriver. @throws Error with the message of the driver */
async function send(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value;
}

/** Resolves when the driver accepts commands. */
async function accepting(address: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended at its start');
    const isReady = await send(`${address}/status`, 'GET').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Starts WebKitGTK's small browser by its driver, on a display of its own; null where something is missing. */
export async function startWebkit(): Promise<Browser | null> {
  const [program] = globSync(miniBrowsers);
  const driverProgram = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  if (program === undefined || driverProgram === undefined || xvfb === undefined) return null;
  const { child: screen, display } = await startDisplay(xvfb);
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...environment, DISPLAY: display },
  });
  const address = `http://127.0.0.1:${port}`;
  await accepting(address, driver);
  const options = { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } };
  const created = await send(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: options },
  });
  const session = `${address}/session/${(created as { sessionId: string }).sessionId}`;
  const post = (command: string, body: object) => send(`${session}/${command}`, 'POST', body);
  await post('window/rect', windowSize);

  return {
    open: async (url) => void (await post('url', { url })),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    act: async (action) => void (await post('actions', { actions: [action] })),
    screenshot: async () =>
      Buffer.from(String(await send(`${session}/screenshot`, 'GET')), 'base64'),
    close: async () => {
      await send(session, 'DELETE');
      driver.kill();
      screen.kill();
    },
  };
}
