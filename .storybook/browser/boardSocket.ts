import type { WebSocket as ServerSocket } from 'ws';

/** The page's end of a mocked WebSocket. */
export interface LiveClient {
  send(data: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'close', listener: () => void): void;
}

/** A page's WebSocket as the server's boards use it; it is always alive. */
export function boardSocket(client: LiveClient): ServerSocket {
  let isClosed = false;
  const closed: (() => void)[] = [];
  const end = (): void => {
    if (isClosed) return;
    isClosed = true;
    for (const listener of closed) listener();
  };
  client.addEventListener('close', end);
  const pongs: (() => void)[] = [];
  const on = (name: string, listener: () => void): void => {
    if (name === 'close') closed.push(listener);
    if (name === 'pong') pongs.push(listener);
  };
  const socket = {
    CLOSED: 3,
    bufferedAmount: 0,
    get readyState() {
      return isClosed ? 3 : 1;
    },
    on,
    once: on,
    send: (message: Buffer) => client.send(message.toString()),
    ping: () => {
      for (const pong of pongs) pong();
    },
    close(code: number, reason: string) {
      client.close(code, reason);
      end();
    },
    terminate: end,
  };
  return socket as unknown as ServerSocket;
}
