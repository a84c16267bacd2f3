import { RecordStatus } from '@anzhu/api/contract/department';
import { LogType } from '@anzhu/api/contract/log';
import { Role } from '@anzhu/api/contract/role';
import { sql, type Transaction } from 'kysely';
import { systemActor } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Server } from '../../platform/server.ts';
import { refuseCommon } from '../../platform/session/commonPasswords.ts';
import { replacePassword } from '../../platform/session/credentials.ts';
import { removeFactor } from '../../platform/session/secondFactor.ts';

/** The department that makes its people admins; made when there is none. */
async function adminDepartment(tx: Transaction<Tables>): Promise<number> {
  const found = await tx
    .selectFrom('department')
    .select('id')
    .where('role', '=', Role.admin)
    .where('status', '=', RecordStatus.normal)
    .orderBy('id')
    .executeTakeFirst();
  if (found) return found.id;
  const made = await tx
    .insertInto('department')
    .values({ name: '平台运营部', role: Role.admin, parent_id: null, status: RecordStatus.normal })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** An admin as given to the command. */
interface GivenAdmin {
  username: string;
  password: string;
  /** Turns the second factor of an existing admin off: the phone is lost. */
  endTotp?: boolean;
}

/**
 * Creates an admin from the command line, or sets an admin's password and ends the existing
 * sessions. A new admin is taken for the one who typed the password; an existing one must
 * change it at the next sign-in.
 * @throws when the name belongs to a user of another role, or the password is a common one.
 */
export async function saveAdmin(
  { store, clock, passwords }: Server,
  { username, password, endTotp = false }: GivenAdmin,
): Promise<'added' | 'changed'> {
  await refuseCommon(password);
  const passwordHash = await passwords.hash(password);
  const now = localTime(clock.now());
  return store.change(systemActor, async (tx) => {
    const known = await tx
      .selectFrom('app_user as u')
      .innerJoin('department as d', 'd.id', 'u.department_id')
      .select(['u.id', 'd.role'])
      .where(sql`lower(u.username)`, '=', username.toLowerCase())
      .executeTakeFirst();
    const log = (id: number, sketch: string) =>
      ({
        type: LogType.systemChange,
        sketch: `${sketch}「${username}」`,
        target: { kind: 'user', id, name: username },
        hotelId: null,
      }) as const;
    if (!known) {
      const { id } = await tx
        .insertInto('app_user')
        .values({
          username,
          nick_name: username,
          phone: '',
          department_id: await adminDepartment(tx),
          heads: '',
          password_hash: passwordHash,
          password_time: now,
          created_time: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { data: 'added', log: log(id, '以命令新增管理员') };
    }
    if (known.role !== Role.admin) throw new Error(`用户「${username}」不是管理员 (not an admin)`);
    await replacePassword(tx, clock, { userId: known.id, passwordHash, isGiven: true });
    const entry = (sketch: string) => ({ ...log(known.id, sketch), type: LogType.account });
    const isEnded = endTotp && (await removeFactor(tx, known.id));
    const ended = isEnded ? [entry('以命令关闭两步验证')] : [];
    return { data: 'changed', log: [entry('以命令重设管理员密码'), ...ended] };
  });
}
