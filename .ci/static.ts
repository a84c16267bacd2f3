import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves the files of one folder on a free port of this machine.
 * @returns `url`, without a slash at its end
 */
export async function serveFolder(root: string): Promise<{ url: string; close(): Promise<void> }> {
  const { fetch } = new Hono()
    .use(async (context, next) => {
      await next();
      context.header('Cache-Control', 'max-age=3600');
    })
    .use(serveStatic({ root }));
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
