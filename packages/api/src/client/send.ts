import { startDeadline } from './deadline.ts';
import { failureInsteadOfFile } from './answer.ts';
import { fileNameOf } from './fileName.ts';
import type { Outgoing } from './request.ts';

/** How far a transfer is, in bytes; the total is null where it is not known. */
export type OnProgress = (loaded: number, total: number | null) => void;

/** An answer before it is understood. */
export interface Received {
  status: number;
  text: string;
}

/** A file that was downloaded. */
export interface Download {
  blob: Blob;
  /** The server's name for it, or a plain one. */
  fileName: string;
}

/** What downloads as a file without a name is called: they all are sheets. */
const unnamed = '下载.xlsx';

type Fetch = typeof globalThis.fetch;

const initOf = ({ method, headers, body }: Outgoing, signal: AbortSignal): RequestInit => ({
  method,
  headers,
  body,
  signal,
  cache: 'no-store',
});

/** Sends a call and waits for its whole answer. */
export async function send(
  fetch: Fetch,
  request: Outgoing,
  signal?: AbortSignal,
): Promise<Received> {
  const deadline = startDeadline(signal);
  try {
    const response = await fetch(request.url, initOf(request, deadline.signal));
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw deadline.explain(error);
  } finally {
    deadline.end();
  }
}

/** Sends a call that answers with a file. JSON instead of the file is its error. */
export async function receiveFile(
  fetch: Fetch,
  request: Outgoing,
  { signal, onProgress }: { signal?: AbortSignal | undefined; onProgress?: OnProgress | undefined },
): Promise<Download> {
  const deadline = startDeadline(signal);
  let failure: Received;
  try {
    const response = await fetch(request.url, initOf(request, deadline.signal));
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !/\bjson\b/i.test(type)) {
      deadline.lift();
      const blob = new Blob(await collect(response, onProgress), { type });
      const fileName = fileNameOf(response.headers.get('content-disposition'));
      return { blob, fileName: fileName ?? unnamed };
    }
    failure = { status: response.status, text: await response.text() };
  } catch (error) {
    throw deadline.explain(error);
  } finally {
    deadline.end();
  }
  throw failureInsteadOfFile(failure.status, failure.text);
}

/** Reads a body piece by piece and tells how far it is. */
async function collect(
  response: Response,
  onProgress?: OnProgress,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const length = Number(response.headers.get('content-length'));
  // A compressed body is longer than it says.
  const total = length > 0 && !response.headers.has('content-encoding') ? length : null;
  let loaded = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    pieces.push(part.value);
    loaded += part.value.byteLength;
    onProgress?.(loaded, total);
  }
  return pieces;
}
