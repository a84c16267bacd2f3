import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import type { Role } from '@anzhu/api/contract/role';
import { readSessionEnd, sessionEndHeader } from '@anzhu/api/contract/sessionEnd';
import { allScreens, type ScreenRoute } from '@anzhu/api/rules/screens';
import { expect, it } from 'vitest';
import { hashToken, tokenIn } from '../src/platform/session/sessions.ts';
import { onBothEngines } from './engines.ts';
import { call, send, startTestServer, type TestServer } from './harness.ts';
import { makePeople, password, signIn, type UserName } from './people.ts';
import { menus } from './rights.ts';
import { openTestApp } from './testApp.ts';

const hours = 3600;
const minutes = 60;

/** Reads the own profile: every signed-in user may. */
const ask = (server: TestServer, token: string | undefined, id = 1) =>
  call(server, 'getUser', { id }, token);

const wrong = (server: TestServer, username: string) =>
  call(server, 'login', { username, password: 'not this one' });

onBothEngines((newPlace) => {
  it('signs in by role: token, user, hotel and menus', async () => {
    const server = await startTestServer(await newPlace());
    const { users, hotels } = await makePeople(server);
    const expected: [UserName, Role, number | null][] = [
      ['admin', 'admin', null],
      ['manager', 'hotel_admin', hotels.near],
      ['staff', 'hotel_member', hotels.near],
      ['farManager', 'hotel_admin', hotels.far],
      ['guard', 'anti-epidemic', null],
    ];
    for (const [username, role, hotelId] of expected) {
      const { code, data } = await call(server, 'login', { username, password });
      expect(code).toBe(200);
      expect(data.token).toMatch(/^Bearer [\w-]{43}$/);
      expect(data.userInfo).toEqual({
        id: users[username],
        nickName: `${username} 昵称`,
        heads: '',
        role,
        hotelId,
      });
      const leaves = data.menuList?.flatMap((entry) => entry.children ?? [entry]) ?? [];
      expect(leaves.map((entry) => entry.path)).toEqual(
        allScreens.flatMap(({ route }) =>
          menus[route as ScreenRoute].includes(role) ? [route] : [],
        ),
      );
      expect(JSON.stringify(data)).not.toContain('scrypt');
    }
  });

  it('stores the token only as a hash, and finds accounts in any case of letters', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const { data } = await call(server, 'login', { username: ' ADMIN ', password });
    const rows = await server.server.store.db.selectFrom('session').selectAll().execute();
    expect(rows).toHaveLength(1);
    const token = tokenIn(data.token ?? '');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toBe(hashToken(token ?? ''));
  });

  it('keeps what was typed as an account nowhere: it may be a password', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const typed of ['My-Secret-Word', 'my-secret-word']) {
      const username = { username: typed, password: 'x' };
      expect((await call(testApp, 'login', username)).code).toBe(Code.invalid);
    }
    const attempts = await testApp.store.db.selectFrom('login_attempt').selectAll().execute();
    const logs = await testApp.store.db.selectFrom('log').selectAll().execute();
    expect(new Set(attempts.map(({ username }) => username)).size).toBe(1);
    expect(JSON.stringify([attempts, logs])).not.toMatch(/my-secret-word/i);
  });

  it('answers an unknown account as a wrong password', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const known = await wrong(server, 'admin');
    const unknown = await wrong(server, 'nobody');
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      status: 200,
      code: Code.invalid,
      msg: '账号或密码错误',
      data: null,
    });
  });

  it('locks an account for a quarter of an hour after five wrong passwords', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    for (let time = 0; time < 5; time += 1) {
      expect((await wrong(server, 'staff')).code).toBe(Code.invalid);
      server.clock.forward(2 * minutes);
    }
    const locked = await call(server, 'login', { username: 'STAFF', password });
    expect(locked).toMatchObject({ status: 200, code: Code.locked });
    expect(locked.msg).toContain('13 分钟');
    expect((await call(server, 'login', { username: 'manager', password })).code).toBe(200);
    server.clock.forward(13 * minutes - 1);
    expect((await call(server, 'login', { username: 'staff', password })).code).toBe(Code.locked);
    server.clock.forward(1);
    expect((await call(server, 'login', { username: 'staff', password })).code).toBe(200);
  });

  it('locks an account for one address after five wrong passwords, for all after twenty', async () => {
    const server = await startTestServer(await newPlace(), { config: { trustProxy: 1 } });
    await makePeople(server);
    const from = async (address: string, typed: string): Promise<number> => {
      const answer = await fetch(`${server.url}${contract.login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ username: 'staff', password: typed }),
      });
      return ((await answer.json()) as { code: number }).code;
    };
    const fail = async (address: string, times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        expect(await from(address, 'not this one')).toBe(Code.invalid);
      }
    };
    await fail('10.0.0.1', 5);
    expect(await from('10.0.0.1', password)).toBe(Code.locked);
    // A stranger's wrong passwords neither lock the owner out nor are forgotten by a right one.
    expect(await from('10.0.0.2', password)).toBe(200);
    expect(await from('10.0.0.1', password)).toBe(Code.locked);
    for (const address of ['10.0.0.3', '10.0.0.4', '10.0.0.5']) await fail(address, 5);
    expect(await from('10.0.0.2', password)).toBe(Code.locked);
    server.clock.forward(15 * minutes);
    expect(await from('10.0.0.2', password)).toBe(200);
  });

  it('locks no account by wrong passwords of a clock that ran ahead and was set right', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    server.clock.set('2026-06-18 10:00:00');
    for (let time = 0; time < 5; time += 1) await wrong(server, 'staff');
    server.clock.set('2026-03-18 10:00:00');
    expect((await call(server, 'login', { username: 'staff', password })).code).toBe(200);
    for (let time = 0; time < 5; time += 1) await wrong(server, 'staff');
    expect((await call(server, 'login', { username: 'staff', password })).code).toBe(Code.locked);
  });

  it('forgets wrong passwords after the right one, and after a quarter of an hour', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < 4; time += 1) await wrong(server, 'staff');
      expect((await call(server, 'login', { username: 'staff', password })).code).toBe(200);
    }
    for (let time = 0; time < 4; time += 1) await wrong(server, 'staff');
    server.clock.forward(15 * minutes + 1);
    await wrong(server, 'staff');
    expect((await call(server, 'login', { username: 'staff', password })).code).toBe(200);
  });

  it('lets no more than five of fifty guesses at once through, also by two instances', async () => {
    const place = await newPlace();
    const one = await startTestServer(place);
    await makePeople(one);
    const two = place.databaseUrl === null ? one : await startTestServer(place);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => wrong(index % 2 ? one : two, 'admin')),
    );
    const codes = answers.map((answer) => answer.code);
    expect(codes.filter((code) => code === Code.invalid)).toHaveLength(5);
    expect(codes.filter((code) => code === Code.locked)).toHaveLength(45);
  });

  it('limits failed sign-ins by address, and does not count the good ones', async () => {
    const config = { signInRate: 5 };
    const server = await startTestServer(await newPlace(), { config });
    await makePeople(server);
    for (let time = 0; time < 8; time += 1) await signIn(server, 'admin');
    for (let time = 0; time < 5; time += 1) await wrong(server, `somebody${time}`);
    const refused = await call(server, 'login', { username: 'admin', password });
    expect(refused).toMatchObject({ status: 429, code: Code.tooMany });
    server.clock.forward(minutes);
    await signIn(server, 'admin');
  });

  it('lets fifty right sign-ins at once from one address in, of one account and of several', async () => {
    const server = await startTestServer(await newPlace(), { config: { signInRate: 3 } });
    await makePeople(server);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        call(server, 'login', {
          username: ['admin', 'admin', 'staff', 'manager', 'guard'][place % 5],
          password,
        }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 50 }, () => 200));
    // Wrong ones among them are still counted.
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, place) => wrong(server, `somebody${place}`)),
    );
    expect(guesses.filter(({ code }) => code === Code.tooMany)).toHaveLength(17);
  });

  it('tells why there is no session', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const token = await signIn(server, 'admin');
    expect((await ask(server, undefined)).code).toBe(Code.notSignedIn);
    expect((await ask(server, 'Bearer nonsense')).code).toBe(Code.tokenInvalid);
    expect((await ask(server, `Bearer ${'A'.repeat(43)}`)).code).toBe(Code.tokenInvalid);
    expect((await ask(server, `Basic ${token}`)).code).toBe(Code.tokenInvalid);
    expect((await ask(server, token)).code).toBe(200);
    expect((await ask(server, token.replace('Bearer ', ''))).code).toBe(200);
  });

  it('ends a session 12 hours after its last call', async () => {
    const server = await startTestServer(await newPlace());
    const { users } = await makePeople(server);
    const token = await signIn(server, 'admin');
    for (let time = 0; time < 3; time += 1) {
      server.clock.forward(11 * hours);
      expect((await ask(server, token, users.admin)).code).toBe(200);
    }
    server.clock.forward(12 * hours);
    expect(await ask(server, token)).toMatchObject({ status: 200, code: Code.sessionExpired });
  });

  it('ends a session 7 days after its sign-in, however often it calls', async () => {
    const server = await startTestServer(await newPlace());
    const { users } = await makePeople(server);
    const token = await signIn(server, 'admin');
    for (let time = 0; time < 20; time += 1) {
      server.clock.forward(8 * hours);
      expect((await ask(server, token, users.admin)).code).toBe(200);
    }
    server.clock.forward(8 * hours);
    expect(await ask(server, token, users.admin)).toMatchObject({ code: Code.sessionExpired });
  });

  it('says with each call when the session ends, and that a call moves it until its last day', async () => {
    const server = await startTestServer(await newPlace());
    const { users } = await makePeople(server);
    const token = await signIn(server, 'admin');
    const signedIn = server.clock.now();
    const endAfter = async (name: 'getUser' | 'myMenus') => {
      const response = await send(server, name, { id: users.admin }, token);
      const end = readSessionEnd(response.headers.get(sessionEndHeader));
      return end && { hours: (end.moment - signedIn) / (hours * 1000), isFinal: end.isFinal };
    };
    expect(await endAfter('getUser')).toEqual({ hours: 12, isFinal: false });
    server.clock.forward(5 * hours);
    // A call in the background moves nothing.
    expect(await endAfter('myMenus')).toEqual({ hours: 12, isFinal: false });
    expect(await endAfter('getUser')).toEqual({ hours: 17, isFinal: false });
    for (let time = 0; time < 15; time += 1) {
      server.clock.forward(10 * hours);
      await endAfter('getUser');
    }
    expect(await endAfter('getUser')).toEqual({ hours: 167, isFinal: false });
    server.clock.forward(2 * hours);
    expect(await endAfter('getUser')).toEqual({ hours: 168, isFinal: true });
  });

  it('writes down that a session called at most once a minute', async () => {
    const server = await startTestServer(await newPlace());
    const { users } = await makePeople(server);
    const token = await signIn(server, 'admin');
    const seen = async () => {
      await ask(server, token, users.admin);
      const row = await server.server.store.db
        .selectFrom('session')
        .select('seen_time')
        .executeTakeFirstOrThrow();
      return row.seen_time.slice(11);
    };
    server.clock.forward(59);
    expect(await seen()).toBe('10:00:00');
    server.clock.forward(1);
    expect(await seen()).toBe('10:01:00');
  });

  it('a call in the background does not extend the session', async () => {
    const server = await startTestServer(await newPlace());
    const { users } = await makePeople(server);
    const token = await signIn(server, 'admin');
    server.clock.forward(11 * hours);
    expect((await call(server, 'myMenus', {}, token)).code).toBe(200);
    server.clock.forward(1 * hours);
    expect(await ask(server, token, users.admin)).toMatchObject({ code: Code.sessionExpired });
  });

  it('revokes on sign-out, for that session only, and says so', async () => {
    const server = await startTestServer(await newPlace());
    const { users } = await makePeople(server);
    const [token, other] = [await signIn(server, 'staff'), await signIn(server, 'staff')];
    expect((await call(server, 'logout', { token })).code).toBe(200);
    expect((await ask(server, token)).code).toBe(Code.signedOutElsewhere);
    expect((await ask(server, other, users.staff)).code).toBe(200);
    expect((await call(server, 'logout', { token })).code).toBe(200);
    expect((await call(server, 'logout', { token: 'Bearer nonsense' })).code).toBe(200);
    const logs = await server.server.store.db
      .selectFrom('log')
      .select(['sketch', 'create_by', 'hotel_id'])
      .orderBy('id')
      .execute();
    expect(logs.map((log) => `${log.create_by} ${log.sketch}`)).toEqual([
      'staff 登录',
      'staff 登录',
      'staff 退出登录',
    ]);
  });

  it('lets nobody in by a password that is reset while it is being checked', async () => {
    const server = await startTestServer(await newPlace());
    const { users } = await makePeople(server);
    const admin = await signIn(server, 'admin');
    const { passwords } = server.server;
    const fits = passwords.fits.bind(passwords);
    passwords.fits = async (...given) => {
      const isRight = await fits(...given);
      const change = { id: users.staff, password: 'Other-2026' };
      expect((await call(server, 'modifyUser', change, admin)).code).toBe(200);
      return isRight;
    };
    const late = await call(server, 'login', { username: 'staff', password });
    expect(late).toMatchObject({ code: Code.invalid, msg: '账号或密码错误', data: null });
  });

  it('shuts out the people of a disabled department, and of those below it', async () => {
    const server = await startTestServer(await newPlace());
    const { departments } = await makePeople(server);
    const token = await signIn(server, 'staff');
    await server.server.store.write((tx) =>
      tx.updateTable('department').set({ status: 0 }).where('id', '=', departments.near).execute(),
    );
    expect((await ask(server, token)).code).toBe(Code.accountDisabled);
    const again = await call(server, 'login', { username: 'staff', password });
    expect(again).toMatchObject({ status: 200, code: Code.accountDisabled });
    await signIn(server, 'farManager');
  });

  it('shows a profile to oneself, to an admin, and to the admin of the same hotel', async () => {
    const server = await startTestServer(await newPlace());
    const { users, hotels, departments } = await makePeople(server);
    const names = ['admin', 'manager', 'staff', 'farManager', 'guard'] as const;
    const sees: Record<UserName, UserName[]> = {
      admin: [...names],
      manager: ['manager', 'staff'],
      staff: ['staff'],
      farManager: ['farManager'],
      guard: ['guard'],
    };
    for (const viewer of names) {
      const token = await signIn(server, viewer);
      for (const name of names) {
        const { code } = await ask(server, token, users[name]);
        expect([viewer, name, code]).toEqual([
          viewer,
          name,
          sees[viewer].includes(name) ? 200 : Code.notFound,
        ]);
      }
      const missing = await ask(server, token, 999_999);
      expect(missing.code).toBe(Code.notFound);
    }
    const { data } = await ask(server, await signIn(server, 'staff'), users.staff);
    expect(data).toEqual({
      id: users.staff,
      username: 'staff',
      nickName: 'staff 昵称',
      phone: null,
      heads: '',
      dept: departments.nearDesk,
      deptName: '近店前台',
      status: 1,
      role: 'hotel_member',
      hotelId: hotels.near,
      hotelName: '近店',
    });
  });

  it('gives hotel people whose department has no hotel nothing to see', async () => {
    const server = await startTestServer(await newPlace());
    const { hotels } = await makePeople(server);
    await server.server.store.write((tx) =>
      tx.updateTable('hotel').set({ department_id: null }).where('id', '=', hotels.far).execute(),
    );
    const token = await signIn(server, 'farManager');
    const answer = await call(server, 'orderPage', { page: { page: 1, size: 10 } }, token);
    expect(answer).toMatchObject({ status: 200, code: Code.noPermission, data: null });
  });

  it('renews a hash that was made more cheaply than hashes are made now', async () => {
    const place = await newPlace();
    const cheap = await startTestServer(place);
    await makePeople(cheap);
    await cheap.stop();
    const dear = await startTestServer(place, { config: { scryptCost: 2048 } });
    await signIn(dear, 'admin');
    await signIn(dear, 'admin');
    const { password_hash: hash } = await dear.server.store.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^scrypt\$2048\$/);
  });
});
