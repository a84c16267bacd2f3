import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Config } from '../src/platform/config.ts';
import { appPolicy, ariaStyles } from '../src/platform/http/securityHeaders.ts';
import { newSqlitePlace } from './engines.ts';
import { startTestServer, type TestServer } from './harness.ts';

const page =
  '<!doctype html><head><title>安住</title></head><script type="module" src="/admin/assets/app-1a2b.js"></script>';
const script = `console.log(${JSON.stringify('安住'.repeat(2000))});`;

/** As the build writes it: with chunks that import each other. */
const manifest = {
  'index.html': { file: 'assets/app-1a2b.js', isEntry: true },
  '_shared-3c4d.js': {
    file: 'assets/shared-3c4d.js',
    imports: ['index.html', 'src/shell/Shell.tsx'],
    css: ['assets/shared-5e6f.css'],
  },
  'src/shell/Shell.tsx': { file: 'assets/Shell-7a8b.js', imports: ['_shared-3c4d.js'] },
  'src/shell/Screens.tsx': { file: 'assets/Screens-9c0d.js' },
  'src/shell/FirstScreen.tsx': { file: 'assets/FirstScreen-1e2f.js' },
  'src/routes/roomManage/RoomManage.tsx': {
    file: 'assets/RoomManage-3a4b.js',
    imports: ['_shared-3c4d.js'],
    css: ['assets/RoomManage-5c6d.css'],
  },
};

/** A server with a small built app beside a file that must not be served. */
async function start(config: Partial<Config> = {}): Promise<TestServer> {
  const place = await newSqlitePlace();
  const dist = join(place.dataDir, 'app', 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'assets/app-1a2b.js'), script);
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/app-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(dist, 'assets/app-1a2b.js.map'), '{}');
  writeFileSync(join(dist, 'icon.svg'), '<svg/>');
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(place.dataDir, 'app', 'secret.txt'), 'secret');
  symlinkSync(join(place.dataDir, 'app', 'secret.txt'), join(dist, 'link.txt'));
  return startTestServer(place, { config: { adminDist: dist, ...config } });
}

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Requests a path exactly as it is written. @returns the body exactly as it was sent */
function get(
  { url }: TestServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const { hostname, port } = new URL(url);
  return new Promise<Raw>((done, fail) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', fail);
    asked.end();
  });
}

