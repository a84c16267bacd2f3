import { Code } from '@anzhu/api/contract/envelope';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { rekey } from '../src/platform/db/personalData/rekey.ts';
import { bare, engineOf } from './formerStore.ts';
import { onBothEngines } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { chosenPassword, password } from './people.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const minutes = 60;

/** The code that an authenticator app shows now, or so many steps of 30 s later. */
const codeOf = ({ clock }: Pick<TestApp, 'clock'>, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now() + steps * 30_000,
  });

/** A code that is none of those around now. */
function wrongCodeOf(testApp: Pick<TestApp, 'clock'>, secret: string): string {
  const right = new Set([-1, 0, 1].map((steps) => codeOf(testApp, secret, steps)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '';
}

/** Turns the second factor of the staff on, in place of a former one. @returns the secret and the recovery codes */
async function turnOn(
  testApp: TestApp,
  present?: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await testApp.as('staff', 'beginTotp', {
    currentPassword: password,
    code: present,
  });
  expect(begun.code).toBe(200);
  const { secret } = begun.data;
  const code = codeOf(testApp, secret);
  const { data } = await testApp.as('staff', 'confirmTotp', { code, currentPassword: password });
  // The next sign-in has a code of its own.
  testApp.clock.forward(30);
  return { secret, recoveryCodes: data.recoveryCodes };
}

const login = (testApp: Pick<TestApp, 'url'>, typed = password, username = 'staff') =>
  call(testApp, 'login', { username, password: typed });

/** The ticket of a step of the staff's sign-in. */
async function ticketOf(testApp: Pick<TestApp, 'url'>, step = 'totp'): Promise<string> {
  const { data } = await login(testApp);
  expect(data.next?.step).toBe(step);
  return data.next?.ticket ?? '';
}

const take = (testApp: Pick<TestApp, 'url'>, ticket: string, code: string) =>
  call(testApp, 'loginTotp', { ticket, code });

const wrong = {
  status: 200,
  code: Code.invalid,
  msg: '验证码不正确',
  data: { fields: { code: '验证码不正确' } },
};
const gone = { status: 200, code: Code.conflict, msg: '登录已超时，请重新登录', data: null };

async function sketches({ store, people }: TestApp): Promise<string[]> {
  const rows = await store.db
    .selectFrom('log')
    .select('sketch')
    .where('target_id', '=', people.users.staff)
    .orderBy('id')
    .execute();
  return rows.map(({ sketch }) => sketch);
}

onBothEngines((newPlace) => {
  it('is set up with the current password and a first code, then asked for at the sign-in', async () => {
    const testApp = await openTestApp(await newPlace());
    const state = async () => (await testApp.as('staff', 'totpState')).data;
    expect(await state()).toEqual({ since: null, codesLeft: 0, isRequired: false });
    const refused = await testApp.as('staff', 'beginTotp', { currentPassword: 'Wrong-2026' });
    expect(refused).toMatchObject({ data: { fields: { currentPassword: '当前密码不正确' } } });
    const { data } = await testApp.as('staff', 'beginTotp', { currentPassword: password });
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data.uri);
    expect(decodeURIComponent(uri.pathname)).toContain('安住:staff');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: '安住',
      secret: data.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    // Not in use before it is confirmed.
    expect((await login(testApp)).data.next).toBeNull();
    const missed = { currentPassword: password, code: wrongCodeOf(testApp, data.secret) };
    expect(await testApp.as('staff', 'confirmTotp', missed)).toEqual(wrong);
    const confirmed = await testApp.as('staff', 'confirmTotp', {
      currentPassword: password,
      code: codeOf(testApp, data.secret),
    });
    const { recoveryCodes } = confirmed.data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/);
    expect(await state()).toEqual({
      since: '2026-03-18 10:00:00',
      codesLeft: 10,
      isRequired: false,
    });

    testApp.clock.forward(30);
    const { data: asked } = await login(testApp);
    expect(asked).toMatchObject({
      token: null,
      userInfo: null,
      next: { step: 'totp', message: '请输入身份验证器显示的验证码', setup: null },
    });
    const code = codeOf(testApp, data.secret);
    const entered = await take(
      testApp,
      asked.next?.ticket ?? '',
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    expect(entered.data).toMatchObject({ token: expect.any(String), next: null });
    expect((await sketches(testApp)).slice(-2)).toEqual(['开启两步验证', '登录']);
    await expectSound(testApp);
  });

  it('keeps secrets encrypted and recovery codes as hashes, also after a change of the key', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const { secret, recoveryCodes } = await turnOn(testApp);
    const rows = await bare(place, async (db) => [
      ...(await db.selectFrom('second_factor').selectAll().execute()),
      ...(await db.selectFrom('recovery_code').selectAll().execute()),
    ]);
    const text = JSON.stringify(rows);
    expect(rows).toHaveLength(11);
    expect(text).toMatch(/"totp_secret":"1:[A-Za-z0-9+/]{60,}=*"/);
    for (const one of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((c) => c.replaceAll('-', '')),
    ]) {
      expect(text).not.toContain(one);
    }
    const logs = await testApp.store.db.selectFrom('log').selectAll().execute();
    expect(JSON.stringify(logs)).not.toContain(secret);

    const keys = new DataKeys(keyFileOf(place));
    await bare(place, (db) => rekey(db, { engine: engineOf(place), keys }));
    const [row] = await bare(place, (db) => db.selectFrom('second_factor').selectAll().execute());
    expect(row?.totp_secret).toMatch(/^2:/);
    expect((await take(testApp, await ticketOf(testApp), codeOf(testApp, secret))).code).toBe(200);
  });

  it('allows one step of difference between the clocks, and no more', async () => {
    const testApp = await openTestApp(await newPlace());
    const { secret } = await turnOn(testApp);
    testApp.clock.forward(10 * minutes);
    const ticket = await ticketOf(testApp);
    expect(await take(testApp, ticket, codeOf(testApp, secret, -2))).toEqual(wrong);
    expect(await take(testApp, ticket, codeOf(testApp, secret, 2))).toEqual(wrong);
    expect((await take(testApp, ticket, codeOf(testApp, secret, -1))).code).toBe(200);
    expect((await take(testApp, await ticketOf(testApp), codeOf(testApp, secret, 1))).code).toBe(
      200,
    );
  });

  it('accepts a code once, and none of an earlier step after it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { secret } = await turnOn(testApp);
    const code = codeOf(testApp, secret);
    expect((await take(testApp, await ticketOf(testApp), code)).code).toBe(200);
    expect(await take(testApp, await ticketOf(testApp), code)).toEqual(wrong);
    expect(await take(testApp, await ticketOf(testApp), codeOf(testApp, secret, -1))).toEqual(
      wrong,
    );
    testApp.clock.forward(30);
    const next = codeOf(testApp, secret);
    expect((await take(testApp, await ticketOf(testApp), next)).code).toBe(200);
  });

  it('yields one session of a code that is used twenty times at once, also with two tickets', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const other = place.databaseUrl === null ? testApp : await startTestServer(place);
    const { secret, recoveryCodes } = await turnOn(testApp);
    const tickets = [await ticketOf(testApp), await ticketOf(testApp)];
    const [recovery = ''] = recoveryCodes;
    const sessions = async () =>
      (
        await testApp.store.db
          .selectFrom('session')
          .select('token_hash')
          .where('user_id', '=', testApp.people.users.staff)
          .execute()
      ).length;
    const before = await sessions();
    const use = (code: string, [one = '', two = '']: string[]) =>
      Promise.all(
        Array.from({ length: 20 }, (_, place_) =>
          take(place_ % 2 ? testApp : other, place_ % 3 ? one : two, code),
        ),
      );
    const answers = await use(codeOf(testApp, secret), tickets);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
    testApp.clock.forward(16 * minutes);
    const again = await use(recovery, [await ticketOf(testApp), await ticketOf(testApp)]);
    expect(again.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await sessions()).toBe(before + 2);
    await expectSound(testApp);
  });

  it('accepts each recovery code once, in place of a code, and logs it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { recoveryCodes } = await turnOn(testApp);
    const [first = '', second = ''] = recoveryCodes;
    expect((await take(testApp, await ticketOf(testApp), first)).code).toBe(200);
    expect((await sketches(testApp)).slice(-2)).toEqual(['使用恢复码登录', '登录']);
    const ticket = await ticketOf(testApp);
    expect(await take(testApp, ticket, first)).toEqual(wrong);
    const typed = second.replaceAll('-', '').toUpperCase();
    expect((await take(testApp, ticket, typed)).code).toBe(200);
    expect((await testApp.as('staff', 'totpState')).data.codesLeft).toBe(8);
    const strange = await take(testApp, await ticketOf(testApp), 'not a code');
    expect(strange).toMatchObject({
      code: Code.invalid,
      data: { fields: { code: expect.stringContaining('请输入 6 位验证码或恢复码') } },
    });
  });

  it('locks the account after five wrong codes, which right passwords do not forget', async () => {
    const testApp = await openTestApp(await newPlace());
    const { secret } = await turnOn(testApp);
    const bad = wrongCodeOf(testApp, secret);
    for (let time = 0; time < 5; time += 1) {
      expect(await take(testApp, await ticketOf(testApp), bad)).toEqual(wrong);
    }
    // The first one is written at once, the others of the same minute are counted.
    expect((await sketches(testApp)).slice(-2)).toEqual([
      '登录失败',
      '密码错误次数过多，账号已锁定',
    ]);
    expect(await login(testApp)).toMatchObject({ status: 200, code: Code.locked });
    testApp.clock.forward(15 * minutes);
    const ticket = await ticketOf(testApp);
    expect((await take(testApp, ticket, codeOf(testApp, secret))).code).toBe(200);
    // Right ones are never counted.
    for (let time = 0; time < 6; time += 1) {
      testApp.clock.forward(30);
      const next = await take(testApp, await ticketOf(testApp), codeOf(testApp, secret));
      expect(next.code).toBe(200);
    }
  });

  it('lets no more than five of fifty guesses at once through', async () => {
    const testApp = await openTestApp(await newPlace());
    const { secret } = await turnOn(testApp);
    const bad = wrongCodeOf(testApp, secret);
    const ticket = await ticketOf(testApp);
    const answers = await Promise.all(Array.from({ length: 50 }, () => take(testApp, ticket, bad)));
    expect(answers.filter(({ code }) => code === Code.invalid)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === Code.locked)).toHaveLength(45);
  });

  it('has tickets of its own: expired, void after a reset, of no other step', async () => {
    const testApp = await openTestApp(await newPlace());
    const { secret } = await turnOn(testApp);
    const late = await ticketOf(testApp);
    testApp.clock.forward(10 * minutes);
    expect(await take(testApp, late, codeOf(testApp, secret))).toEqual(gone);
    const ticket = await ticketOf(testApp);
    const proof = { ticket, currentPassword: password };
    const asPassword = { ...proof, password: chosenPassword };
    expect(await call(testApp, 'loginPassword', asPassword)).toEqual(gone);
    const setUp = { ...proof, code: codeOf(testApp, secret) };
    expect(await call(testApp, 'loginTotpSetup', setUp)).toEqual(gone);
    const id = testApp.people.users.staff;
    await testApp.as('manager', 'modifyUser', { id, password: 'Given-Word-26' });
    expect(await take(testApp, ticket, codeOf(testApp, secret))).toEqual(gone);
  });

  it('comes before a password that must be changed, and is not asked for twice', async () => {
    const testApp = await openTestApp(await newPlace());
    const { secret } = await turnOn(testApp);
    const id = testApp.people.users.staff;
    await testApp.as('manager', 'modifyUser', { id, password: 'Given-Word-26' });
    const { data } = await login(testApp, 'Given-Word-26');
    expect(data.next?.step).toBe('totp');
    const second = await take(testApp, data.next?.ticket ?? '', codeOf(testApp, secret));
    expect(second.data).toMatchObject({ token: null, next: { step: 'password' } });
    const ticket = second.data.next?.ticket ?? '';
    const third = await call(testApp, 'loginPassword', {
      ticket,
      currentPassword: 'Given-Word-26',
      password: chosenPassword,
    });
    expect(third.data).toMatchObject({ token: expect.any(String), next: null });
  });

  it('is replaced by a new set-up: the former secret and recovery codes are void', async () => {
    const testApp = await openTestApp(await newPlace());
    const former = await turnOn(testApp);
    const [recovery = '', other = '', third = ''] = former.recoveryCodes;
    const { data } = await testApp.as('staff', 'beginTotp', {
      currentPassword: password,
      code: recovery,
    });
    // The former one stays until the new one is confirmed.
    const old = await take(testApp, await ticketOf(testApp), codeOf(testApp, former.secret));
    expect(old.code).toBe(200);
    const late = { currentPassword: password, code: codeOf(testApp, data.secret) };
    testApp.clock.forward(10 * minutes);
    expect(await testApp.as('staff', 'confirmTotp', late)).toMatchObject({
      data: { fields: { code: '设置已超时，请重新开始' } },
    });
    const fresh = await turnOn(testApp, other);
    const ticket = await ticketOf(testApp);
    expect(await take(testApp, ticket, codeOf(testApp, former.secret))).toEqual(wrong);
    expect(await take(testApp, ticket, third)).toEqual(wrong);
    expect((await take(testApp, ticket, codeOf(testApp, fresh.secret))).code).toBe(200);
  });

  it('is replaced, renewed and ended only with a code of it, whose guesses lock the account', async () => {
    const testApp = await openTestApp(await newPlace());
    const { secret } = await turnOn(testApp);
    const calls = ['beginTotp', 'renewRecoveryCodes', 'endTotp'] as const;
    const missing = '请输入现用的验证码或恢复码';
    for (const name of calls) {
      expect(await testApp.as('staff', name, { currentPassword: password })).toMatchObject({
        code: Code.invalid,
        data: { fields: { code: missing } },
      });
    }
    const guess = { currentPassword: password, code: wrongCodeOf(testApp, secret) };
    for (const name of [...calls, ...calls.slice(0, 2)]) {
      expect(await testApp.as('staff', name, guess)).toEqual(wrong);
    }
    expect(await testApp.as('staff', 'beginTotp', guess)).toMatchObject({ code: Code.locked });
    expect((await sketches(testApp)).slice(-2)).toEqual([
      '登录失败',
      '密码错误次数过多，账号已锁定',
    ]);
    testApp.clock.forward(15 * minutes);
    const right = { currentPassword: password, code: codeOf(testApp, secret) };
    expect((await testApp.as('staff', 'endTotp', right)).code).toBe(200);
    await expectSound(testApp);
  });

  it('has new recovery codes without a new set-up: the former ones are void, the secret stays', async () => {
    const testApp = await openTestApp(await newPlace());
    const renew = (currentPassword: string, code?: string) =>
      testApp.as('staff', 'renewRecoveryCodes', { currentPassword, code });
    expect(await renew(password)).toMatchObject({ code: Code.conflict, msg: '两步验证未开启' });
    // A secret that is not confirmed is not in use.
    await testApp.as('staff', 'beginTotp', { currentPassword: password });
    expect(await renew(password)).toMatchObject({ code: Code.conflict });
    const former = await turnOn(testApp);
    expect(await renew('Wrong-2026')).toMatchObject({
      data: { fields: { currentPassword: '当前密码不正确' } },
    });
    const [used = ''] = former.recoveryCodes;
    expect((await take(testApp, await ticketOf(testApp), used)).code).toBe(200);

    const { data } = await renew(password, former.recoveryCodes[1]);
    expect(new Set([...data.recoveryCodes, ...former.recoveryCodes]).size).toBe(20);
    expect((await sketches(testApp)).at(-1)).toBe('换新恢复码');
    const logs = await testApp.store.db.selectFrom('log').selectAll().execute();
    for (const one of data.recoveryCodes) expect(JSON.stringify(logs)).not.toContain(one);
    expect((await testApp.as('staff', 'totpState')).data.codesLeft).toBe(10);
    const ticket = await ticketOf(testApp);
    for (const old of former.recoveryCodes.slice(0, 3)) {
      expect(await take(testApp, ticket, old)).toEqual(wrong);
    }
    expect((await take(testApp, ticket, data.recoveryCodes[0] ?? '')).code).toBe(200);
    const code = codeOf(testApp, former.secret);
    expect((await take(testApp, await ticketOf(testApp), code)).code).toBe(200);
    await expectSound(testApp);
  });

  it('leaves ten recovery codes when they are renewed several times at once', async () => {
    const testApp = await openTestApp(await newPlace());
    const { recoveryCodes } = await turnOn(testApp);
    const renewed = await Promise.all(
      recoveryCodes
        .slice(0, 4)
        .map((code) =>
          testApp.as('staff', 'renewRecoveryCodes', { currentPassword: password, code }),
        ),
    );
    // A code that another one has replaced meanwhile is void.
    expect(renewed.filter(({ code }) => code === 200).length).toBeGreaterThan(0);
    expect(renewed.every(({ code }) => code === 200 || code === Code.invalid)).toBe(true);
    expect((await testApp.as('staff', 'totpState')).data.codesLeft).toBe(10);
    await expectSound(testApp);
  });

  it('is turned off with the current password and a code', async () => {
    const testApp = await openTestApp(await newPlace());
    const end = (currentPassword: string, code?: string) =>
      testApp.as('staff', 'endTotp', { currentPassword, code });
    expect(await end(password)).toMatchObject({ code: Code.conflict, msg: '两步验证未开启' });
    const { secret } = await turnOn(testApp);
    expect(await end('Wrong-2026')).toMatchObject({
      data: { fields: { currentPassword: '当前密码不正确' } },
    });
    expect((await login(testApp)).data.next?.step).toBe('totp');
    expect((await end(password, codeOf(testApp, secret))).code).toBe(200);
    expect((await sketches(testApp)).at(-1)).toBe('关闭两步验证');
    expect((await login(testApp)).data.next).toBeNull();
    expect(await testApp.store.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  });

  it('is turned off by an admin with a reset of the password only, and logged', async () => {
    const testApp = await openTestApp(await newPlace());
    await turnOn(testApp);
    const id = testApp.people.users.staff;
    const refused = { code: Code.invalid, msg: '只能与他人的新密码一起提交' };
    expect(await testApp.as('manager', 'modifyUser', { id, endTotp: 1 })).toMatchObject(refused);
    const own = { id, endTotp: 1, password: chosenPassword, currentPassword: password };
    expect(await testApp.as('staff', 'modifyUser', own)).toMatchObject(refused);
    const reset = { id, password: 'Given-Word-26', endTotp: 1 };
    expect(await testApp.as('farManager', 'modifyUser', reset)).toMatchObject({
      code: Code.notFound,
    });
    expect((await testApp.as('manager', 'modifyUser', reset)).code).toBe(200);
    expect((await sketches(testApp)).slice(-2)).toEqual([
      '重置用户「staff 昵称」的密码',
      '关闭用户「staff 昵称」的两步验证',
    ]);
    const { data } = await login(testApp, 'Given-Word-26');
    expect(data.next?.step).toBe('password');
    await expectSound(testApp);
  });

  it('is set up at the sign-in by a role that must have it, before there is a session', async () => {
    const config = { requireTotp: ['hotel_member'] as const };
    const testApp = await openTestApp(await newPlace(), { config });
    expect((await testApp.as('staff', 'totpState')).data.isRequired).toBe(true);
    expect((await login(testApp, password, 'manager')).data.next).toBeNull();
    const { data } = await login(testApp);
    expect(data).toMatchObject({
      token: null,
      next: { step: 'totpSetup', message: '你的角色必须使用两步验证，请先设置' },
    });
    const { ticket = '', setup = null } = data.next ?? {};
    const secret = setup?.secret ?? '';
    const setUp = (code: string) =>
      call(testApp, 'loginTotpSetup', { ticket, currentPassword: password, code });
    expect(await setUp(wrongCodeOf(testApp, secret))).toEqual(wrong);
    const both = await Promise.all([
      setUp(codeOf(testApp, secret)),
      setUp(codeOf(testApp, secret)),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, Code.conflict]);
    const { recoveryCodes, token } = both.find(({ code }) => code === 200)?.data ?? {};
    expect(recoveryCodes).toHaveLength(10);
    expect(token).toMatch(/^Bearer /);
    expect((await sketches(testApp)).slice(-2)).toEqual(['开启两步验证', '登录']);
    expect((await login(testApp)).data.next?.step).toBe('totp');
    const end = await testApp.as('staff', 'endTotp', { currentPassword: password });
    expect(end).toMatchObject({ code: Code.conflict, msg: '你的角色必须使用两步验证' });
    await expectSound(testApp);
  });

  it('is asked for by a sign-in that was begun before it was turned on', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = testApp.people.users.staff;
    await testApp.put((tx) =>
      tx.updateTable('app_user').set({ is_password_given: 1 }).where('id', '=', id).execute(),
    );
    const ticket = await ticketOf(testApp, 'password');
    await turnOn(testApp);
    const answer = await call(testApp, 'loginPassword', {
      ticket,
      currentPassword: password,
      password: chosenPassword,
    });
    expect(answer.data).toMatchObject({ token: null, next: { step: 'totp' } });
  });
});
