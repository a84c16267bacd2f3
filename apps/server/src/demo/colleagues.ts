import { RecordStatus } from '@anzhu/api/contract/department';
import { Role } from '@anzhu/api/contract/role';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { insertMany } from '../platform/db/insertMany.ts';
import { makePerson } from './person.ts';
import { seededRandom } from './random.ts';
import type { Departments } from './staff.ts';

/** Where the people of the demo work, and how many there are. */
interface Team {
  departmentId: number;
  /** Their user names begin with it. */
  login: string;
  size: number;
}

interface Wanted {
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
  { departments, hotelNames }: Pick<Wanted, 'departments' | 'hotelNames'>,
): Promise<Team[]> {
  const add = async (
    name: string,
    role: Role,
    { parent, status = RecordStatus.normal }: { parent: number; status?: RecordStatus },
  ): Promise<number> => {
    const { id } = await db
      .insertInto('department')
      .values({ name, role, parent_id: parent, status })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const transfer = await add('转运组', Role.antiEpidemic, { parent: departments.epidemic });
  const teams: Team[] = [
    { departmentId: departments.platform, login: 'platform', size: 2 },
    { departmentId: departments.epidemic, login: 'epidemic', size: 3 },
    { departmentId: transfer, login: 'transfer', size: 4 },
  ];
  for (const [place, name] of hotelNames.entries()) {
    const [management = 0, desk = 0] = [departments.management[place], departments.desk[place]];
    const hotel = `h${place + 1}`;
    const rooms = await add(`${name}客房部`, Role.hotelMember, { parent: management });
    teams.push(
      { departmentId: management, login: `${hotel}.manager`, size: 1 },
      { departmentId: desk, login: `${hotel}.desk`, size: 4 },
      { departmentId: rooms, login: `${hotel}.rooms`, size: 3 },
    );
    if (place !== withNightShift) continue;
    const disabled = { parent: management, status: RecordStatus.disabled };
    const night = await add(`${name}夜班组`, Role.hotelMember, disabled);
    teams.push({ departmentId: night, login: `${hotel}.night`, size: 2 });
  }
  return teams;
}

/** Makes the colleagues of the demo accounts: people in every department, one of them disabled. */
export async function makeColleagues(
  db: Kysely<Tables>,
  { departments, hotelNames, passwordHash, now }: Wanted,
): Promise<void> {
  const random = seededRandom(20_260_319);
  const teams = await makeTeams(db, { departments, hotelNames });
  const places = teams.flatMap((team) =>
    Array.from({ length: team.size }, (_, place) => ({
      ...team,
      username: `${team.login}${place + 1}`,
    })),
  );
  const users = places.map(({ departmentId, username }, place) => {
    const { name, phone } = makePerson(firstPerson + place, random);
    return {
      username,
      nick_name: name,
      phone,
      department_id: departmentId,
      heads: '',
      password_hash: passwordHash,
      created_time: now,
    };
  });
  await insertMany(db, 'app_user', users);
}
