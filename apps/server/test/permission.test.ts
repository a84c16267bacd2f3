import { contract, type Contract } from '@anzhu/api/contract';
import { Code, sessionLostCodes } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import type { Role } from '@anzhu/api/contract/role';
import { masterDataList } from '@anzhu/api/test/masterData';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { call, send } from './harness.ts';
import { type TestApp, openTestApp } from './testApp.ts';
import { password, type UserName } from './people.ts';
import { makeRecords, marks, type Records } from './records.ts';
import { rights } from './rights.ts';

type Name = keyof Contract;
const names = Object.keys(contract) as Name[];

/** A user of each role, at the near hotel where the role is a hotel's. */
const someone: Record<Role, UserName> = {
  admin: 'admin',
  hotel_admin: 'manager',
  hotel_member: 'staff',
  'anti-epidemic': 'guard',
};
const roles = Object.keys(someone) as Role[];

/** The code of an answer; a file is a success. */
async function codeOf(asking: Promise<Response>): Promise<number> {
  const response = await asking;
  const isFile = !response.headers.get('content-type')?.startsWith('application/json');
  const body = await response.text();
  return isFile ? Code.success : Number((JSON.parse(body) as { code: number | string }).code);
}

/** Tables that have a row of refused calls: of these the others are compared. */
const logging = new Set(['log']);

/**
 * Everything in the database but who is signed in, and the entries of refused calls with their months, words and
 * operators: equal when nothing was changed, and nothing else was logged.
 */
async function everything({ store }: TestApp): Promise<string> {
  const tables = await store.db.introspection.getTables();
  const kept = tables
    .map((table) => table.name)
    .filter((name) => name !== 'session' && !name.startsWith('log_'));
  const rows = kept.map((name) => {
    const others = logging.has(name) ? sql`where type <> ${LogType.refusedCall}` : sql``;
    // As it is stored: what is encrypted is not decrypted for it.
    return sql`select * from ${sql.table(name)} ${others}`.execute(store.db.withoutPlugins());
  });
  const all = await Promise.all(rows);
  return JSON.stringify(all.map((one) => one.rows.map((row) => JSON.stringify(row)).toSorted()));
}

const mayCall = (name: Name, role: Role): boolean => {
  const { by } = rights[name];
  return typeof by === 'string' ? by !== 'apiKey' : by.includes(role);
};

const ask = (testApp: TestApp, user: UserName, name: Name, input: object) =>
  codeOf(send(testApp, name, input, testApp.tokenOf(user)));

/** Calls that name a record or a hotel, and are built. */
const naming = names.filter((name) => rights[name].of !== undefined);

/** Records of the same kinds, with ids that no record has. */
const unknownRecords = (records: Records): Records =>
  JSON.parse(JSON.stringify(records), (key, value: unknown) =>
    typeof value === 'number' && key !== 'serial' ? 987_654_321 : value,
  ) as Records;

/** Lists that name no hotel, and what they are asked with to find records of a mark. */
const lists: Partial<Record<Name, (mark: string) => object>> = {
  hotelPage: () => ({}),
  listDepartments: () => ({}),
  userPage: () => ({}),
  roomTypePage: () => ({}),
  ...Object.fromEntries(
    masterDataList.flatMap(({ page, isHotels }) => (isHotels ? [[page, () => ({})]] : [])),
  ),
  discountPage: () => ({}),
  listRooms: () => ({}),
  orderPage: () => ({}),
  isolationPage: () => ({}),
  healthTestPage: () => ({}),
  untestedPeople: () => ({ date: '2026-03-17' }),
  materialPage: () => ({}),
  logPage: () => ({}),
  search: (keyword) => ({ keyword }),
};

/** Charts that hotels see, each of its own orders. */
const charts = [
  'orderSources',
  'orderRoomTypes',
  'ordersOfYear',
  'ordersOfWeek',
  'orderOrigins',
  'incomeOfWeek',
] as const;