it('leads to the app, and serves its page for every path that the app routes', async () => {
  const server = await start();
  for (const path of ['/', '/admin']) {
    const { status, headers } = await get(server, path);
    expect([path, status, headers['location']]).toEqual([path, 302, '/admin/']);
  }
  for (const path of [
    '/admin/',
    '/admin/login',
    '/admin/index/roomManage?orderId=1',
    '/admin/index.html',
  ]) {
    const { status, headers, body } = await get(server, path);
    const plain = body.toString().replace(/<meta name="app-config" [^>]*>(<link [^>]*>)*/, '');
    expect([path, status, plain]).toEqual([path, 200, page]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

it('names the files of the screen in its page, each once, and no others', async () => {
  const server = await start();
  const named = async (path: string): Promise<string[]> => {
    const text = (await get(server, path)).body.toString();
    return [...text.matchAll(/<link rel="(\S+)".*?href="\/admin\/assets\/(\S+)-/g)].map(
      ([, rel, file]) => `${rel} ${file}`,
    );
  };
  const shell = ['modulepreload Shell', 'modulepreload shared'];
  for (const path of ['/admin/index/roomManage?orderId=1', '/admin/index/roomManage/1']) {
    expect(await named(path)).toEqual([
      ...shell,
      'modulepreload Screens',
      'modulepreload RoomManage',
      'preload shared',
      'preload RoomManage',
    ]);
  }
  expect(await named('/admin/index')).toEqual([
    ...shell,
    'modulepreload FirstScreen',
    'preload shared',
  ]);
  expect(await named('/admin/index/none')).toContain('modulepreload Shell');
  expect(await named('/admin/login')).toEqual([]);
});

it('keeps a strict policy on every page', async () => {
  const server = await start();
  const { headers } = await get(server, '/admin/login');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('lets no response be framed', async () => {
  const server = await start();
  for (const path of [
    '/admin/',
    '/admin/config.json',
    '/admin/assets/app-1a2b.js',
    '/openapi',
    '/openapi.json',
    '/healthz',
    '/api/order/my',
    '/none',
  ]) {
    const policy = String((await get(server, path)).headers['content-security-policy']);
    expect([path, /frame-ancestors 'none'/.test(policy)]).toEqual([path, true]);
  }
});

it('opens the policy for a back end elsewhere, and promises https only where it is used', async () => {
  const server = await start({
    apiBase: 'https://api.example/hotel',
    publicUrl: 'https://desk.example',
  });
  const { headers } = await get(server, '/admin/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://api.example wss://api.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://api.example;");
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  for (const path of ['/healthz', '/api/order/my', '/none', '/admin/none.js', '/openapi']) {
    expect([path, (await get(server, path)).headers['strict-transport-security']]).toEqual([
      path,
      'max-age=31536000',
    ]);
  }
  const { body } = await get(server, '/admin/config.json');
  const settings = {
    apiBase: 'https://api.example/hotel',
    recordFiling: null,
    dayStarts: '06:00:00',
    assistants: false,
    issuesInvoices: false,
  };
  expect(JSON.parse(body.toString())).toEqual(settings);
  // The page has it too: the app waits for no second answer.
  const content = /<meta name="app-config" content="([^"]*)" \/><\/head>/.exec(
    (await get(server, '/admin/login')).body.toString(),
  )?.[1];
  expect(JSON.parse((content ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(
    settings,
  );
});

it('allows the style elements that React Aria makes, as the installed version makes them', () => {
  const folder = join(import.meta.dirname, '../../../node_modules/react-aria/dist/private');
  const sources = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((name) =>
    readFileSync(join(folder, name), 'utf8').replaceAll(
      /\$\{[^}]*PRESSABLE_ATTRIBUTE\}/g,
      'data-react-aria-pressable',
    ),
  );
  for (const [place, style] of ariaStyles.entries()) {
    expect(sources[place]).toContain(`style.textContent = \`\n${style}`);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(appPolicy('').styleSrc).toContain(`'sha256-${hash}'`);
  }
});

it('tells what may be kept: hashed files for ever, the rest by asking', async () => {
  const server = await start();
  const hashed = await get(server, '/admin/assets/app-1a2b.js');
  expect(hashed.status).toBe(200);
  expect(hashed.body.toString()).toBe(script);
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const icon = await get(server, '/admin/icon.svg');
  expect(icon.headers['cache-control']).toBe('no-cache');
  const etag = String(icon.headers['etag']);
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get(server, '/admin/icon.svg', { 'if-none-match': held });
    expect([held, again.status, again.body.length]).toEqual([held, 304, 0]);
    expect(again.headers['etag']).toBe(etag);
  }
  expect((await get(server, '/admin/icon.svg', { 'if-none-match': '"other"' })).status).toBe(200);
});

it('sends the best packing that the build made and the caller takes', async () => {
  const server = await start();
  const path = '/admin/assets/app-1a2b.js';
  const plain = await get(server, path);
  const br = await get(server, path, { 'accept-encoding': 'gzip, br' });
  const gzip = await get(server, path, { 'accept-encoding': 'gzip' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(script);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const one of [plain, br, gzip]) {
    expect(one.headers['vary']).toBe('Accept-Encoding');
    expect(Number(one.headers['content-length'])).toBe(one.body.length);
  }
});

it('answers a HEAD as a GET without its body', async () => {
  const server = await start();
  const head = await get(server, '/admin/icon.svg', {}, 'HEAD');
  const whole = await get(server, '/admin/icon.svg');
  expect(head.status).toBe(200);
  expect(head.body.length).toBe(0);
  expect(head.headers['content-length']).toBe(String(whole.body.length));
});

it('serves nothing but the built app, however the path is written', async () => {
  const server = await start();
  const paths = [
    '/admin/../secret.txt',
    '/admin/..%2fsecret.txt',
    '/admin/%2e%2e/secret.txt',
    '/admin/%2e%2e%2fsecret.txt',
    '/admin/%252e%252e%252fsecret.txt',
    '/admin/..%5csecret.txt',
    '/admin/assets/../../secret.txt',
    '/admin/assets/..%2f..%2fsecret.txt',
    '/admin//secret.txt',
    '/admin/%2fetc%2fhosts.txt',
    '/admin/secret.txt%00.js',
    '/admin/link.txt',
    '/admin/.vite/manifest.json',
    '/admin/assets/app-1a2b.js.map',
    '/admin/assets/missing.js',
    '/admin/%ff.js',
  ];
  for (const path of paths) {
    const { status, body } = await get(server, path);
    expect([path, status, body.includes('secret')]).toEqual([path, 404, false]);
  }
});

it('says where the app is missing instead of failing', async () => {
  const server = await startTestServer(await newSqlitePlace(), {
    config: { adminDist: '/nowhere' },
  });
  expect((await get(server, '/admin/')).status).toBe(404);
  expect((await get(server, '/healthz')).status).toBe(200);
});
