import { Hono } from 'hono';
import { imageKinds } from '../files/image.ts';
import { filesPath, isFileName } from '../files/uploaded.ts';
import type { Server } from '../server.ts';
import { unknownPath } from './answer.ts';

/** Headers of every picture: immutable, and without active content. */
const pictureHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  // The app may be served from another origin; the random name is the only protection of a picture.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves uploaded pictures. */
export function fileRoutes({ files }: Server): Hono {
  const hono = new Hono();
  hono.get(`${filesPath}:name`, async (context) => {
    const name = context.req.param('name');
    const kind = imageKinds.find(({ extension }) => name.endsWith(`.${extension}`));
    const stored = kind && isFileName(name) ? await files.get(name) : null;
    if (!kind || !stored) return unknownPath();
    const headers = {
      ...pictureHeaders,
      'Content-Type': kind.type,
      'Content-Length': String(stored.size),
    };
    if (context.req.raw.method !== 'HEAD') return new Response(stored.body, { headers });
    await stored.body.cancel();
    return new Response(null, { headers });
  });
  return hono;
}
