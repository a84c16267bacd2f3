import type { DataOf, Endpoint, InputOf } from '../contract/endpoint.ts';
import { Code, noticeCodes, sessionLostCodes } from '../contract/envelope.ts';
import { encodeWire } from '../contract/wire.ts';
import { readAnswer } from './answer.ts';
import { ApiError } from './apiError.ts';
import { isOpenPath, outgoing, type Outgoing } from './request.ts';
import { receiveFile, send, type Download, type OnProgress, type Received } from './send.ts';
import { sendFile } from './sendFile.ts';
import { singleFlight } from './singleFlight.ts';

export interface ClientOptions {
  /** The API base, read at every call: '' is the same origin. */
  base: () => string;
  /** The whole stored token (`Bearer xxx`), read at every call; null when nobody is signed in. */
  token: () => string | null;
  fetch?: typeof globalThis.fetch;
  /** The session that sent the call is gone. The call still rejects. */
  onSessionLost?: (error: ApiError) => void;
  /** An error that is told whatever screen is open. The call still rejects. */
  onNotice?: (error: ApiError) => void;
}

interface Abortable {
  signal?: AbortSignal | undefined;
}

interface Transfer extends Abortable {
  onProgress?: OnProgress | undefined;
}

/** Sends calls of the contract. Whatever fails rejects with an `ApiError`. */
export interface Client {
  /** Sends a call. One that changes something is not sent twice at once: the running one is answered. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: Abortable): Promise<DataOf<E>>;
  /** Sends a call that answers with a file. */
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
}

/** Makes the client of an app. */
export function createClient(options: ClientOptions): Client {
  const { base, token, onSessionLost, onNotice } = options;
  // Looked up at every call, so that what replaces it later is used.
  const fetch: typeof globalThis.fetch =
    options.fetch ?? ((request, init) => globalThis.fetch(request, init));
  const once = singleFlight();

  function prepare<E extends Endpoint>(endpoint: E, input: InputOf<E>): Outgoing {
    const written = encodeWire(endpoint.input, input);
    if (!written.ok) {
      const { message, fields } = written;
      throw new ApiError('refused', message, { code: Code.invalid, fields });
    }
    const wire = written.value as Record<string, unknown>;
    return outgoing(endpoint, wire, { base: base(), token: token() });
  }

  /** Runs a call and tells the app of errors that are more than the caller's. */
  async function told<Answer>(
    endpoint: Endpoint,
    { headers }: Outgoing,
    run: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof ApiError && error.code !== null) {
        // An answer to an earlier session says nothing about the one that is there now.
        const isCurrent = headers['Authorization'] === (token() ?? undefined);
        if (sessionLostCodes.has(error.code) && !isOpenPath(endpoint.path) && isCurrent) {
          onSessionLost?.(error);
        }
        if (noticeCodes.has(error.code)) onNotice?.(error);
      }
      throw error;
    }
  }

  const read = async <E extends Endpoint>(
    endpoint: E,
    received: Promise<Received>,
  ): Promise<DataOf<E>> => {
    const { status, text } = await received;
    return readAnswer(endpoint, status, text);
  };

  return {
    async call(endpoint, input, { signal } = {}) {
      const request = prepare(endpoint, input);
      const run = () => told(endpoint, request, () => read(endpoint, send(fetch, request, signal)));
      return endpoint.changes ? once(keyOf(request), run) : run();
    },
    async download(endpoint, input, transfer = {}) {
      const request = prepare(endpoint, input);
      return told(endpoint, request, () => receiveFile(fetch, request, transfer));
    },
    async upload(endpoint, input, transfer = {}) {
      const request = prepare(endpoint, input);
      return told(endpoint, request, () => read(endpoint, sendFile(request, transfer)));
    },
  };
}

/** What makes two calls the same one. A body with files is always another. */
const keyOf = ({ method, url, body }: Outgoing): string | null =>
  body instanceof FormData ? null : `${method} ${url} ${body ?? ''}`;
