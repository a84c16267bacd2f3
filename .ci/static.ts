import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves the files of one folder on a free port of this machine, `404.html` where there is no file, as GitHub Pages does.
 * @param path the path that the files are under, as `/anzhu`; none by default
 * @returns `url`, with that path and without a slash at its end
 */
export async function serveFolder(
  root: string,
  path = '',
): Promise<{ url: string; close(): Promise<void> }> {
  const rewriteRequestPath = (wanted: string): string => wanted.slice(path.length);
  const { fetch } = new Hono()
    .use(async (context, next) => {
      await next();
      context.header('Cache-Control', 'max-age=3600');
    })
    .use(`${path}/*`, serveStatic({ root, rewriteRequestPath }))
    .notFound(async (context) => {
      const page = await readFile(join(root, '404.html'), 'utf8').catch(() => '404');
      return context.html(page, 404);
    });
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
