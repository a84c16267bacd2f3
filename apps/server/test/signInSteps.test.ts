import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { hashToken } from '../src/platform/session/sessions.ts';
import { onBothEngines } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { chosenPassword, makePeople, password, signIn, signInFirst } from './people.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const given = 'Given-Word-26';
const minutes = 60;
const days = 24 * 3600;

const login = (testApp: Pick<TestApp, 'url'>, username = 'staff', typed = given) =>
  call(testApp, 'login', { username, password: typed });

/** The staff's password is reset by the manager. */
const reset = async (testApp: TestApp, to = given): Promise<void> => {
  const id = testApp.people.users.staff;
  expect((await testApp.as('manager', 'modifyUser', { id, password: to })).code).toBe(200);
};

/** The ticket of the step that the staff must take. */
async function ticketOf(testApp: Pick<TestApp, 'url'>, typed = given): Promise<string> {
  const { data } = await login(testApp, 'staff', typed);
  expect(data.next?.step).toBe('password');
  return data.next?.ticket ?? '';
}

const take = (
  testApp: Pick<TestApp, 'url'>,
  ticket: string,
  chosen = chosenPassword,
  currentPassword = given,
) => call(testApp, 'loginPassword', { ticket, currentPassword, password: chosen });

const gone = { status: 200, code: Code.conflict, msg: '登录已超时，请重新登录', data: null };

/** What the log says of the staff's account, oldest first. */
async function sketches({ store, people }: TestApp): Promise<string[]> {
  const rows = await store.db
    .selectFrom('log')
    .select('sketch')
    .where('user_id', '=', people.users.staff)
    .orderBy('id')
    .execute();
  return rows.map(({ sketch }) => sketch);
}

