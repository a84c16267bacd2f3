import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { StoreError, storeFault } from '../db/errors.ts';
import { noWayIn } from '../db/postgres.ts';
import { checkPayload, type Live, roomChannel, unpackEvents } from '../roomEvents.ts';

/** Waits between attempts to connect again, in milliseconds: longer and longer, and different in each instance. */
const firstWait = 200;
const longestWait = 2_000;
const jittered = (wait: number): number => wait * (0.5 + Math.random() / 2);

/** Milliseconds between two checks of the connection. */
const checkEvery = 3_000;

/** A statement or a notification that takes longer, in milliseconds, does not come any more. */
const timeout = 5_000;

/** Milliseconds for the end of a connection. */
const endTimeout = 1_000;

export interface ListenOptions {
  /** The variable whose address is listened at, for messages. */
  name: string;
  /** The way to the primary: a pooler between hands the connection to others, and a standby takes no `listen`. */
  url: string;
  /** Notifies a channel by the way that changes take. */
  notify(channel: string): Promise<unknown>;
  live: Pick<Live, 'checkAgain' | 'deliver' | 'reconnect'>;
  onError(error: unknown): void;
}

/** Listens for the room changes of every instance. */
export interface Listener {
  /** Whether notifications arrive; false behind a pooler in transaction mode. */
  readonly isReceiving: boolean;
  close(): Promise<void>;
}

/**
 * Passes the room changes that any instance notifies to the boards of this one. A broken connection, and one to a
 * server that changes do not go to any more, is opened again; notifications in between are lost, so all boards read
 * again.
 * @throws StoreError when there is no getting in, or only to a standby
 */
export async function listenForRooms({
  name,
  url,
  notify,
  live,
  onError,
}: ListenOptions): Promise<Listener> {
  const closing = new AbortController();
  const { signal } = closing;
  const echoChannel = `anzhu_echo_${randomUUID().replaceAll('-', '')}`;
  let receivedEcho = (): void => undefined;
  let isReceiving = false;
  let current: Client;

  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    });
    client.on('notification', ({ channel, payload }) => {
      if (channel === echoChannel) receivedEcho();
      if (channel !== roomChannel || !payload) return;
      if (payload === checkPayload) live.checkAgain();
      else live.deliver(unpackEvents(payload));
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${roomChannel}; listen ${echoChannel}`);
      signal.throwIfAborted();
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }

  /** Whether this instance receives its own notification. Throws when it cannot notify. */
  async function receivesOwn(): Promise<boolean> {
    const echo = Promise.withResolvers<boolean>();
    receivedEcho = () => echo.resolve(true);
    await notify(echoChannel);
    const late = new AbortController();
    const isLate = setTimeout(timeout, false, late).catch(() => true);
    return Promise.race([echo.promise, isLate]).finally(() => late.abort());
  }

  /** Waits until a connection ends, does not respond, or has a server that changes do not go to any more. */
  async function watch(client: Client): Promise<void> {
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    const pause = { signal: AbortSignal.any([signal, ended.signal]), ref: false };
    let missed = 0;
    try {
      while (missed < 2) {
        await setTimeout(checkEvery, undefined, pause);
        await client.query('select 1');
        // While the database takes no notifications, nothing is known.
        const receives = !isReceiving || (await receivesOwn().catch(() => null));
        if (receives !== null) missed = receives ? 0 : missed + 1;
      }
    } catch {
      return;
    }
    onError(new Error(`${name}: no notifications arrive any more`));
  }

  async function connectAgain(): Promise<void> {
    for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      try {
        await setTimeout(jittered(wait), undefined, { signal });
        current = await connect();
        return live.reconnect();
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
    }
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      await watch(current);
      current.end().catch(() => undefined);
      await connectAgain();
    }
  }

  current = await connect().catch((error: unknown) => {
    throw storeFault(error) === 'readOnly'
      ? new StoreError(`${name} 是备库，收不到通知 (a standby)`, { cause: error })
      : noWayIn(name, url, error);
  });
  try {
    isReceiving = await receivesOwn();
  } catch (error) {
    await current.end().catch(() => undefined);
    throw error;
  }
  void goOn();
  return {
    isReceiving,
    async close() {
      closing.abort();
      // A stop does not wait for a server that does not respond.
      await Promise.race([current.end(), setTimeout(endTimeout, undefined, { ref: false })]);
    },
  };
}
