import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Code } from '@anzhu/api/contract/envelope';
import { invalid, Refusal } from '../refusal.ts';
import type { SocketAddress } from '../settings.ts';

/**
 * Scans an uploaded file before anything is done with it.
 * @throws Refusal for a file with a virus, and for every file while the scanner cannot be reached.
 */
export type VirusScan = (field: string, file: Blob, signal: AbortSignal) => Promise<void>;

/** A connection to clamd on which nothing happens for so long is closed, in milliseconds. */
const idleTimeout = 30_000;

/** A file in the frames of clamd's command INSTREAM: length, bytes, and a length of 0 at the end. */
async function* framed(file: Blob): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of file.stream()) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Sends a file to clamd. @returns its reply: `stream: OK`, `stream: NAME FOUND`, or an error of its own */
async function sendToClamd(
  address: SocketAddress,
  file: Blob,
  signal: AbortSignal,
): Promise<string> {
  const socket = connect(address);
  socket.setTimeout(idleTimeout, () => socket.destroy(new Error('clamd does not respond')));
  try {
    // pipeline() never settles when it writes to a socket that has been closed without an error.
    const sent = Promise.race([
      pipeline(framed(file), socket, { end: false, signal }),
      once(socket, 'close'),
    ]);
    const [reply] = await Promise.all([text(socket), sent]);
    return reply.replace(/\0$/, '').trim();
  } finally {
    socket.destroy();
  }
}

/** The refusal of every file while it cannot be scanned; the cause is logged. */
const notScanned = (cause: unknown): Refusal =>
  Object.assign(new Refusal(Code.internal, '病毒扫描服务不可用，暂时不能上传文件'), { cause });

/** Makes the scan of uploaded files by clamd; without an address no file is scanned. */
export function makeVirusScan(address: SocketAddress | null): VirusScan {
  if (address === null) return () => Promise.resolve();
  return async (field, file, signal) => {
    const reply = await sendToClamd(address, file, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      throw notScanned(error);
    });
    if (reply === 'stream: OK') return;
    const cause = new Error(`clamd: ${reply}`);
    if (!reply.endsWith(' FOUND')) throw notScanned(cause);
    throw Object.assign(invalid(field, '文件含有病毒，不能上传'), { cause });
  };
}
