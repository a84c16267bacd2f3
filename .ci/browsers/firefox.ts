import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expressionOf, keyActions, pointerActions, viewport, type Browser } from './driver.ts';

/** What Firefox is started with: Chinese, no first pages, nothing that is fetched by itself. */
const preferences = [
  ['intl.accept_languages', 'zh-CN'],
  ['intl.locale.requested', 'zh-CN'],
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['app.update.enabled', false],
  ['remote.prefs.recommended', true],
  ['datareporting.policy.dataSubmissionPolicyBypassNotification', true],
  ['termsofuse.bypassNotification', true],
  ['browser.aboutwelcome.enabled', false],
] as const;

/** How long a command may take, in ms. */
const timeout = 60_000;

interface Answer {
  id?: number;
  error?: string;
  message?: string;
  result?: unknown;
}

/** Sends commands of WebDriver BiDi. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', () => fail(new Error(`no connection to ${url}`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result } = JSON.parse(String(data)) as Answer;
    const call = waiting.get(id ?? -1);
    waiting.delete(id ?? -1);
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(`${error}: ${message ?? ''}`));
  });
  let last = 0;
  return {
    close: () => socket.close(),
    send<Result = unknown>(method: string, params: object): Promise<Result> {
      last += 1;
      const call = Promise.withResolvers<unknown>();
      waiting.set(last, call);
      const late = setTimeout(() => call.reject(new Error(`${method}: no answer`)), timeout);
      socket.send(JSON.stringify({ id: last, method, params }));
      return call.promise.finally(() => clearTimeout(late)) as Promise<Result>;
    },
  };
}

/** Starts a Firefox of its own profile, driven by WebDriver BiDi: no other program is needed. */
export async function openFirefox(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'anzhu-firefox-'));
  const lines = preferences.map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      env: { ...process.env, TZ: 'Asia/Shanghai', HOME: profile },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise((done) => child.once('exit', done));
  const address = await new Promise<string>((done, fail) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output);
      if (found) done(`${found[1]}/session`);
    });
    child.once('exit', () => fail(new Error(`Firefox ended at its start: ${output}`)));
  });
  const { send, close } = await connect(address);
  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });
  // The first window never becomes the active one, and in another keys press no button.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  await send('browsingContext.setViewport', { context, viewport });

  const run = async <Result>(expression: string): Promise<Result> => {
    const { type, result, exceptionDetails } = await send<{
      type: string;
      result?: { value: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (type !== 'success') throw new Error(exceptionDetails?.text ?? type);
    return JSON.parse(result?.value ?? 'null') as Result;
  };
  const perform = async (actions: object[]): Promise<void> =>
    void (await send('input.performActions', { context, actions }));

  return {
    name: 'firefox',
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: (work, ...args) => run(expressionOf(work, args)),
    type: (text) => perform(keyActions([...text], false)),
    press: (...keys) => perform(keyActions(keys, true)),
    pointer: (...points) => perform(pointerActions(points)),
    async chooseFile(selector, path) {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>(
        'browsingContext.locateNodes',
        {
          context,
          locator: { type: 'css', value: selector },
        },
      );
      await send('input.setFiles', {
        context,
        element: { sharedId: nodes[0]?.sharedId },
        files: [path],
      });
    },
    async picture(path) {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      await writeFile(path, Buffer.from(data, 'base64'));
    },
    async close() {
      await send('browser.close', {}).catch(() => child.kill());
      close();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
