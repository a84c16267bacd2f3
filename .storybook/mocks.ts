import { http, HttpResponse, isCommonAssetRequest } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { serverHandlers } from './browser/index.ts';
import { siteFile } from './browser/siteFile.ts';

type StartOptions = NonNullable<Parameters<SetupWorker['start']>[0]>;
type UnhandledFrame = Extract<StartOptions['onUnhandledFrame'], (...args: never) => unknown>;

const unmocked: string[] = [];

/** Files of the workbench itself: they have an extension or a prefix of the build tool; calls have neither. */
function isWorkbenchFile(request: Request): boolean {
  const url = new URL(request.url);
  if (['data:', 'blob:'].includes(url.protocol)) return true;
  if (url.origin !== location.origin) return false;
  return isCommonAssetRequest(request) || /^\/(@|sb-|virtual:|assets\/)/.test(url.pathname);
}

/** Makes the story fail. */
function note(call: string): TypeError {
  unmocked.push(call);
  const error = new TypeError(`没有模拟的请求：${call}`);
  reportError(error);
  return error;
}

/** Makes a call fail that nothing responds to, and the story with it. */
const refuseFrame: UnhandledFrame = ({ frame: { protocol, data, errorWith } }) => {
  if (protocol !== 'http') {
    const { connection } = data as { connection: { client: { url: URL } } };
    return errorWith(note(`WebSocket ${connection.client.url}`));
  }
  const { request } = data as { request: Request };
  if (!isWorkbenchFile(request)) errorWith(note(`${request.method} ${request.url}`));
};

/** Starts the service worker that hands the calls of stories to the server's handlers. */
export async function startMocks(): Promise<SetupWorker> {
  const worker = setupWorker(
    ...serverHandlers(
      (request) => !isWorkbenchFile(request),
      ({ method, url }) => {
        note(`${method} ${url}`);
        return HttpResponse.error();
      },
    ),
    http.get('/files/*', ({ request }) => siteFile(request)),
  );
  await worker.start({
    quiet: true,
    serviceWorker: { url: './storyServiceWorker.js' },
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
