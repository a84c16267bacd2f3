import { request } from 'node:http';
import { connect } from 'node:net';
import { contract } from '@anzhu/api/contract';
import { type Endpoint, pathKeys } from '@anzhu/api/contract/endpoint';
import { Code, codeMessage } from '@anzhu/api/contract/envelope';
import { describe, expect, it } from 'vitest';
import { version } from '../src/platform/config.ts';
import { maxBodySize, maxFields, maxNames } from '../src/platform/http/body.ts';
import { newSqlitePlace } from './engines.ts';
import { call, startTestServer, type TestServer, type TestServerOptions } from './harness.ts';
import { makePeople, password, signIn } from './people.ts';

const start = async (options?: TestServerOptions): Promise<TestServer> =>
  startTestServer(await newSqlitePlace(), options);

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Told {
  status: number;
  code: number | string;
  msg: string;
  data: unknown;
}

async function post(
  { url }: TestServer,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = json,
): Promise<Told> {
  const init: RequestInit = { method: 'POST', body, headers };
  if (body instanceof ReadableStream) Object.assign(init, { duplex: 'half' });
  const response = await fetch(`${url}${path}`, init);
  return { status: response.status, ...((await response.json()) as Omit<Told, 'status'>) };
}

/** What comes back for raw bytes on a connection. */
function sendRaw({ url }: TestServer, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => done(answer));
    socket.on('error', fail);
  });
}

