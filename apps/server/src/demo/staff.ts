import { Role } from '@anzhu/api/contract/role';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

/** The password of every demo account: known to all, therefore only ever on a loopback address. */
export const demoPassword = 'Anzhu@2026';

/** The demo accounts; the hotel's people work at the first hotel. */
export const demoAccounts = [
  { username: 'admin', nickName: '林管理', role: Role.admin, roleName: '管理员' },
  { username: 'manager', nickName: '周店长', role: Role.hotelAdmin, roleName: '酒店管理员' },
  { username: 'staff', nickName: '许前台', role: Role.hotelMember, roleName: '酒店员工' },
  { username: 'guard', nickName: '沈防疫', role: Role.antiEpidemic, roleName: '防疫人员' },
] as const;

/** The departments of the platform and of each hotel. */
export interface Departments {
  platform: number;
  epidemic: number;
  /** By the place of the hotel in the plan. */
  management: number[];
  desk: number[];
}

/** Makes the platform's two departments, and management and front desk of each hotel. */
export async function makeDepartments(
  db: Kysely<Tables>,
  hotelNames: readonly string[],
): Promise<Departments> {
  const add = async (name: string, role: Role, parent: number | null): Promise<number> => {
    const { id } = await db
      .insertInto('department')
      .values({ name, role, parent_id: parent, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const platform = await add('平台运营部', Role.admin, null);
  const epidemic = await add('防疫指挥部', Role.antiEpidemic, null);
  const management: number[] = [];
  const desk: number[] = [];
  for (const name of hotelNames) {
    const own = await add(name, Role.hotelAdmin, null);
    management.push(own);
    desk.push(await add(`${name}前台`, Role.hotelMember, own));
  }
  return { platform, epidemic, management, desk };
}

/** Makes the four accounts. @returns the id of the first, the admin. */
export async function makeAccounts(
  db: Kysely<Tables>,
  departments: Departments,
  passwordHash: string,
  now: string,
): Promise<number> {
  const [management = departments.platform] = departments.management;
  const [desk = departments.platform] = departments.desk;
  const departmentOf: Record<Role, number> = {
    [Role.admin]: departments.platform,
    [Role.hotelAdmin]: management,
    [Role.hotelMember]: desk,
    [Role.antiEpidemic]: departments.epidemic,
  };
  const [admin] = await db
    .insertInto('app_user')
    .values(
      demoAccounts.map(({ username, nickName, role }, place) => ({
        username,
        nick_name: nickName,
        phone: `1990000000${place + 1}`,
        department_id: departmentOf[role],
        heads: '',
        password_hash: passwordHash,
        created_time: now,
      })),
    )
    .returning('id')
    .execute();
  return admin?.id ?? 0;
}
