import { Hono } from 'hono';
import { imageKinds } from '../files/image.ts';
import { filesPath, isFileName } from '../files/uploaded.ts';
import type { Server } from '../server.ts';
import { unknownPath } from './response.ts';
import { closedPolicy, securityHeaders } from './securityHeaders.ts';

/** Headers of every picture. */
const pictureHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  // The app may be served from another origin; the random name is the only protection of a picture.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves uploaded pictures. */
export function fileRoutes({ files, config }: Server): Hono {
  const hono = new Hono();
  const policy = securityHeaders(config, { ...closedPolicy, sandbox: [] });
  hono.get(`${filesPath}:name`, policy, async (context) => {
    const name = context.req.param('name');
    const kind = imageKinds.find(({ extension }) => name.endsWith(`.${extension}`));
    const stored = kind && isFileName(name) ? await files.get(name) : null;
    if (!kind || !stored) return unknownPath();
    const headers = {
      ...pictureHeaders,
      'Content-Type': kind.type,
      'Content-Length': String(stored.size),
    };
    if (context.req.method !== 'HEAD') return new Response(stored.body, { headers });
    await stored.body.cancel();
    return new Response(null, { headers });
  });
  return hono;
}
