import { createServer } from 'node:http';
import { listenOn } from '../http/listen.ts';
import type { Server } from '../server.ts';
import { makeGauges } from './gauges.ts';
import type { Metrics } from './metrics.ts';

/** The open port of the metrics. */
export interface MetricsPort {
  /** The address to give to Prometheus. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, so that no proxy before the product can show it to anybody.
 * @throws ListenError
 */
export async function openMetricsPort(server: Server, metrics: Metrics): Promise<MetricsPort> {
  const { config, log } = server;
  const { registry } = metrics;
  const lookUp = makeGauges(registry, server);
  const http = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    lookUp()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        (error: unknown) => {
          log.error('metrics', error);
          response.writeHead(500).end();
        },
      );
  });
  const address = { host: config.metricsHost, port: config.metricsPort ?? 0 };
  const url = `${await listenOn(http, address, 'METRICS_')}/metrics`;
  return {
    url,
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
}
