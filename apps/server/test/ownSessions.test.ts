import { Code } from '@anzhu/api/contract/envelope';
import { liveProtocols, livePath } from '@anzhu/api/contract/live';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { CloseCode } from '../src/platform/live/boards.ts';
import { hashToken, tokenIn } from '../src/platform/session/sessions.ts';
import { onOneEngine } from './engines.ts';
import { call, startTestServer, type TestServer } from './harness.ts';
import { makePeople, password, signIn } from './people.ts';
import { openTestApp } from './testApp.ts';

const hours = 3600;

/** Milliseconds between heartbeats, which close boards too: none comes during a test. */
const beat = 600_000;

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Signs in from a browser that calls itself so; returns the token. */
async function signInFrom(server: TestServer, agent: string, username: string): Promise<string> {
  const response = await fetch(`${server.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

const idOf = (token: string): string => hashToken(tokenIn(token) ?? '');

const idsOf = async (server: TestServer, token: string): Promise<string[]> =>
  ((await call(server, 'listSessions', {}, token)).data ?? []).map(({ id }) => id);

/** The code of the closing of a session's board. */
async function boardOf(server: TestServer, token: string): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}${livePath}`,
    liveProtocols(token),
  );
  onTestFinished(() => socket.terminate());
  const closed = new Promise<number>((done) => socket.once('close', done));
  await new Promise((done) => socket.once('open', done));
  return { closed };
}

onOneEngine((newPlace) => {
  it('lists the own sessions: device, address and times, the calling one first', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    await signIn(server, 'admin');
    const phone = await signInFrom(server, iPhone, 'staff');
    server.clock.forward(5 * 60);
    const desk = await signIn(server, 'staff');
    server.clock.forward(60);
    const { code, data } = await call(server, 'listSessions', {}, phone);
    expect(code).toBe(200);
    const address = expect.stringMatching(/127\.0\.0\.1$/);
    expect(data).toEqual([
      {
        id: idOf(phone),
        device: 'Safari 18 · iOS',
        address,
        createTime: '2026-03-18 10:00:00',
        seenTime: '2026-03-18 10:06:00',
        isCurrent: true,
      },
      {
        id: idOf(desk),
        device: '未知设备',
        address,
        createTime: '2026-03-18 10:05:00',
        seenTime: '2026-03-18 10:05:00',
        isCurrent: false,
      },
    ]);
  });

  it('leaves out what has ended or expired', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const idle = await signIn(server, 'staff');
    server.clock.forward(11 * hours);
    const ended = await signIn(server, 'staff');
    const token = await signIn(server, 'staff');
    expect(await idsOf(server, token)).toHaveLength(3);
    await call(server, 'logout', { token: ended });
    server.clock.forward(1 * hours);
    expect(await idsOf(server, token)).toEqual([idOf(token)]);
    const answer = await call(server, 'endSession', { id: idOf(idle) }, token);
    expect(answer).toMatchObject({ code: Code.notFound, msg: '登录不存在' });
  });

  it('ends one: its next call is refused with 4015, its board closes, the log has it', async () => {
    const server = await startTestServer(await newPlace(), { beat });
    await makePeople(server);
    const phone = await signInFrom(server, iPhone, 'staff');
    const [desk, other] = [await signIn(server, 'staff'), await signIn(server, 'staff')];
    const board = await boardOf(server, phone);
    const kept = await boardOf(server, other);
    expect((await call(server, 'endSession', { id: idOf(phone) }, desk)).code).toBe(200);
    expect(await board.closed).toBe(CloseCode.sessionOver);
    expect((await call(server, 'myMenus', {}, phone)).code).toBe(Code.signedOutElsewhere);
    expect((await call(server, 'myMenus', {}, other)).code).toBe(200);
    expect(server.server.live.size).toBe(1);
    const again = await call(server, 'endSession', { id: idOf(phone) }, desk);
    expect(again.code).toBe(Code.notFound);
    const logs = await server.server.store.db
      .selectFrom('log')
      .select(['create_by', 'before_values'])
      .where('sketch', '=', '结束登录')
      .execute();
    expect(logs).toHaveLength(1);
    expect(logs[0]?.create_by).toBe('staff');
    expect(logs[0]?.before_values).toContain('Safari 18 · iOS');
    expect((await call(server, 'endSession', { id: idOf(other) }, other)).code).toBe(200);
    expect(await kept.closed).toBe(CloseCode.sessionOver);
  });

  it('ends all others, and refuses when there is none', async () => {
    const server = await startTestServer(await newPlace(), { beat });
    await makePeople(server);
    const admin = await signIn(server, 'admin');
    const others = [await signIn(server, 'staff'), await signIn(server, 'staff')];
    const token = await signIn(server, 'staff');
    const boards = await Promise.all(others.map((one) => boardOf(server, one)));
    expect((await call(server, 'endOtherSessions', {}, token)).code).toBe(200);
    for (const { closed } of boards) expect(await closed).toBe(CloseCode.sessionOver);
    expect(await idsOf(server, token)).toEqual([idOf(token)]);
    expect(await idsOf(server, admin)).toEqual([idOf(admin)]);
    const again = await call(server, 'endOtherSessions', {}, token);
    expect(again).toMatchObject({ code: Code.conflict, msg: '没有其他登录' });
  });

  it("does not end another person's session, nor show it", async () => {
    const testApp = await openTestApp(await newPlace());
    const id = idOf(testApp.tokenOf('staff'));
    for (const user of ['admin', 'manager', 'guard'] as const) {
      const { data } = await testApp.as(user, 'listSessions');
      expect(data?.map((one) => one.id)).toEqual([idOf(testApp.tokenOf(user))]);
      const answer = await testApp.as(user, 'endSession', { id });
      expect(answer).toMatchObject({ code: Code.notFound, msg: '登录不存在' });
    }
    expect((await testApp.as('staff', 'myMenus')).code).toBe(200);
  });

  it('voids the QR code that an ended session has confirmed', async () => {
    const testApp = await openTestApp(await newPlace());
    const thief = await signIn(testApp, 'staff');
    const asked = await fetch(`${testApp.url}/open/auth/qrCode/1?code=null`);
    const { data: page } = (await asked.json()) as { data: string };
    const code = new URL(page).searchParams.get('code') ?? '';
    const cookie = (asked.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    for (const name of ['scanQrCode', 'confirmQrCode'] as const) {
      expect((await call(testApp, name, { code }, thief)).code).toBe(200);
    }
    expect((await testApp.as('staff', 'endSession', { id: idOf(thief) })).code).toBe(200);
    const polled = await fetch(`${testApp.url}/open/auth/qrCode/2?code=${code}`, {
      headers: { cookie },
    });
    expect(await polled.json()).toMatchObject({ code: Code.conflict, data: { isExpired: 1 } });
  });

  it('of two sessions that end each other at once, one stays', async () => {
    const testApp = await openTestApp(await newPlace());
    const [one, two] = [testApp.tokenOf('staff'), await signIn(testApp, 'staff')];
    const answers = await Promise.all([
      call(testApp, 'endSession', { id: idOf(two) }, one),
      call(testApp, 'endSession', { id: idOf(one) }, two),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, Code.signedOutElsewhere]);
  });
});
