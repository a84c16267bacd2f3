import { Role } from '../../../packages/api/src/contract/role.ts';
import type { Room } from '../../../packages/api/src/contract/room.ts';
import type { Tx } from '../../../apps/server/src/platform/db/store.ts';
import { ActState } from '../../../apps/server/src/platform/db/tables/assistant.ts';
import { accounts } from './staff.ts';

const keyId = 'aa_0123456789ab';

/** A key of the manager, and acts that wait: rooms that have been cleaned. */
export async function addPendingActs(tx: Tx, rooms: readonly Room[]): Promise<void> {
  const userId = accounts.indexOf('manager') + 1;
  const { password_version } = await tx
    .selectFrom('app_user')
    .select('password_version')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('assistant_key')
    .values({
      key_id: keyId,
      user_id: userId,
      name: '前台助手',
      key_hash: '',
      role: Role.hotelAdmin,
      user_role: Role.hotelAdmin,
      password_version,
      created_time: '2026-03-18 09:00:00',
      expires_time: '2026-04-17 09:00:00',
      seen_time: '2026-03-18 09:58:00',
      ended_time: null,
    })
    .execute();
  for (const { id, name, roomTypeName } of rooms) {
    await tx
      .insertInto('assistant_act')
      .values({
        user_id: userId,
        key_id: keyId,
        call: 'cleanRoom',
        act_input: JSON.stringify({ id }),
        act_facts: JSON.stringify([{ label: '房间', value: `${name}（${roomTypeName}，待打扫）` }]),
        state: ActState.waiting,
        act_result: null,
        created_time: '2026-03-18 09:58:00',
        expires_time: '2026-03-18 10:08:00',
      })
      .execute();
  }
}
