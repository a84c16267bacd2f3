import {
  newRequestKey,
  requestKeyHeader,
  takesRequestKey,
  type DataOf,
  type Endpoint,
  type InputOf,
} from '../contract/endpoint.ts';
import { Code, noticeCodes, sessionLostCodes } from '../contract/envelope.ts';
import type { SessionEnd } from '../contract/sessionEnd.ts';
import { encodeWire } from '../contract/wire.ts';
import { readAnswer, readPaths } from './answer.ts';
import { ApiError, type ApiErrorKind } from './apiError.ts';
import type { PictureUrls } from './pictureUrls.ts';
import { isOpenPath, join, outgoing, type Outgoing } from './request.ts';
import { receiveFile, type Download } from './receiveFile.ts';
import { sendFile } from './sendFile.ts';
import { send, type Received, type Transfer } from './send.ts';

export interface ClientOptions {
  /** The API base, read at every call: '' is the same origin. */
  base: () => string;
  /** The whole stored token (`Bearer xxx`), read at every call; null when signed out. */
  token: () => string | null;
  fetch?: typeof globalThis.fetch;
  /** The picture URLs of a server elsewhere, read at every call; null where paths need no base. */
  pictures?: () => PictureUrls | null;
  /** Called when the session of the call has ended. The call still rejects. */
  onSessionLost?: (error: ApiError, endpoint: Endpoint) => void;
  /** Called with the error of a change that the caller may not make. The call still rejects. */
  onNotice?: (error: ApiError) => void;
  /** Called with the milliseconds by which the server's clock is ahead of this machine's, by each response. */
  onClock?: (offset: number) => void;
  /** Called with the end of the current session, by each response. */
  onSessionEnd?: (end: SessionEnd) => void;
  /** Called when the back end lacks a call: HTTP 404. The call still rejects. */
  onUnknown?: (endpoint: Endpoint) => void;
}

/** How a call is sent. */
export interface CallOptions extends Pick<Transfer, 'signal'> {
  /**
   * The key of a form, for what it sends (`newRequestKey`): sent again when its answer was lost it is not made twice, and
   * with another content it is refused. A change without one has a key of its own.
   */
  requestKey?: string | undefined;
}

/** Sends calls of the contract. A failed call rejects with an `ApiError`. */
export interface Client {
  /** Sends a call. A change that is already in flight is not sent again: its promise is returned. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<DataOf<E>>;
  /** Sends a call whose answer is a file. */
  download<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: Transfer,
  ): Promise<Download>;
  /** Sends a call that carries a file. */
  upload<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: Transfer,
  ): Promise<DataOf<E>>;
  /** Whether the OpenAPI document of the back end has these calls; false without a document. */
  describes(endpoints: readonly Endpoint[]): Promise<boolean>;
}

