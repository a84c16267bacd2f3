import { Role } from '@anzhu/api/contract/role';
import type { LoginAnswer } from '@anzhu/api/contract/session';
import type { Transaction } from 'kysely';
import type { Tables } from '../src/platform/db/tables.ts';
import type { Running } from '../src/app/run.ts';
import { call } from './harness.ts';

/** Password of everyone in the tests. */
export const password = 'Harbour-2026';

/** Ids of the people, departments and hotels that `makePeople` makes. */
export interface People {
  /** Two hotels. */
  hotels: { near: number; far: number };
  departments: { platform: number; near: number; nearDesk: number; far: number; guards: number };
  /** By user name: admin, manager and staff of the near hotel, farManager, guard. */
  users: Record<UserName, number>;
}

export type UserName = 'admin' | 'manager' | 'staff' | 'farManager' | 'guard';

async function addDepartment(
  tx: Transaction<Tables>,
  name: string,
  role: Role,
  parent: number | null = null,
): Promise<number> {
  const { id } = await tx
    .insertInto('department')
    .values({ name, role, parent_id: parent, status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a hotel of a department. */
export async function addHotel(
  tx: Transaction<Tables>,
  name: string,
  department: number | null,
): Promise<number> {
  const { id } = await tx
    .insertInto('hotel')
    .values({
      department_id: department,
      name,
      address: '示例路 1 号',
      province: '浙江',
      city: '杭州',
      parking_lot: '',
      badge: '',
      allow_isolation: 1,
      // What its staff give back waits for no manager, but where a test sets it.
      pay_back_limit: 99_999_999,
      cover: '',
      contact_phone: '0571-00000000',
      longitude: null,
      latitude: null,
      introduce: '',
      facilities: '',
      other_policy: '',
      terms: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Fills an empty store with two hotels and a user of every role. */
export async function makePeople({ server }: Running): Promise<People> {
  const passwordHash = await server.passwords.hash(password);
  return server.store.write(async (tx) => {
    const platform = await addDepartment(tx, '平台', Role.admin);
    const near = await addDepartment(tx, '近店', Role.hotelAdmin);
    const nearDesk = await addDepartment(tx, '近店前台', Role.hotelMember, near);
    const far = await addDepartment(tx, '远店', Role.hotelAdmin);
    const guards = await addDepartment(tx, '防疫', Role.antiEpidemic);
    const hotels = { near: await addHotel(tx, '近店', near), far: await addHotel(tx, '远店', far) };
    const addUser = async (username: UserName, department: number): Promise<number> => {
      const { id } = await tx
        .insertInto('app_user')
        .values({
          username,
          nick_name: `${username} 昵称`,
          phone: '',
          department_id: department,
          heads: '',
          password_hash: passwordHash,
          created_time: '2026-01-01 00:00:00',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    return {
      hotels,
      departments: { platform, near, nearDesk, far, guards },
      users: {
        admin: await addUser('admin', platform),
        manager: await addUser('manager', near),
        staff: await addUser('staff', nearDesk),
        farManager: await addUser('farManager', far),
        guard: await addUser('guard', guards),
      },
    };
  });
}

/** Signs a user in. @returns the whole token, as an app stores it */
export async function signIn(running: Pick<Running, 'url'>, username: UserName): Promise<string> {
  const answer = await call(running, 'login', { username, password });
  const { token } = answer.data;
  if (!token) throw new Error(`${username} cannot sign in: ${answer.msg}`);
  return token;
}

/** The password that people choose in place of one that was given to them. */
export const chosenPassword = 'Quiet-River-7';

/**
 * Signs in someone whose password was set by someone else, for the first time: with `chosenPassword` from
 * now on.
 */
export async function signInFirst(
  running: Pick<Running, 'url'>,
  username: string,
  given = password,
): Promise<LoginAnswer> {
  const { data } = await call(running, 'login', { username, password: given });
  const ticket = data.next?.ticket;
  if (!ticket) throw new Error(`${username} is not asked for a password`);
  const answer = await call(running, 'loginPassword', {
    ticket,
    currentPassword: given,
    password: chosenPassword,
  });
  return answer.data as LoginAnswer;
}
