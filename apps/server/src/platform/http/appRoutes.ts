import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import { choosePacking, type Packing, unknownPath } from './answer.ts';
import { fileHeaders, pageHeaders } from './securityHeaders.ts';

/** The app's base path. */
export const base = '/admin/';

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
  const { apiBase, recordFiling, dayStarts } = config;
  const runTime = JSON.stringify({ apiBase, recordFiling, dayStarts });

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

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const isText = (type: string): boolean => /^text\/|json|svg/.test(type);

/** Smaller files are sent as they are. */
const worthPacking = 1024;

/** A file of the built app, in each packing that there is. */
interface AppFile {
  type: string;
  /** Names the content; it changes when the content does. */
  etag: string;
  /** True when its name changes with its content, so that it may be kept for ever. */
  isImmutable: boolean;
  bodies: { identity: Buffer<ArrayBuffer> } & Partial<Record<Packing, Buffer<ArrayBuffer>>>;
}

/**
 * The built app: its files by their path (`assets/index-abc.js`). It is read as a whole at the start:
 * no path leads anywhere else, and a build that runs meanwhile does not tear it apart.
 */
export interface AppFiles {
  find(path: string): Promise<AppFile | null>;
}

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 7 }),
};

/** A file as it lay on the disk, with the packed forms that the build left beside it. */
interface FoundFile {
  name: string;
  identity: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer> | undefined;
  gzip: Buffer<ArrayBuffer> | undefined;
}

/** Adds what the build did not create: compressed variants are made once, at the first request. */
async function prepare({ name, identity, br, gzip: gz }: FoundFile): Promise<AppFile> {
  const type = types[extname(name)] ?? 'application/octet-stream';
  const bodies: AppFile['bodies'] = { identity };
  if (isText(type) && identity.length >= worthPacking) {
    [bodies.br, bodies.gzip] = await Promise.all([
      br ?? packers.br(identity),
      gz ?? packers.gzip(identity),
    ]);
  }
  return {
    type,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    isImmutable: name.startsWith('assets/'),
    bodies,
  };
}

/** Everything in a folder by its path below it; nothing hidden, no links. */
async function readFolder(folder: string): Promise<Map<string, Buffer<ArrayBuffer>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\.|\.map$/.test(name));
  const bodies = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return new Map(names.map((name, place) => [name, bodies[place] ?? Buffer.alloc(0)]));
}

/** Reads the built app in a folder. A folder that is not there is an app without files. */
export async function openAppFiles(folder: string): Promise<AppFiles> {
  const found = await readFolder(folder);
  const prepared = new Map<string, Promise<AppFile>>();
  return {
    async find(name) {
      const identity = found.get(name);
      if (!identity || /\.(br|gz)$/.test(name)) return null;
      const file =
        prepared.get(name) ??
        prepare({ name, identity, br: found.get(`${name}.br`), gzip: found.get(`${name}.gz`) });
      prepared.set(name, file);
      return file;
    },
  };
}
