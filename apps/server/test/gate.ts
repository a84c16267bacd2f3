import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a database that can be cut, and lead elsewhere afterwards. */
export interface Gate {
  /** The address of the database by this way. */
  url: string;
  /** Connections that are open. */
  readonly size: number;
  /** Ends every connection and takes no new one. */
  cut(): void;
  /** Keeps the connections that are open and passes nothing on: a peer that is frozen, or cut off without a word. */
  freeze(): void;
  /** Takes connections again, to the database at this address. */
  leadTo(url: string): void;
}

/** Opens a way to the database at an address; closed when the test is over. */
export async function openGate(url: string): Promise<Gate> {
  const sockets = new Set<Socket>();
  let target: URL | null = new URL(url);
  const frozen = new Set<Socket>();
  const server = createServer((client) => {
    if (!target) return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => !frozen.has(from) && to.write(data));
      from.on('error', () => undefined);
      from.once('end', () => !frozen.has(from) && to.end());
      from.once('close', () => {
        sockets.delete(from);
        if (!frozen.has(from)) to.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const own = new URL(url);
  own.port = `${(server.address() as AddressInfo).port}`;
  const cut = (): void => {
    target = null;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    url: own.href,
    get size() {
      return sockets.size / 2;
    },
    cut,
    freeze() {
      for (const socket of sockets) frozen.add(socket);
    },
    leadTo(other) {
      target = new URL(other);
    },
  };
}