onBothEngines((newPlace) => {
  it('lets no session be before a password that someone else set is changed, once', async () => {
    const testApp = await openTestApp(await newPlace());
    await reset(testApp);
    const { code, data } = await login(testApp);
    expect(code).toBe(200);
    expect(data).toEqual({
      token: null,
      userInfo: null,
      menuList: null,
      next: {
        step: 'password',
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        message: '当前密码由他人设置，请换成自己的新密码',
        setup: null,
      },
    });
    const ticket = data.next?.ticket ?? '';
    const stored = await testApp.store.db.selectFrom('sign_in_ticket').selectAll().execute();
    expect(stored.map((row) => row.ticket_hash)).toEqual([hashToken(ticket)]);
    expect(JSON.stringify(stored)).not.toContain(ticket);
    const before = await sketches(testApp);

    const entered = await take(testApp, ticket);
    expect(entered).toMatchObject({ code: 200, data: { next: null } });
    expect(entered.data.token).toMatch(/^Bearer [\w-]{43}$/);
    const id = testApp.people.users.staff;
    expect((await call(testApp, 'getUser', { id }, entered.data.token ?? '')).code).toBe(200);
    expect((await sketches(testApp)).slice(before.length)).toEqual(['登录时设置新密码', '登录']);

    expect(await take(testApp, ticket, 'Other-River-8')).toEqual(gone);
    expect((await login(testApp)).code).toBe(Code.invalid);
    const again = await login(testApp, 'staff', chosenPassword);
    expect(again.data).toMatchObject({ token: expect.any(String), next: null });
    await expectSound(testApp);
  });

  it('is needed of who was added, not of who set an own password', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments, users } = testApp.people;
    const clerk = { username: 'new.clerk', nickName: '新人', phone: '13900000001' };
    const form = { ...clerk, dept: departments.nearDesk, password: given };
    expect((await testApp.as('manager', 'addUser', form)).code).toBe(200);
    expect((await signInFirst(testApp, 'new.clerk', given)).userInfo?.role).toBe('hotel_member');
    const own = { id: users.staff, password: chosenPassword, currentPassword: password };
    expect((await testApp.as('staff', 'modifyUser', own)).code).toBe(200);
    expect((await login(testApp, 'staff', chosenPassword)).data.next).toBeNull();
  });

  it('refuses passwords that are weak, common or the present one; the ticket stays', async () => {
    const testApp = await openTestApp(await newPlace());
    await reset(testApp);
    const ticket = await ticketOf(testApp);
    for (const [chosen, message] of [
      ['short', '密码至少 8 位'],
      ['Password-2026', '该密码过于常见，请换一个'],
      [given, '新密码不能与当前密码相同'],
    ] as const) {
      expect(await take(testApp, ticket, chosen)).toMatchObject({
        code: Code.invalid,
        data: { fields: { password: expect.stringContaining(message) } },
      });
    }
    expect((await take(testApp, ticket)).code).toBe(200);
  });

  it('lasts ten minutes', async () => {
    const testApp = await openTestApp(await newPlace());
    await reset(testApp);
    const [early, late] = [await ticketOf(testApp), await ticketOf(testApp)];
    testApp.clock.forward(10 * minutes - 1);
    expect((await take(testApp, early, 'short')).code).toBe(Code.invalid);
    testApp.clock.forward(1);
    expect(await take(testApp, late)).toEqual(gone);
    expect((await login(testApp)).data.next?.step).toBe('password');
    testApp.clock.forward(2 * 3600);
    await testApp.schedule.runDue();
    expect(await testApp.store.db.selectFrom('sign_in_ticket').selectAll().execute()).toEqual([]);
  });

  it('is void after another reset, and with the other tickets after the change', async () => {
    const testApp = await openTestApp(await newPlace());
    await reset(testApp);
    const ticket = await ticketOf(testApp);
    await reset(testApp, 'Given-Again-27');
    expect(await take(testApp, ticket)).toEqual(gone);
    const [one, two] = [
      await ticketOf(testApp, 'Given-Again-27'),
      await ticketOf(testApp, 'Given-Again-27'),
    ];
    expect((await take(testApp, one, chosenPassword, 'Given-Again-27')).code).toBe(200);
    expect(await take(testApp, two, 'Other-River-8')).toEqual(gone);
  });

  it('yields one session of twenty uses at once, and none that races a reset', async () => {
    const place = await newPlace();
    // All twenty may try: the limit of an address has its own test.
    const config = { signInRate: 100 };
    const testApp = await openTestApp(place, { config });
    const other = place.databaseUrl === null ? testApp : await startTestServer(place, { config });
    await reset(testApp);
    const ticket = await ticketOf(testApp);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => take(index % 2 ? testApp : other, ticket)),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === Code.conflict)).toHaveLength(19);

    await reset(testApp);
    const late = await ticketOf(testApp);
    const { passwords } = testApp.server;
    const hash = passwords.hash.bind(passwords);
    passwords.hash = async (typed) => {
      passwords.hash = hash;
      await reset(testApp, 'Given-Again-27');
      return hash(typed);
    };
    expect(await take(testApp, late)).toEqual(gone);
    expect((await login(testApp, 'staff', chosenPassword)).code).toBe(Code.invalid);
    await expectSound(testApp);
  });

  it('ends with the department, and with the user', async () => {
    const testApp = await openTestApp(await newPlace());
    await reset(testApp);
    const [disabled, deleted] = [await ticketOf(testApp), await ticketOf(testApp)];
    const { near } = testApp.people.departments;
    const setStatus = (status: 0 | 1) =>
      testApp.put((tx) =>
        tx.updateTable('department').set({ status }).where('id', '=', near).execute(),
      );
    await setStatus(0);
    expect((await take(testApp, disabled)).code).toBe(Code.accountDisabled);
    await setStatus(1);
    const id = testApp.people.users.staff;
    expect((await testApp.as('manager', 'deleteUser', { id })).code).toBe(200);
    expect(await take(testApp, deleted)).toEqual(gone);
  });

  it('limits tries with unknown tickets by address', async () => {
    const testApp = await openTestApp(await newPlace(), { config: { signInRate: 5 } });
    for (let time = 0; time < 5; time += 1) {
      expect(await take(testApp, `${time}`.repeat(43))).toEqual(gone);
    }
    expect(await take(testApp, '9'.repeat(43))).toMatchObject({ status: 429 });
  });

  it('asks for a new password after PASSWORD_DAYS, counted from the last change', async () => {
    const server = await startTestServer(await newPlace(), { config: { passwordDays: 90 } });
    await makePeople(server);
    // Added on 2026-01-01: 90 days end on 2026-04-01.
    server.clock.set('2026-03-31 23:59:59');
    await signIn(server, 'staff');
    server.clock.set('2026-04-01 00:00:00');
    const { data } = await login(server, 'staff', password);
    expect(data).toMatchObject({
      token: null,
      next: { step: 'password', message: '密码已使用 90 天以上，请换成新密码' },
    });
    const ticket = data.next?.ticket ?? '';
    expect((await take(server, ticket, password, password)).code).toBe(Code.invalid);
    expect((await take(server, ticket, chosenPassword, password)).data.next).toBeNull();
    server.clock.forward(89 * days);
    expect((await login(server, 'staff', chosenPassword)).data.next).toBeNull();
    server.clock.forward(1 * days);
    expect((await login(server, 'staff', chosenPassword)).data.next?.step).toBe('password');
  });

  it('asks nobody for a password of old when PASSWORD_DAYS is off', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    server.clock.forward(3650 * days);
    await signIn(server, 'staff');
  });
});
