import { isCommonAssetRequest, type AnyHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

type StartOptions = NonNullable<Parameters<SetupWorker['start']>[0]>;
type UnhandledFrame = Extract<StartOptions['onUnhandledFrame'], (...args: never) => unknown>;

/** Handlers under names, so that a story can replace one and keep the rest. */
export type NamedHandlers = Record<string, AnyHandler | AnyHandler[]>;

const unmocked: string[] = [];

/** Files of the workbench itself: they have an extension or a prefix of the build tool; calls have neither. */
function isWorkbenchFile(request: Request): boolean {
  const url = new URL(request.url);
  if (['data:', 'blob:'].includes(url.protocol)) return true;
  if (url.origin !== location.origin) return false;
  return isCommonAssetRequest(request) || /^\/(@|sb-|virtual:|assets\/)/.test(url.pathname);
}

/** The call in words, or null when it is a file of the workbench. */
function describeCall({ protocol, data }: Parameters<UnhandledFrame>[0]['frame']): string | null {
  if (protocol === 'http') {
    const { request } = data as { request: Request };
    return isWorkbenchFile(request) ? null : `${request.method} ${request.url}`;
  }
  const { connection } = data as { connection: { client: { url: URL } } };
  return `WebSocket ${connection.client.url}`;
}

/** Makes the call fail, and the story with it. */
const refuseFrame: UnhandledFrame = ({ frame }) => {
  const call = describeCall(frame);
  if (call === null) return;
  unmocked.push(call);
  const error = new TypeError(`没有模拟的请求：${call}`);
  reportError(error);
  frame.errorWith(error);
};

/** Starts the service worker that mocks every call of a story. An unmocked call is an error. */
export async function startMocks(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: refuseFrame,
  });
  return worker;
}

/** Clears the unmocked calls of the previous story. */
export function forgetUnmocked(): void {
  unmocked.length = 0;
}

/** Throws when the story made an unmocked call. */
export function refuseUnmocked(): void {
  if (unmocked.length > 0) throw new Error(`没有模拟的请求：\n${unmocked.join('\n')}`);
}
