import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';

/** How far a client has read, and when that last changed. */
interface Progress {
  /** Bytes handed over to the operating system. */
  written: number;
  /** By `performance.now()`. */
  since: number;
}

/** How often sockets are checked within the time-out. */
const looks = 6;

/**
 * Destroys the sockets of clients that have stopped reading: what produces their response, such as
 * the worker of an export, ends with them. A response that is slow to be made is left alone.
 * @param timeoutMs milliseconds without a byte taken while some are waiting.
 */
export function limitIdleWriting(http: HttpServer, timeoutMs: number): void {
  const open = new Map<Socket, Progress>();

  function look(): void {
    const now = performance.now();
    for (const [socket, progress] of open) {
      const written = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || written !== progress.written) {
        Object.assign(progress, { written, since: now });
      } else if (now - progress.since >= timeoutMs) {
        socket.destroy();
      }
    }
  }

  const timer = setInterval(look, timeoutMs / looks);
  timer.unref();
  http.once('close', () => clearInterval(timer));
  http.on('connection', (socket) => {
    open.set(socket, { written: 0, since: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  // WebSockets have a heartbeat of their own.
  http.on('upgrade', ({ socket }) => open.delete(socket));
}
