import { createApp } from './app.ts';
import type { Config } from '../platform/config.ts';
import { makeListening } from '../platform/http/listen.ts';
import type { MetricsPort } from '../platform/metrics/metricsPort.ts';
import { acceptBoards } from '../platform/live/upgrade.ts';
import type { Server } from '../platform/server.ts';
import { type Opened, openServer, type OpenOptions } from './openServer.ts';

/** A listening server. */
export interface Running extends Pick<Opened, 'server' | 'contents' | 'schedule'> {
  /** The address by which this machine reaches it, without a slash at its end. */
  url: string;
  /** Where its metrics are read; null without `METRICS_PORT`. */
  metricsUrl: string | null;
  /** Stops in order: accepts nothing new, lets finish what runs, closes the store. */
  stop(): Promise<void>;
}

/** Null without `METRICS_PORT`. */
async function openMetrics(server: Server): Promise<MetricsPort | null> {
  if (!server.metrics) return null;
  const { openMetricsPort } = await import('../platform/metrics/metricsPort.ts');
  return openMetricsPort(server, server.metrics);
}

/**
 * Starts a server and listens. Throws a StoreError or a ListenError of one line, with nothing left
 * open.
 */
export async function run(config: Config, options: OpenOptions): Promise<Running> {
  const { log } = options;
  const opened = await openServer(config, options);
  const { announceStop, boards, close, contents, schedule, server } = opened;
  let metrics: MetricsPort | null = null;
  try {
    const listening = makeListening(createApp(server), config, log);
    acceptBoards(listening.http, boards, {
      config,
      onError: (error) => log.error('live', error),
    });
    metrics = await openMetrics(server);
    const url = await listening.open();
    if (config.schedule === 'on') schedule.start();
    let stopping: Promise<void> | null = null;
    const stop = async (): Promise<void> => {
      announceStop();
      await Promise.all([boards.close(), listening.close(), schedule.stop()]);
      await metrics?.close();
      await close();
    };
    const metricsUrl = metrics?.url ?? null;
    return { url, metricsUrl, server, contents, schedule, stop: () => (stopping ??= stop()) };
  } catch (error) {
    await metrics?.close();
    await close();
    throw error;
  }
}
