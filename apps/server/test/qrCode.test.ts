import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Code } from '@anzhu/api/contract/envelope';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { call, startTestServer, type Answer, type TestServer } from './harness.ts';
import { chosenPassword, password } from './people.ts';
import { type TestApp, openTestApp } from './testApp.ts';

const device = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36';

/** The cookie header that the browser of the front desk sends with each code. */
const cookies = new Map<string, string>();

interface QrAnswer extends Answer<never> {
  /** The `Set-Cookie` headers. */
  cookies: string[];
}

/** Sends a request as the browser of the front desk does. */
async function ask({ url }: Pick<TestServer, 'url'>, path: string, cookie = ''): Promise<QrAnswer> {
  const response = await fetch(`${url}${path}`, { headers: { 'user-agent': device, cookie } });
  const answer = (await response.json()) as Omit<Answer<never>, 'status'>;
  return { status: response.status, ...answer, cookies: response.headers.getSetCookie() };
}

/** The code in the address that a device shows. */
async function newCode(server: Pick<TestServer, 'url'>): Promise<string> {
  const answer = await ask(server, '/open/auth/qrCode/1?code=null');
  const code = new URL(answer.data).searchParams.get('code') ?? '';
  cookies.set(code, answer.cookies.map((one) => one.split(';')[0]).join('; '));
  return code;
}

/** Polls as the browser that asked for the code; `cookie` in place of its own. */
async function poll(
  server: Pick<TestServer, 'url'>,
  code: string,
  cookie = cookies.get(code),
): Promise<Answer<never>> {
  const { cookies: set, ...answer } = await ask(
    server,
    `/open/auth/qrCode/2?code=${code}`,
    `other=1; ${cookie}`,
  );
  expect(set).toEqual([]);
  return answer;
}

const gone = {
  status: 200,
  code: Code.conflict,
  msg: '二维码已失效，点击刷新',
  data: { isExpired: 1 },
};

const hour = 3600;

const wrongPassword = {
  code: Code.invalid,
  data: { fields: { currentPassword: '当前密码不正确' } },
};

/** Signs a device in by a code that the staff, or the user of a token, confirms. */
async function signInBy(testApp: TestApp, token = '') {
  const code = await newCode(testApp);
  for (const name of ['scanQrCode', 'confirmQrCode'] as const) {
    const done = await (token === ''
      ? testApp.as('staff', name, { code })
      : call(testApp, name, { code }, token));
    expect(done.code).toBe(200);
  }
  return (await poll(testApp, code)) as unknown as Awaited<ReturnType<typeof call<'qrCodeStatus'>>>;
}

/** What a sign-in by QR code needs before there is a session. */
async function nextOf(testApp: TestApp) {
  const { data } = await signInBy(testApp);
  expect(data).toMatchObject({ status: '2', token: null, userInfo: null, menuList: null });
  return { ticket: '', ...data.next };
}

const countSessions = async ({ store }: TestApp): Promise<number> =>
  (await store.db.selectFrom('session').select('token_hash').execute()).length;

