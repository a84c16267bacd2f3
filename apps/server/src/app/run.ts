import { createApp } from './app.ts';
import type { Config } from '../platform/config.ts';
import { makeListening } from '../platform/http/listen.ts';
import { acceptBoards } from '../platform/live/upgrade.ts';
import { type Opened, openServer, type OpenOptions } from './openServer.ts';

/** A listening server. */
export interface Running extends Pick<Opened, 'server' | 'contents' | 'schedule'> {
  /** The address by which this machine reaches it, without a slash at its end. */
  url: string;
  /** Stops in order: accepts nothing new, lets finish what runs, closes the store. */
  stop(): Promise<void>;
}

/**
 * Starts a server and listens. Throws a StoreError or a ListenError of one line, with nothing left
 * open.
 */
export async function run(config: Config, options: OpenOptions): Promise<Running> {
  const { log } = options;
  const opened = await openServer(config, options);
  const { announceStop, boards, close, contents, schedule, server } = opened;
  try {
    const listening = makeListening(createApp(server), config, log);
    acceptBoards(listening.http, boards, {
      config,
      onError: (error) => log.error('live', error),
    });
    const url = await listening.open();
    if (config.schedule === 'on') schedule.start();
    let stopping: Promise<void> | null = null;
    const stop = async (): Promise<void> => {
      announceStop();
      await Promise.all([boards.close(), listening.close(), schedule.stop()]);
      await close();
    };
    return { url, server, contents, schedule, stop: () => (stopping ??= stop()) };
  } catch (error) {
    await close();
    throw error;
  }
}
