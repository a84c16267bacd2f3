import { startDeadline } from './deadline.ts';
import type { Outgoing } from './request.ts';
import type { Received, Transfer } from './send.ts';

/**
 * Sends a call with a file and reports the upload progress, which `fetch` cannot. Progress restarts the
 * time limit.
 */
export async function sendFile(
  request: Outgoing,
  { signal, onProgress }: Transfer,
): Promise<Received> {
  const deadline = startDeadline(signal);
  const xhr = new XMLHttpRequest();
  xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    deadline.restart();
    onProgress?.(loaded, lengthComputable ? total : null);
  });
  deadline.signal.addEventListener('abort', () => xhr.abort());
  try {
    return await run(xhr, request, deadline.signal);
  } catch (error) {
    throw deadline.toError(error);
  } finally {
    deadline.end();
  }
}

/** Resolves with any answer; rejects without one. */
const run = (xhr: XMLHttpRequest, request: Outgoing, signal: AbortSignal): Promise<Received> =>
  new Promise((resolve, reject) => {
    xhr.addEventListener('load', () => resolve({ status: xhr.status, text: xhr.responseText }));
    xhr.addEventListener('error', reject);
    xhr.addEventListener('abort', reject);
    if (signal.aborted) {
      reject(new Error('aborted before it was sent'));
      return;
    }
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) {
      xhr.setRequestHeader(name, value);
    }
    xhr.send(request.body);
  });
