import { errorInsteadOfFile } from './answer.ts';
import { startDeadline } from './deadline.ts';
import { fileNameOf } from './fileName.ts';
import type { Outgoing } from './request.ts';
import { initOf, type Fetch, type OnProgress, type Received, type Transfer } from './send.ts';

/** A file that was downloaded. */
export interface Download {
  blob: Blob;
  /** The name in the header, or a default. */
  fileName: string;
}

/** The name of a download without one: all downloads are sheets. */
const defaultName = '下载.xlsx';

/** Sends a call whose answer is a file. JSON in its place is an error. */
export async function receiveFile(
  fetch: Fetch,
  request: Outgoing,
  { signal, onProgress }: Transfer,
): Promise<Download> {
  const deadline = startDeadline(signal);
  let failure: Received;
  try {
    const response = await fetch(request.url, initOf(request, deadline.signal));
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !/\bjson\b/i.test(type)) {
      deadline.end();
      const blob = new Blob(await collect(response, onProgress), { type });
      const fileName = fileNameOf(response.headers.get('content-disposition'));
      return { blob, fileName: fileName ?? defaultName };
    }
    failure = { status: response.status, text: await response.text() };
  } catch (error) {
    throw deadline.toError(error);
  } finally {
    deadline.end();
  }
  throw errorInsteadOfFile(failure.status, failure.text);
}

/** Reads a body in chunks and reports the progress. */
async function collect(
  response: Response,
  onProgress?: OnProgress,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const length = Number(response.headers.get('content-length'));
  // The decoded body is longer than `content-length` when it is compressed.
  const total = length > 0 && !response.headers.has('content-encoding') ? length : null;
  let loaded = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    loaded += part.value.byteLength;
    onProgress?.(loaded, total);
  }
  return chunks;
}
