import { RecordStatus } from '@anzhu/api/contract/department';
import { Code } from '@anzhu/api/contract/envelope';
import { sql } from 'kysely';
import type { Tx } from '../db/store.ts';
import type { Session } from '../http/handler.ts';
import { noPermission, Refusal } from '../http/refusal.ts';
import { selectPerson } from './person.ts';

/** What changed for the caller since the session was read; null when nothing did. */
async function becameOf(tx: Tx, session: Session): Promise<string | null> {
  const now = await selectPerson(tx, sql`u.id = ${session.userId}`).executeTakeFirst();
  if (!now) return '不能删除自己';
  if (now.department_id !== session.departmentId) return '不能更改自己的部门';
  if (now.role !== session.role) return '不能更改自己的角色';
  if (now.status !== RecordStatus.normal) return '不能停用自己的部门';
  return null;
}

/**
 * Runs a change of users, departments or menus so that callers cannot change their own role,
 * department or status, or delete themselves (spec: roles). A caller who lost a right while waiting
 * for the lock is refused. So an admin who changes anything remains one: there is always an admin.
 */
export async function assertCallerUnchanged<Data>(
  tx: Tx,
  session: Session,
  work: () => Promise<Data>,
): Promise<Data> {
  if ((await becameOf(tx, session)) !== null) throw noPermission();
  const done = await work();
  const became = await becameOf(tx, session);
  if (became !== null) throw new Refusal(Code.noPermission, became);
  return done;
}