/** Makes the client of an app. */
export function createClient(options: ClientOptions): Client {
  const { base, token, pictures, onSessionLost, onNotice, onUnknown } = options;
  // Looked up at every call, so that a later replacement is used.
  const fetch: typeof globalThis.fetch =
    options.fetch ?? ((request, init) => globalThis.fetch(request, init));
  const once = singleFlight();
  const keys = requestKeys();

  function prepare<E extends Endpoint>(endpoint: E, input: InputOf<E>): Outgoing {
    const encoded = encodeWire(endpoint.input, pictures?.()?.restore(input) ?? input);
    if (!encoded.ok) {
      const { message, fields } = encoded;
      throw new ApiError('refused', message, { code: Code.invalid, fields });
    }
    const wire = encoded.value as Record<string, unknown>;
    return outgoing(endpoint, wire, { base: base(), token: token() });
  }

  /** Runs a call; reports lost sessions and notices to the app. */
  async function reporting<Answer>(
    endpoint: Endpoint,
    request: Outgoing,
    run: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof ApiError && error.code !== null) {
        const isLost = sessionLostCodes.has(error.code) && !isOpenPath(endpoint.path);
        if (isLost && isCurrent(request)) {
          error.isReported = onSessionLost !== undefined;
          onSessionLost?.(error, endpoint);
        }
        // What could not be read, or a refused sign-in, has a place of its own on the screen.
        const isNotice = endpoint.changes && !isOpenPath(endpoint.path);
        if (noticeCodes.has(error.code) && isNotice) {
          error.isReported = onNotice !== undefined;
          onNotice?.(error);
        }
      }
      throw error;
    }
  }

  /** An answer to an earlier session does not concern the current one. */
  const isCurrent = ({ headers }: Outgoing): boolean =>
    headers['Authorization'] === (token() ?? undefined);

  const read = async <E extends Endpoint>(
    endpoint: E,
    request: Outgoing,
    received: Promise<Received>,
  ): Promise<DataOf<E>> => {
    const { status, text, clockOffset, sessionEnd } = await received;
    if (clockOffset !== undefined) options.onClock?.(clockOffset);
    if (sessionEnd && isCurrent(request)) options.onSessionEnd?.(sessionEnd);
    if (status === 404) onUnknown?.(endpoint);
    const data = readAnswer(endpoint, status, text);
    return pictures?.()?.resolve(data) ?? data;
  };

  return {
    async call(endpoint, input, { signal, requestKey } = {}) {
      const request = prepare(endpoint, input);
      const run = () =>
        reporting(endpoint, request, () =>
          read(endpoint, request, send(fetch, request, signal, endpoint.seconds)),
        );
      if (!endpoint.changes) return run();
      const key = keyOf(request);
      // Another back end at another origin may not allow the header; the desk's calls are ours.
      const isOwn = base() === '' || endpoint.isDesk;
      if (key === null || !isOwn || !takesRequestKey(endpoint)) return once(key, run);
      if (requestKey === undefined) return once(key, () => keys.run(key, request, run));
      request.headers[requestKeyHeader] = requestKey;
      return once(key, run);
    },
    async download(endpoint, input, transfer = {}) {
      const request = prepare(endpoint, input);
      return reporting(endpoint, request, () => receiveFile(fetch, request, transfer));
    },
    async upload(endpoint, input, transfer = {}) {
      const request = prepare(endpoint, input);
      return reporting(endpoint, request, () =>
        read(endpoint, request, sendFile(request, transfer)),
      );
    },
    async describes(endpoints) {
      const received = await send(fetch, {
        url: join(base(), '/openapi.json'),
        method: 'GET',
        headers: {},
        credentials: 'same-origin',
        body: null,
      });
      const paths = new Set(readPaths(received).map(withoutNames));
      return endpoints.every(({ path }) => paths.has(withoutNames(path)));
    },
  };
}

/** Parameters of a path have a name of their own in each document. */
const withoutNames = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** Identifies equal calls. Null for a body with files: it is always sent. */
const keyOf = ({ method, url, body }: Outgoing): string | null =>
  body instanceof FormData ? null : `${method} ${url} ${body ?? ''}`;

/** Failures after which it is unknown whether the change was made. */
const lostAnswers: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'http', 'malformed']);

/** So many changes without an answer are remembered. */
const mostKeys = 50;

/**
 * Milliseconds for which they are. What is sent later is meant as another change: the same room is checked out again for
 * its next guests.
 */
const keysLast = 5 * 60_000;

/**
 * Gives each change a key of its own; one whose answer was lost has the same key when it is sent again, so that the
 * server makes it once.
 */
function requestKeys() {
  const unanswered = new Map<string, { key: string; until: number }>();
  return {
    async run<Answer>(
      content: string,
      { headers }: Outgoing,
      task: () => Promise<Answer>,
    ): Promise<Answer> {
      const lost = unanswered.get(content);
      const key = lost && Date.now() < lost.until ? lost.key : newRequestKey();
      headers[requestKeyHeader] = key;
      unanswered.delete(content);
      try {
        return await task();
      } catch (error) {
        if (error instanceof ApiError && lostAnswers.has(error.kind)) {
          unanswered.set(content, { key, until: Date.now() + keysLast });
          const [oldest] = unanswered.keys();
          if (unanswered.size > mostKeys && oldest !== undefined) unanswered.delete(oldest);
        }
        throw error;
      }
    },
  };
}

/**
 * Shares the promise of a running task: a second task with the same key is not started. A task with key
 * null always runs.
 */
function singleFlight() {
  const running = new Map<string, Promise<unknown>>();
  return <Answer>(key: string | null, task: () => Promise<Answer>): Promise<Answer> => {
    if (key === null) return task();
    const current = running.get(key) as Promise<Answer> | undefined;
    if (current) return current;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