onOneEngine((newPlace) => {
  it('refuses each call to the roles that have no part in it, and does nothing', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    const records = await makeRecords(testApp, { side: 'near', userId: users.manager });
    const before = await everything(testApp);
    for (const role of roles) {
      const refused = names.filter((name) => !mayCall(name, role));
      const codes = await Promise.all(
        refused.map((name) =>
          ask(testApp, someone[role], name, rights[name].of?.(records) ?? {}).then((code) => [
            name,
            code,
          ]),
        ),
      );
      const expected = refused.map((name) => [name, Code.noPermission]);
      expect({ role, codes }).toEqual({ role, codes: expected });
    }
    expect(await everything(testApp)).toBe(before);
    expect(testApp.log.errors).toEqual([]);
  });

  it('lets the roles that have a part in a call through, with what is their own', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const role of roles) {
      const userId = testApp.people.users[someone[role]];
      const isIsolation = role === 'anti-epidemic';
      const records = await makeRecords(testApp, { side: 'near', userId, isIsolation });
      for (const name of names.filter((one) => mayCall(one, role))) {
        const isOnesOwn = rights[name].by === 'signedIn';
        const input = isOnesOwn ? { id: userId } : (rights[name].of?.(records) ?? {});
        const code = await ask(testApp, someone[role], name, input);
        expect([role, name, code]).not.toEqual([role, name, Code.noPermission]);
        expect([role, name, sessionLostCodes.has(code)]).toEqual([role, name, false]);
        expect([role, name, code]).not.toEqual([role, name, Code.internal]);
      }
    }
    expect(testApp.log.errors).toEqual([]);
  });

  it('has for hotel people no records of another hotel, in the words of an id that does not exist', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    const records = await makeRecords(testApp, { side: 'far', userId: users.farManager });
    const before = await everything(testApp);
    const unknown = unknownRecords(records);
    for (const role of ['hotel_admin', 'hotel_member'] as const) {
      for (const name of naming) {
        const answer = async (of: Records) => {
          const { code, msg, data } = await testApp.as(someone[role], name, rights[name].of?.(of));
          const words = JSON.stringify([msg, data]).replaceAll(/\d+/g, 'n');
          return { role, name, code: Number(code), words };
        };
        const foreign = await answer(records);
        const code = mayCall(name, role) ? Code.notFound : Code.noPermission;
        expect(foreign).toMatchObject({ code });
        expect(foreign).toEqual(await answer(unknown));
      }
    }
    expect(await everything(testApp)).toBe(before);
    expect(testApp.log.errors).toEqual([]);
  });

  it('has for the programme no rooms and logs that are not its own', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    const records = await makeRecords(testApp, { side: 'near', userId: users.manager });
    const before = await everything(testApp);
    const foreign: Name[] = ['getRoom', 'cleanRoom', 'getLog', 'getUser', 'modifyUser'];
    for (const name of foreign) {
      const code = await ask(testApp, 'guard', name, rights[name].of?.(records) ?? {});
      expect([name, code]).toEqual([name, Code.notFound]);
    }
    expect(await everything(testApp)).toBe(before);
  });

  it('lists to a hotel what is its own, and to the platform all', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    await makeRecords(testApp, { side: 'near', userId: users.manager });
    await makeRecords(testApp, { side: 'far', userId: users.farManager });
    const finds = async (role: Role, name: Name, mark: string) => {
      const input = lists[name]?.(mark);
      const response = await send(testApp, name, input, testApp.tokenOf(someone[role]));
      return (await response.text()).includes(mark);
    };
    for (const name of names.filter((one) => lists[one] !== undefined)) {
      for (const role of ['admin', 'hotel_admin', 'hotel_member'] as const) {
        if (!mayCall(name, role)) continue;
        expect([name, role, await finds(role, name, marks.near)]).toEqual([name, role, true]);
        const findsFar = await finds(role, name, marks.far);
        expect([name, role, findsFar]).toEqual([name, role, role === 'admin']);
      }
    }
  });

  it('counts in a hotel’s charts what is its own: two hotels are all', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users } = testApp.people;
    await makeRecords(testApp, { side: 'near', userId: users.manager });
    await makeRecords(testApp, { side: 'far', userId: users.farManager });
    for (const name of charts) {
      const sum = async (user: UserName) => {
        const { data } = await testApp.as(user, name);
        return data.reduce((total, point) => total + (point.value ?? 0), 0);
      };
      const [all, near, far] = [await sum('admin'), await sum('manager'), await sum('farManager')];
      expect([name, near > 0, far > 0, near + far]).toEqual([name, true, true, all]);
    }
  });

  it('tells every kind of token that opens nothing why, at every call', async () => {
    const testApp = await openTestApp(await newPlace());
    const { users, departments } = testApp.people;
    const tokenFor = async (username: UserName) =>
      (await call(testApp, 'login', { username, password })).data.token ?? '';
    const [ended, late] = [await tokenFor('admin'), await tokenFor('admin')];
    await call(testApp, 'logout', { token: ended });
    testApp.clock.forward(12 * 3600);
    const admin = await tokenFor('admin');
    const [disabled, removed] = [await tokenFor('guard'), await tokenFor('farManager')];
    const changed = await tokenFor('staff');
    const status = { id: departments.guards, status: 0, users: 1 };
    await call(testApp, 'modifyDepartment', status, admin);
    await call(testApp, 'deleteUser', { id: users.farManager }, admin);
    await call(testApp, 'modifyUser', { id: users.staff, password: 'Another-2027' }, admin);
    const tokens: [string, string | undefined, Code][] = [
      ['none', undefined, Code.notSignedIn],
      ['nonsense', 'Bearer nonsense', Code.tokenInvalid],
      ['of nobody', `Bearer ${'A'.repeat(43)}`, Code.tokenInvalid],
      ['expired', late, Code.sessionExpired],
      ['signed out', ended, Code.signedOutElsewhere],
      ['password changed', changed, Code.signedOutElsewhere],
      ['department disabled', disabled, Code.accountDisabled],
      ['user removed', removed, Code.tokenInvalid],
    ];
    for (const [kind, token, code] of tokens) {
      const codes = await Promise.all(
        names.map(async (name) => {
          const answer = await codeOf(send(testApp, name, {}, token));
          const isOpen = rights[name].by === 'open' || rights[name].by === 'apiKey';
          return [name, isOpen ? sessionLostCodes.has(answer) : answer];
        }),
      );
      const expected = names.map((name) => {
        const isOpen = rights[name].by === 'open' || rights[name].by === 'apiKey';
        return [name, isOpen ? false : code];
      });
      expect({ kind, codes }).toEqual({ kind, codes: expected });
    }
  });

  it('opens nothing of hotels to hotel people whose department has no hotel', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotels } = testApp.people;
    await testApp.put((tx) =>
      tx.updateTable('hotel').set({ department_id: null }).where('id', '=', hotels.near).execute(),
    );
    const limited = names.filter((name) => typeof rights[name].by !== 'string');
    for (const user of ['manager', 'staff'] as const) {
      const codes = await Promise.all(limited.map((name) => ask(testApp, user, name, {})));
      expect([user, new Set(codes)]).toEqual([user, new Set([Code.noPermission])]);
    }
    const own = { id: testApp.people.users.staff };
    expect(await ask(testApp, 'staff', 'getUser', own)).toBe(Code.success);
  });
});