describe('paths and methods', () => {
  it('answers an unknown path with HTTP 404 and an envelope', async () => {
    const server = await start();
    for (const path of [
      '/nope',
      '/api/order/get/',
      '/api/order/my/',
      '//api/order/my',
      '/API/order/my',
    ]) {
      const response = await fetch(`${server.url}${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toEqual({ code: 404, msg: '路径不存在', data: null });
    }
  });

  it('answers another method with HTTP 405, and never runs a change for a HEAD', async () => {
    const server = await start();
    await makePeople(server);
    const token = await signIn(server, 'admin');
    const get = await fetch(`${server.url}/api/order/my`);
    expect(get.status).toBe(405);
    expect(get.headers.get('allow')).toBe('POST');
    const before = server.log.requests.length;
    for (const method of ['HEAD', 'DELETE', 'OPTIONS', 'PUT']) {
      const response = await fetch(`${server.url}/api/room/checkOut/1`, {
        method,
        headers: { authorization: token },
      });
      expect([method, response.status]).toEqual([method, 405]);
    }
    expect(server.log.requests).toHaveLength(before);
  });

  it('leads every path of the contract to its own call', async () => {
    const server = await start();
    for (const { method, path } of Object.values<Endpoint>(contract)) {
      const filled = pathKeys(path).reduce(
        (text, key) => text.replace(`{${key}}`, '7'),
        path as string,
      );
      await fetch(`${server.url}${filled}`, {
        method,
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect(server.log.requests.at(-1)).toMatchObject({ method, path });
    }
  });
});

describe('permission', () => {
  it('comes before the input is looked at', async () => {
    const server = await start();
    await makePeople(server);
    const token = await signIn(server, 'guard');
    const broken = await post(server, '/api/order/my', '{"page":', {
      ...json,
      authorization: token,
    });
    expect(broken.code).toBe(Code.noPermission);
  });
});

describe('bodies', () => {
  const credentials = { username: 'admin', password };

  it('reads JSON and forms everywhere, also when the caller does not say which', async () => {
    const server = await start();
    await makePeople(server);
    const text = JSON.stringify(credentials);
    const encoded = new URLSearchParams(credentials).toString();
    expect((await post(server, '/auth/login', text)).code).toBe(200);
    expect((await post(server, '/auth/login', `\uFEFF${text}`)).code).toBe(200);
    expect((await post(server, '/auth/login', encoded, form)).code).toBe(200);
    expect((await post(server, '/auth/login', text, form)).code).toBe(200);
    expect((await post(server, '/auth/login', text, { 'content-type': 'text/plain' })).code).toBe(
      200,
    );
    expect((await post(server, '/auth/login', new TextEncoder().encode(text), {})).code).toBe(200);
  });

  it('refuses what it cannot read, in words', async () => {
    const server = await start();
    const cases: [string, BodyInit, Record<string, string>, string][] = [
      ['broken', '{"username":', json, '请求内容不是有效的 JSON'],
      ['array', '[]', json, '请求内容应为 JSON 对象'],
      ['text', '"admin"', json, '请求内容应为 JSON 对象'],
      ['number', '1', json, '请求内容应为 JSON 对象'],
      ['not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), json, '请求内容不是有效的 UTF-8'],
      ['packed', '{}', { ...json, 'content-encoding': 'gzip' }, '请求内容不可压缩'],
      [
        'multipart',
        '--x',
        { 'content-type': 'multipart/form-data; boundary=x' },
        '请求内容的类型不受支持',
      ],
    ];
    for (const [name, body, headers, msg] of cases) {
      const answer = await post(server, '/auth/login', body, headers);
      expect([name, answer]).toEqual([name, { status: 200, code: Code.invalid, msg, data: null }]);
    }
  });

  it('names the field that is wrong, and every other one too', async () => {
    const server = await start();
    const empty = await post(server, '/auth/login', '');
    expect(empty).toMatchObject({ status: 200, code: Code.invalid, msg: '账号不能为空' });
    expect(empty.data).toEqual({ fields: { username: '账号不能为空', password: '密码不能为空' } });
    for (const value of [1, true, [], {}, ['admin'], null]) {
      const answer = await post(
        server,
        '/auth/login',
        JSON.stringify({ username: value, password }),
      );
      expect(answer).toMatchObject({ code: Code.invalid, msg: expect.stringContaining('账号') });
    }
  });

  it('refuses repeated names and more than 200 fields, in time that does not depend on their number', async () => {
    const server = await start();
    const repeated = `username=admin&${'x=1&'.repeat(30_000)}`;
    const distinct = Array.from({ length: 30_000 }, (_, place) => `f${place}=1`).join('&');
    const before = process.cpuUsage();
    expect(await post(server, '/auth/login', 'x=1&x=2', form)).toMatchObject({
      code: Code.invalid,
      msg: '字段「x」重复',
    });
    for (const body of [repeated, distinct]) {
      expect(await post(server, '/auth/login', body, form)).toMatchObject({
        status: 200,
        code: Code.invalid,
        msg: `最多 ${maxFields} 个字段`,
      });
    }
    // No JSON: it is refused by the number of its names before it is parsed.
    const names = Array.from({ length: 80_000 }, (_, place) => `"k${place}":1`).join();
    expect(await post(server, '/auth/login', `{${names}`)).toMatchObject({
      status: 200,
      code: Code.invalid,
      msg: `最多 ${maxNames} 个字段`,
    });
    const long = { ['x'.repeat(1_000_000)]: 1, username: 'nobody', password: 'x' };
    expect((await post(server, '/auth/login', JSON.stringify(long))).code).toBe(Code.invalid);
    const query = await fetch(`${server.url}/open/auth/qrCode/2?code=a&code=b`);
    expect(await query.json()).toMatchObject({ code: Code.invalid, msg: '字段「code」重复' });
    const { user } = process.cpuUsage(before);
    // Seconds of CPU; joining the values of one name in quadratic time took 45.
    expect(user / 1e6).toBeLessThan(5);
  });

  it('refuses a body that is too large with HTTP 413, announced or not', async () => {
    const server = await start();
    const large = 'x'.repeat(maxBodySize + 1);
    const announced = await post(server, '/auth/login', large);
    expect(announced).toEqual({ status: 413, code: 413, msg: codeMessage[413], data: null });
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    expect(await post(server, '/auth/login', stream)).toMatchObject({ status: 413, code: 413 });
    expect((await post(server, '/auth/login', '{}')).status).toBe(200);
  });

  it('is safe from depth, from huge numbers and from names that mean something to JavaScript', async () => {
    const server = await start();
    await makePeople(server);
    const depth = 400_000;
    const deep = `{"username":${'['.repeat(depth)}${']'.repeat(depth)},"password":"x"}`;
    expect(await post(server, '/auth/login', deep)).toMatchObject({
      status: 200,
      code: Code.invalid,
    });
    const huge = '{"username":1e999,"password":123456789012345678901234567890}';
    expect(await post(server, '/auth/login', huge)).toMatchObject({ code: Code.invalid });
    const names =
      '{"__proto__":{"username":"admin"},"constructor":{"prototype":{"x":1}},"password":"x"}';
    expect((await post(server, '/auth/login', names)).msg).toBe('账号不能为空');
    expect((await post(server, '/auth/login', '__proto__=1&toString=2', form)).msg).toBe(
      '账号不能为空',
    );
    expect(({} as Record<string, unknown>)['username']).toBeUndefined();
    const odd = JSON.stringify({ username: 'ad\u0000min', password: '\uD800' });
    expect((await post(server, '/auth/login', odd)).code).toBe(Code.invalid);
  });

  it('cuts off a caller that sends its request too slowly', async () => {
    const server = await start({ config: { requestTimeout: 1 } });
    const head =
      'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"user';
    const answer = await sendRaw(server, head);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('请求发送过慢，已中断');
  });

  it('takes a caller that goes away in the middle for no error of ours', async () => {
    const server = await start();
    const { hostname, port } = new URL(server.url);
    const head =
      'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"user';
    const socket = connect(Number(port), hostname, () =>
      socket.write(head, () => socket.destroy()),
    );
    await expect.poll(() => server.log.requests.length).toBe(1);
    expect(server.log.requests[0]?.code).toBe(Code.invalid);
    expect(server.log.errors).toEqual([]);
  });
});

describe('requests that are no good HTTP', () => {
  it('answers without falling over', async () => {
    const server = await start();
    const head = (line: string, ...rest: string[]) =>
      `${[line, 'Host: localhost', 'Connection: close', ...rest].join('\r\n')}\r\n\r\n`;
    const cases: [string, string, RegExp][] = [
      ['no HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
      ['bad host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
      [
        'two hosts',
        'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
        /^HTTP\/1\.1 400 /,
      ],
      [
        'two equal hosts of a body',
        'POST /auth/login HTTP/1.1\r\nHost: a\r\nhost: a\r\nContent-Length: 2\r\n\r\n{}',
        /^HTTP\/1\.1 400 /,
      ],
      [
        'two hosts of a live board',
        'GET /api/room/live HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        /^HTTP\/1\.1 400 /,
      ],
      ['bad path', head('GET /%zz%ff HTTP/1.1'), /^HTTP\/1\.1 404 /],
      ['star', head('OPTIONS * HTTP/1.1'), /^HTTP\/1\.1 400 /],
      ['too many headers', head('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`), /^HTTP\/1\.1 431 /],
      ['long address', head(`GET /${'x'.repeat(20_000)} HTTP/1.1`), /^HTTP\/1\.1 431 /],
      ['injection', head('GET /healthz?x=%0d%0aSet-Cookie:%20a=b HTTP/1.1'), /^HTTP\/1\.1 200 /],
    ];
    for (const [name, text, expected] of cases) {
      const answer = await sendRaw(server, text);
      expect([name, answer.split('\r\n')[0]]).toEqual([name, expect.stringMatching(expected)]);
      expect(answer.toLowerCase()).not.toContain('set-cookie');
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log.errors).toEqual([]);
  });

  it.each([
    ['hello\r\n\r\n', 400, Code.invalid, '请求无法识别'],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, Code.tooLarge, '请求地址或请求头过长'],
  ])('says in an envelope why it refuses %.20s', async (text, status, code, msg) => {
    const [head = '', body = ''] = (await sendRaw(await start(), text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining(['Connection: close', 'Cache-Control: no-store']),
    );
    expect(JSON.parse(body)).toEqual({ code, msg, data: null });
  });
});