onBothEngines((newPlace) => {
  it('signs the device in that asked, as who confirmed it on the phone', async () => {
    const testApp = await openTestApp(await newPlace());
    const code = await newCode(testApp);
    expect(code).toMatch(/^[\w-]{43}$/);
    const nobody = { token: null, userInfo: null, menuList: null, next: null };
    expect((await poll(testApp, code)).data).toEqual({ ...nobody, status: '0' });
    const scanned = await testApp.as('staff', 'scanQrCode', { code });
    expect(scanned.data).toEqual({
      device: 'Chrome 141 · Windows',
      address: '127.0.0.1',
      createTime: '2026-03-18 10:00:00',
    });
    expect((await poll(testApp, code)).data).toEqual({ ...nobody, status: '1' });
    expect((await testApp.as('staff', 'confirmQrCode', { code })).code).toBe(200);
    const { data } = (await poll(testApp, code)) as unknown as Awaited<
      ReturnType<typeof call<'qrCodeStatus'>>
    >;
    expect(data).toMatchObject({
      status: '2',
      token: expect.stringMatching(/^Bearer [\w-]{43}$/),
      userInfo: { id: testApp.people.users.staff, role: 'hotel_member' },
    });
    expect(data.menuList?.length).toBeGreaterThan(0);
    const own = await call(
      testApp,
      'getUser',
      { id: testApp.people.users.staff },
      data.token ?? '',
    );
    expect(own.data).toMatchObject({ username: 'staff' });
    expect(await poll(testApp, code)).toEqual(gone);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['create_by', 'sketch', 'after_values'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(logs.map((log) => `${log.create_by} ${log.sketch}`)).toEqual([
      'staff 扫码登录',
      'staff 确认扫码登录',
    ]);
    expect(logs[1]?.after_values).toContain('Chrome 141 · Windows');
  });

  it('keeps neither code nor token where somebody could read it', async () => {
    const testApp = await openTestApp(await newPlace());
    const code = await newCode(testApp);
    await testApp.as('staff', 'scanQrCode', { code });
    await testApp.as('staff', 'confirmQrCode', { code });
    const { data } = (await poll(testApp, code)) as Answer<{ token: string }>;
    const tables = ['qr_code', 'session', 'log'] as const;
    const all = await Promise.all(
      tables.map((table) => testApp.store.db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(all)).not.toContain(code);
    expect(JSON.stringify(all)).not.toContain(data.token.replace('Bearer ', ''));
  });

  it('is over after two minutes, and a minute after it was confirmed', async () => {
    const testApp = await openTestApp(await newPlace());
    const [idle, late, forgotten] = [
      await newCode(testApp),
      await newCode(testApp),
      await newCode(testApp),
    ];
    testApp.clock.forward(119);
    expect((await poll(testApp, idle)).code).toBe(200);
    for (const code of [late, forgotten]) {
      await testApp.as('staff', 'scanQrCode', { code });
      expect((await testApp.as('staff', 'confirmQrCode', { code })).code).toBe(200);
    }
    testApp.clock.forward(1);
    expect(await poll(testApp, idle)).toEqual(gone);
    expect(await testApp.as('staff', 'scanQrCode', { code: idle })).toEqual(gone);
    testApp.clock.forward(58);
    expect((await poll(testApp, late)).code).toBe(200);
    testApp.clock.forward(1);
    expect(await poll(testApp, forgotten)).toEqual(gone);
  });

  it('belongs to the device that asked and to the phone that scanned it', async () => {
    const testApp = await openTestApp(await newPlace());
    const code = await newCode(testApp);
    expect(await poll(testApp, code, '')).toEqual(gone);
    const foreign = cookies.get(code)?.replace(/=.*/, `=${'x'.repeat(43)}`);
    expect(await poll(testApp, code, foreign)).toEqual(gone);
    expect(await poll(testApp, 'unknown')).toEqual(gone);
    const before = await testApp.as('manager', 'confirmQrCode', { code });
    expect(before).toMatchObject({ code: Code.conflict, msg: expect.stringContaining('扫描') });
    expect((await testApp.as('staff', 'scanQrCode', { code })).code).toBe(200);
    expect((await testApp.as('staff', 'scanQrCode', { code })).code).toBe(200);
    for (const name of ['scanQrCode', 'confirmQrCode', 'cancelQrCode'] as const) {
      expect(await testApp.as('manager', name, { code })).toMatchObject({ code: Code.conflict });
    }
    expect((await testApp.as('staff', 'confirmQrCode', { code })).code).toBe(200);
    expect(await poll(testApp, code, '')).toEqual(gone);
    expect((await testApp.as('staff', 'confirmQrCode', { code })).code).toBe(Code.conflict);
    expect((await testApp.as('staff', 'cancelQrCode', { code })).code).toBe(Code.conflict);
    expect((await poll(testApp, code)).code).toBe(200);
  });

  it('can be cancelled on the phone', async () => {
    const testApp = await openTestApp(await newPlace());
    const code = await newCode(testApp);
    await testApp.as('staff', 'scanQrCode', { code });
    expect((await testApp.as('staff', 'cancelQrCode', { code })).code).toBe(200);
    const cancelled = { status: 200, code: Code.conflict, msg: '已在手机上取消登录', data: null };
    expect(await poll(testApp, code)).toEqual(cancelled);
    expect(await testApp.as('staff', 'confirmQrCode', { code })).toEqual(cancelled);
  });

  it('makes one session, however many confirm and poll at once, at two instances', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const clock = testApp.clock;
    const other = place.databaseUrl === null ? testApp : await startTestServer(place, { clock });
    const code = await newCode(testApp);
    const sessions = await countSessions(testApp);
    const twenty = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? testApp : other));
    await testApp.as('staff', 'scanQrCode', { code });
    const confirms = await Promise.all(
      twenty.map(() => testApp.as('staff', 'confirmQrCode', { code })),
    );
    expect(confirms.filter((answer) => answer.code === 200)).toHaveLength(1);
    const polls = await Promise.all(twenty.map((server) => poll(server, code)));
    expect(polls.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(await countSessions(testApp)).toBe(sessions + 1);
  });

  it('asks for the second factor as a password does', async () => {
    const testApp = await openTestApp(await newPlace());
    const begun = await testApp.as('staff', 'beginTotp', { currentPassword: password });
    const secret = Secret.fromBase32(begun.data.secret);
    const totp = () => new TOTP({ secret }).generate({ timestamp: testApp.clock.now() });
    const proof = { currentPassword: password, code: totp() };
    expect((await testApp.as('staff', 'confirmTotp', proof)).code).toBe(200);
    testApp.clock.forward(30);
    const next = await nextOf(testApp);
    expect(next).toMatchObject({ step: 'totp', message: '请输入身份验证器显示的验证码' });
    const entered = await call(testApp, 'loginTotp', { ticket: next.ticket, code: totp() });
    expect(entered.data).toMatchObject({ token: expect.stringMatching(/^Bearer /), next: null });
  });

  it('asks a role that must have a second factor to set it up', async () => {
    const config = { requireTotp: ['hotel_member'] as const };
    const testApp = await openTestApp(await newPlace(), { config });
    const { ticket, step, setup } = await nextOf(testApp);
    expect(step).toBe('totpSetup');
    const secret = Secret.fromBase32(setup?.secret ?? '');
    const code = new TOTP({ secret }).generate({ timestamp: testApp.clock.now() });
    const guess = { ticket, currentPassword: 'Guess-2026', code };
    expect(await call(testApp, 'loginTotpSetup', guess)).toMatchObject(wrongPassword);
    // Nor with the token that confirmed the code.
    expect(await testApp.as('staff', 'confirmTotp', guess)).toMatchObject(wrongPassword);
    expect((await testApp.as('staff', 'totpState')).data.since).toBeNull();
    const own = { ...guess, currentPassword: password };
    expect((await call(testApp, 'loginTotpSetup', own)).data.token).toMatch(/^Bearer /);
  });

  it('asks for a new password after PASSWORD_DAYS', async () => {
    const testApp = await openTestApp(await newPlace(), { config: { passwordDays: 1 } });
    for (let passed = 0; passed < 3; passed += 1) {
      testApp.clock.forward(8 * hour);
      // Used in between: it does not end by 12 hours of rest.
      expect((await testApp.as('staff', 'myHotel', {})).code).toBe(200);
    }
    const { ticket, step } = await nextOf(testApp);
    expect(step).toBe('password');
    const guess = { ticket, currentPassword: 'Guess-2026', password: chosenPassword };
    const answers = [];
    for (let time = 0; time < 6; time += 1) {
      answers.push(await call(testApp, 'loginPassword', guess));
    }
    expect(answers.slice(0, 5)).toMatchObject(Array.from({ length: 5 }, () => wrongPassword));
    // Wrong ones lock the account as at the sign-in.
    expect(answers[5]).toMatchObject({ code: Code.locked });
    const own = { ...guess, currentPassword: password };
    expect(await call(testApp, 'loginPassword', own)).toMatchObject({ code: Code.locked });
    testApp.clock.forward(15 * 60);
    const late = await nextOf(testApp);
    const entered = await call(testApp, 'loginPassword', { ...own, ticket: late.ticket });
    expect(entered.data).toMatchObject({ token: expect.stringMatching(/^Bearer /), next: null });
  });

  it('ends 7 days after the sign-in that confirmed it, however often it is passed on', async () => {
    const testApp = await openTestApp(await newPlace());
    let token = '';
    // Signed in for 165 of 168 hours then.
    for (let passed = 0; passed < 15; passed += 1) {
      token = (await signInBy(testApp, token)).data.token ?? '';
      testApp.clock.forward(11 * hour);
    }
    const last = (await signInBy(testApp, token)).data.token ?? '';
    testApp.clock.forward(3 * hour - 1);
    expect((await call(testApp, 'listSessions', {}, last)).code).toBe(200);
    testApp.clock.forward(1);
    expect((await call(testApp, 'listSessions', {}, last)).code).toBe(Code.sessionExpired);
  });

  it('signs nobody in whose department was disabled meanwhile', async () => {
    const testApp = await openTestApp(await newPlace());
    const code = await newCode(testApp);
    await testApp.as('staff', 'scanQrCode', { code });
    await testApp.as('staff', 'confirmQrCode', { code });
    await testApp.put((tx) => tx.updateTable('department').set({ status: 0 }).execute());
    expect((await poll(testApp, code)).code).toBe(Code.accountDisabled);
  });

  it('signs nobody in whose password was reset meanwhile, nor by a code scanned before', async () => {
    const testApp = await openTestApp(await newPlace());
    const [confirmed, scanned] = [await newCode(testApp), await newCode(testApp)];
    for (const code of [confirmed, scanned]) await testApp.as('staff', 'scanQrCode', { code });
    await testApp.as('staff', 'confirmQrCode', { code: confirmed });
    const id = testApp.people.users.staff;
    const reset = await testApp.as('manager', 'modifyUser', { id, password: 'Other-2026' });
    expect(reset.code).toBe(200);
    expect(await poll(testApp, confirmed)).toEqual(gone);
    expect(await poll(testApp, scanned)).toEqual(gone);
  });

  it('leaves no session behind when polls and confirmations race a reset', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = testApp.people.users.staff;
    const codes = await Promise.all(Array.from({ length: 6 }, () => newCode(testApp)));
    for (const code of codes) await testApp.as('staff', 'scanQrCode', { code });
    await testApp.as('staff', 'confirmQrCode', { code: codes[0] });
    await Promise.all([
      ...codes.slice(1).map((code) => testApp.as('staff', 'confirmQrCode', { code })),
      testApp.as('manager', 'modifyUser', { id, password: 'Other-2026' }),
      ...codes.map((code) => poll(testApp, code)),
    ]);
    for (const code of codes) expect((await poll(testApp, code)).code).toBe(Code.conflict);
    const open = await testApp.store.db
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', id)
      .where('ended_time', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('names the address that people know, else its own, never one that a caller made up', async () => {
    const place = await newPlace();
    const known = await startTestServer(place, { config: { publicUrl: 'https://desk.example' } });
    const shown = await ask(known, '/open/auth/qrCode/1?code=null');
    expect(shown.data).toMatch(/^https:\/\/desk\.example\/admin\/scan\?code=/);
    await known.stop();
    const plain = await startTestServer(place);
    const { port } = new URL(plain.url);
    const asked = request({ port, path: '/open/auth/qrCode/1?code=null' });
    asked.setHeader('Host', 'evil.example');
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
    const own = JSON.parse(await text(answer)) as { data: string };
    expect(own.data).toMatch(new RegExp(`^${plain.url}/admin/scan\\?code=`));
  });

  it.each([{ host: '0.0.0.0' }, { trustProxy: 1 }])(
    'shows none on a server that others reach and that does not know its address: %j',
    async (config) => {
      const server = await startTestServer(await newPlace(), { config });
      expect(await ask(server, '/open/auth/qrCode/1?code=null')).toMatchObject({
        code: Code.conflict,
        msg: '服务器未设置 PUBLIC_URL，不能扫码登录，请使用账号登录',
      });
    },
  );

  it('sets a cookie of this host alone over HTTPS, and a plain one over HTTP', async () => {
    const place = await newPlace();
    const known = await startTestServer(place, {
      config: { publicUrl: 'https://desk.example/hotel' },
    });
    const shown = await ask(known, '/open/auth/qrCode/1?code=null');
    const code = new URL(shown.data).searchParams.get('code') ?? '';
    const sent = shown.cookies[0]?.split(';')[0] ?? '';
    expect((await poll(known, code, sent)).code).toBe(200);
    // The name without its prefix is one that any page of the domain could set.
    expect(await poll(known, code, sent.replace('__Host-', ''))).toEqual(gone);
    await known.stop();
    expect(shown.cookies).toEqual([
      expect.stringMatching(
        /^__Host-qr_[\da-f]{16}=[\w-]{43}; Max-Age=180; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    const plain = await startTestServer(place);
    const own = await ask(plain, '/open/auth/qrCode/1?code=null');
    expect(own.cookies).toEqual([
      expect.stringMatching(
        /^qr_[\da-f]{16}=[\w-]{43}; Max-Age=180; Path=\/open\/auth\/qrCode; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it('is limited by address: codes, and guesses at them', async () => {
    const testApp = await openTestApp(await newPlace());
    const code = await newCode(testApp);
    for (let time = 0; time < 59; time += 1) await poll(testApp, `guess${time}`);
    expect(await poll(testApp, 'guess')).toMatchObject({ status: 429, code: Code.tooMany });
    expect(await ask(testApp, '/open/auth/qrCode/1?code=null')).toMatchObject({ status: 429 });
    testApp.clock.forward(60);
    for (let time = 0; time < 100; time += 1) expect((await poll(testApp, code)).code).toBe(200);
  });
});
