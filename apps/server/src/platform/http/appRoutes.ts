import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Config } from '../config.ts';
import { appPage } from './appPage.ts';
import { appPolicy, securityHeaders } from './securityHeaders.ts';

/** The app's base path. */
export const base = '/admin/';

/** The names of these files change with their content. */
const isHashed = ({ req }: Context): boolean => req.path.startsWith(`${base}assets/`);

/** Whether a path below a folder leads through a link, to somewhere else: `serveStatic` follows it. */
async function isLinked(folder: string, path: string): Promise<boolean> {
  const file = await realpath(join(folder, path)).catch(() => null);
  return file !== null && file !== join(await realpath(folder), path).replace(/\/$/, '');
}

/**
 * Serves the built app below /admin/: its files, its run-time configuration, and its page for every
 * path that the app itself routes. A path that looks like a file and is none is 404.
 */
export function appRoutes(config: Config): Hono {
  const hono = new Hono();
  const { adminDist, apiBase, recordFiling, dayStarts, mcp, invoicing } = config;
  const tagged = etag();

  hono.get('/', (context) => context.redirect(base));
  hono.get('/admin', (context) => context.redirect(base));
  hono.use(
    `${base}*`,
    securityHeaders(config, appPolicy(apiBase)),
    async (context, next) => {
      await next();
      if (context.res.status >= 400) return;
      const caching = isHashed(context) ? 'public, max-age=31536000, immutable' : 'no-cache';
      context.header('Cache-Control', caching);
    },
    (context, next) => (isHashed(context) ? next() : tagged(context, next)),
  );
  // Another back end has keys and acts of its own, or none.
  const assistants = mcp === 'on' && apiBase === '';
  const issuesInvoices = invoicing !== null && apiBase === '';
  const settings = { apiBase, recordFiling, dayStarts, assistants, issuesInvoices };
  hono.get(`${base}config.json`, (context) => context.json(settings));
  if (!existsSync(adminDist)) return hono;
  const sendPage = async (context: Context): Promise<Response> => {
    const path = context.req.path.slice(base.length);
    context.header('Content-Type', 'text/html; charset=utf-8');
    return context.body(await appPage({ adminDist, base, settings }, path));
  };
  hono.on('GET', [base, `${base}index.html`], sendPage);

  const isFile = (path: string): boolean => /\.[^/]*$/.test(path);
  hono.get(
    `${base}*`,
    async (context, next) => {
      const path = context.req.path.slice(base.length);
      const isHidden = /(^|\/)\.|\.map$/.test(path) || (await isLinked(adminDist, path));
      return isHidden ? context.notFound() : next();
    },
    serveStatic({
      root: adminDist,
      rewriteRequestPath: (path) => path.slice(base.length),
      precompressed: true,
    }),
    (context, next) => (isFile(context.req.path) ? context.notFound() : next()),
    sendPage,
  );
  return hono;
}
