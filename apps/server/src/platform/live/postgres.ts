import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { checkPayload, type Live, roomChannel, unpackEvents } from '../roomEvents.ts';

/** Waits between attempts to connect again, in milliseconds: longer and longer, and different in each instance. */
const firstWait = 200;
const longestWait = 2_000;
const jittered = (wait: number): number => wait * (0.5 + Math.random() / 2);

/** After so many milliseconds without a notification the connection is checked. */
const pollEvery = 20_000;

/** Listens for the room changes of every instance. */
export interface Listener {
  close(): Promise<void>;
}

/**
 * Passes the room changes that any instance notifies to the boards of this one. A broken connection
 * is opened again; notifications in between are lost, so all boards are closed and read again.
 */
export async function listenForRooms(
  databaseUrl: string,
  live: Pick<Live, 'checkAgain' | 'deliver' | 'reconnect'>,
  onError: (error: unknown) => void,
): Promise<Listener> {
  const closing = new AbortController();
  const { signal } = closing;
  let current: Client | null = null;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    client.on('notification', ({ channel, payload }) => {
      if (channel !== roomChannel || !payload) return;
      if (payload === checkPayload) live.checkAgain();
      else live.deliver(unpackEvents(payload));
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${roomChannel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    current = client;
    watch(client);
    if (signal.aborted) await client.end();
  }

  /** Notices a line that has broken without a word, and opens it again once it has ended. */
  function watch(client: Client): void {
    const polling = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => undefined));
    }, pollEvery);
    polling.unref();
    client.once('end', () => {
      clearInterval(polling);
      if (!signal.aborted) void connectAgain();
    });
  }

  async function connectAgain(): Promise<void> {
    for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      try {
        await setTimeout(jittered(wait), undefined, { signal });
        await connect();
        return live.reconnect();
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
    }
  }

  await connect();
  return {
    async close() {
      closing.abort();
      await current?.end();
    },
  };
}
