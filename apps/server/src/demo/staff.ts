import { RecordStatus } from '@anzhu/api/contract/department';
import { Role } from '@anzhu/api/contract/role';
import type { Kysely } from 'kysely';
import { insertMany } from '../platform/db/query.ts';
import type { Tables } from '../platform/db/tables.ts';
import { makePerson } from './person.ts';
import { seededRandom } from './random.ts';

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
  /** By the index of the hotel in the plan. */
  management: number[];
  desk: number[];
}

async function addDepartment(
  db: Kysely<Tables>,
  name: string,
  role: Role,
  {
    parent = null,
    status = RecordStatus.normal,
  }: { parent?: number | null; status?: RecordStatus } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('department')
    .values({ name, role, parent_id: parent, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the platform's two departments, and management and front desk of each hotel. */
export async function makeDepartments(
  db: Kysely<Tables>,
  hotelNames: readonly string[],
): Promise<Departments> {
  const platform = await addDepartment(db, '平台运营部', Role.admin);
  const epidemic = await addDepartment(db, '防疫指挥部', Role.antiEpidemic);
  const management: number[] = [];
  const desk: number[] = [];
  for (const name of hotelNames) {
    const own = await addDepartment(db, name, Role.hotelAdmin);
    management.push(own);
    desk.push(await addDepartment(db, `${name}前台`, Role.hotelMember, { parent: own }));
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
      demoAccounts.map(({ username, nickName, role }, index) => ({
        username,
        nick_name: nickName,
        phone: `1990000000${index + 1}`,
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

/** Where the people of the demo work, and how many there are. */
interface Team {
  departmentId: number;
  /** Their user names begin with it. */
  login: string;
  size: number;
}

interface StaffOptions {
  departments: Departments;
  /** In the order of the departments of hotels. */
  hotelNames: readonly string[];
  passwordHash: string;
  now: string;
}

/** Phones of the four accounts come before. */
const firstPerson = 100;

/** The hotel whose night shift was given up: its department is disabled, its people shut out. */
const withNightShift = 1;

/** Makes the departments below the hotels' and the programme's own. */
async function makeTeams(
  db: Kysely<Tables>,
  { departments, hotelNames }: Pick<StaffOptions, 'departments' | 'hotelNames'>,
): Promise<Team[]> {
  const transfer = await addDepartment(db, '转运组', Role.antiEpidemic, {
    parent: departments.epidemic,
  });
  const teams: Team[] = [
    { departmentId: departments.platform, login: 'platform', size: 2 },
    { departmentId: departments.epidemic, login: 'epidemic', size: 3 },
    { departmentId: transfer, login: 'transfer', size: 4 },
  ];
  for (const [index, name] of hotelNames.entries()) {
    const [management = 0, desk = 0] = [departments.management[index], departments.desk[index]];
    const hotel = `h${index + 1}`;
    const rooms = await addDepartment(db, `${name}客房部`, Role.hotelMember, {
      parent: management,
    });
    teams.push(
      { departmentId: management, login: `${hotel}.manager`, size: 1 },
      { departmentId: desk, login: `${hotel}.desk`, size: 4 },
      { departmentId: rooms, login: `${hotel}.rooms`, size: 3 },
    );
    if (index !== withNightShift) continue;
    const disabled = { parent: management, status: RecordStatus.disabled };
    const night = await addDepartment(db, `${name}夜班组`, Role.hotelMember, disabled);
    teams.push({ departmentId: night, login: `${hotel}.night`, size: 2 });
  }
  return teams;
}

/** Makes the colleagues of the demo accounts: people in every department, one of them disabled. */
export async function makeColleagues(
  db: Kysely<Tables>,
  { departments, hotelNames, passwordHash, now }: StaffOptions,
): Promise<void> {
  const random = seededRandom(20_260_319);
  const teams = await makeTeams(db, { departments, hotelNames });
  let persons = firstPerson;
  const users = teams.flatMap(({ departmentId, login, size }) =>
    Array.from({ length: size }, (_, index) => {
      const { name, phone } = makePerson(persons, random);
      persons += 1;
      return {
        username: `${login}${index + 1}`,
        nick_name: name,
        phone,
        department_id: departmentId,
        heads: '',
        password_hash: passwordHash,
        created_time: now,
      };
    }),
  );
  await insertMany(db, 'app_user', users);
}
