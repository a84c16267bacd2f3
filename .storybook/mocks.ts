import { HttpHandler, isCommonAssetRequest } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

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

/** The part of a handler's path before its first parameter; empty when it is no path of this origin. */
function fixedStart({ info: { path } }: HttpHandler): string {
  return typeof path === 'string' && path.startsWith('/') ? path.split(/[:*(]/, 1).join() : '';
}

const pathnames = new WeakMap<Request, string>();

function pathnameOf(request: Request): string {
  const known = pathnames.get(request);
  if (known !== undefined) return known;
  const { pathname } = new URL(request.url);
  pathnames.set(request, pathname);
  return pathname;
}

/**
 * Lets handlers of other methods and paths refuse a request at once. MSW compares each of the 200 handlers in full,
 * with the cookies of the page: 5 % of a run of all stories.
 */
function refuseEarly(): void {
  const { parse } = HttpHandler.prototype;
  HttpHandler.prototype.parse = async function parseWhenPossible(args) {
    const { method } = this.info;
    const isPossible =
      (typeof method !== 'string' || method === args.request.method) &&
      pathnameOf(args.request).startsWith(fixedStart(this));
    if (isPossible) return parse.call(this, args);
    return { match: { matches: false, params: {} }, cookies: {} };
  };
}

/** Starts the service worker that mocks every call of a story. An unmocked call is an error. */
export async function startMocks(): Promise<SetupWorker> {
  refuseEarly();
  const worker = setupWorker();
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
