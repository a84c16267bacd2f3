import { startDeadline } from './deadline.ts';
import type { Outgoing } from './request.ts';
import type { OnProgress, Received } from './send.ts';

interface Options {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/**
 * Sends a call that carries a file and tells how far it is, which `fetch` cannot. As long as bytes
 * leave, the time limit starts anew.
 */
export async function sendFile(
  request: Outgoing,
  { signal, onProgress }: Options,
): Promise<Received> {
  const deadline = startDeadline(signal);
  const exchange = new XMLHttpRequest();
  exchange.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    deadline.extend();
    onProgress?.(loaded, lengthComputable ? total : null);
  });
  deadline.signal.addEventListener('abort', () => exchange.abort());
  try {
    return await run(exchange, request, deadline.signal);
  } catch (error) {
    throw deadline.explain(error);
  } finally {
    deadline.end();
  }
}

/** Resolves with whatever is answered; rejects when nothing is. */
const run = (exchange: XMLHttpRequest, request: Outgoing, signal: AbortSignal): Promise<Received> =>
  new Promise((resolve, reject) => {
    exchange.addEventListener('load', () =>
      resolve({ status: exchange.status, text: exchange.responseText }),
    );
    exchange.addEventListener('error', reject);
    exchange.addEventListener('abort', reject);
    if (signal.aborted) {
      reject(new Error('aborted before it was sent'));
      return;
    }
    exchange.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) {
      exchange.setRequestHeader(name, value);
    }
    exchange.send(request.body);
  });
