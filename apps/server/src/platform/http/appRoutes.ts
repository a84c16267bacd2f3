import { type Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import { unknownPath } from './answer.ts';
import type { AppFile, AppFiles } from './appFiles.ts';
import { choosePacking, type Packing } from './encoding.ts';
import { fileHeaders, pageHeaders } from './securityHeaders.ts';

/** The app's base path. */
const base = '/admin/';

const keepForEver = 'public, max-age=31536000, immutable';
const askEveryTime = 'no-cache';

/** True when the caller holds this content already. */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const held = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, '')));
  return held.has(etag) || held.has('*');
}

/** Sends a file in the best encoding that the client accepts, or 304 when its copy is current. */
function answerFile(context: Context, file: AppFile, headers: Record<string, string>): Response {
  const there = Object.keys(file.bodies) as Packing[];
  const packing = choosePacking(
    context.req.header('accept-encoding'),
    (['br', 'gzip'] as const).filter((one) => there.includes(one)),
  );
  const etag = `"${file.etag}${packing === 'identity' ? '' : `-${packing}`}"`;
  const all: Record<string, string> = {
    ...headers,
    'Cache-Control': file.isImmutable ? keepForEver : askEveryTime,
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (isHeld(context.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: all });
  }
  all['Content-Type'] = file.type;
  if (packing !== 'identity') all['Content-Encoding'] = packing;
  const body = file.bodies[packing] ?? file.bodies.identity;
  all['Content-Length'] = String(body.length);
  return new Response(body, { headers: all });
}

/** The path below the base, decoded; null when it is no text at all. */
function pathBelow(path: string): string | null {
  try {
    return decodeURIComponent(path.slice(base.length));
  } catch {
    return null;
  }
}

/**
 * Serves the built app below /admin/: its files, its run-time configuration, and its page for every
 * path that the app itself routes. A path that looks like a file and is none is 404.
 */
export function appRoutes(files: AppFiles, config: Config): Hono {
  const hono = new Hono();
  const page = pageHeaders(config);
  const { apiBase, recordFiling } = config;
  const runTime = JSON.stringify({ apiBase, recordFiling });

  hono.get('/', (context) => context.redirect(base));
  hono.get('/admin', (context) => context.redirect(base));
  hono.get(`${base}config.json`, () => {
    const type = 'application/json; charset=utf-8';
    return new Response(runTime, {
      headers: { ...fileHeaders, 'Content-Type': type, 'Cache-Control': askEveryTime },
    });
  });
  hono.get(`${base}*`, async (context) => {
    const path = pathBelow(context.req.path);
    if (path === null) return unknownPath();
    const file = path === '' ? null : await files.find(path);
    if (file && path !== 'index.html') return answerFile(context, file, fileHeaders);
    if (path !== 'index.html' && /\.[^/]*$/.test(path)) return unknownPath();
    const index = await files.find('index.html');
    return index ? answerFile(context, index, page) : unknownPath();
  });
  return hono;
}