describe('answers', () => {
  it('quote a number for what broke, and tell nothing else', async () => {
    const server = await start();
    await makePeople(server);
    await server.server.store.db.destroy();
    const answer = await call(server, 'login', { username: 'admin', password });
    expect(answer).toMatchObject({ status: 500, code: Code.internal, data: null });
    const [broken] = server.log.errors;
    expect(answer.msg).toBe(`服务器内部错误，编号 ${broken?.id}`);
    expect(broken).toMatchObject({ where: 'login', id: expect.stringMatching(/^[0-9a-f]{8}$/) });
    const health = await fetch(`${server.url}/healthz`);
    expect(health.status).toBe(503);
    const reason = '数据库暂时不可用 (not available)';
    expect(await health.json()).toEqual({ live: true, ready: false, version, reason });
  });

  it('are not kept by anybody, and compressed when they are large', async () => {
    const server = await start();
    const answer = (encoding: string) =>
      fetch(`${server.url}/openapi.json`, { headers: { 'accept-encoding': encoding } });
    for (const [accepted, packing] of [
      ['br, gzip', 'gzip'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['*', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await answer(accepted);
      expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, packing]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(((await response.json()) as { openapi: string }).openapi).toBe('3.1.0');
    }
    const small = await fetch(`${server.url}/healthz`, { headers: { 'accept-encoding': 'br' } });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it('say who asked what in the request log, but nothing personal', async () => {
    const server = await start();
    const { users } = await makePeople(server);
    const token = await signIn(server, 'admin');
    await call(server, 'getUser', { id: users.staff }, token);
    expect(server.log.requests.at(-1)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}$/),
      method: 'GET',
      path: '/api/user/get/{id}',
      status: 200,
      code: 200,
      milliseconds: expect.any(Number),
      userId: users.admin,
    });
  });

  it('keep a connection open between calls', async () => {
    const server = await start();
    const { hostname, port } = new URL(server.url);
    const response = await new Promise<import('node:http').IncomingMessage>((done, fail) => {
      request({
        hostname,
        port,
        path: '/healthz',
        agent: false,
        headers: { connection: 'keep-alive' },
      })
        .on('response', done)
        .on('error', fail)
        .end();
    });
    response.destroy();
    expect(response.headers['keep-alive']).toBe('timeout=65');
  });
});

describe('origins', () => {
  const asked = { origin: 'https://app.example', 'access-control-request-method': 'POST' };

  it('are nobody’s but our own without configuration', async () => {
    const server = await start();
    const answer = await fetch(`${server.url}/healthz`, {
      headers: { origin: 'https://app.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('that are configured may call', async () => {
    const server = await start({ config: { allowedOrigins: ['https://app.example'] } });
    const preflight = await fetch(`${server.url}/api/order/my`, {
      method: 'OPTIONS',
      headers: asked,
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'Authorization,Content-Type,Idempotency-Key',
    );
    const answer = await fetch(`${server.url}/api/order/my`, {
      method: 'POST',
      headers: { origin: 'https://app.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(answer.headers.get('access-control-expose-headers')).toMatch(
      /Content-Disposition,Date,.*Session-Ends/,
    );
    expect(answer.headers.get('vary')).toContain('Origin');
    const other = await fetch(`${server.url}/api/order/my`, {
      method: 'OPTIONS',
      headers: { ...asked, origin: 'https://elsewhere.example' },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the caller’s address', () => {
  const addressSeen = async (proxies: number, forwarded: string): Promise<string> => {
    const server = await start({ config: { trustProxy: proxies } });
    await makePeople(server);
    await post(server, '/auth/login', JSON.stringify({ username: 'admin', password }), {
      ...json,
      'x-forwarded-for': forwarded,
    });
    const row = await server.server.store.db
      .selectFrom('session')
      .select('address')
      .executeTakeFirstOrThrow();
    return row.address;
  };

  it('is the peer’s, unless proxies are trusted, and then what they say', async () => {
    expect(await addressSeen(0, '1.2.3.4')).toBe('127.0.0.1');
    expect(await addressSeen(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
    expect(await addressSeen(2, '6.6.6.6, 1.2.3.4, 10.0.0.1')).toBe('1.2.3.4');
    expect(await addressSeen(1, "'; drop table session")).toBe('127.0.0.1');
  });
});
