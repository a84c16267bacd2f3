import { contract } from '@anzhu/api/contract';
import { maxPendingActs, type PendingAct } from '@anzhu/api/contract/assistant';
import type { CallName } from '@anzhu/api/contract/assistantTools';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Selectable } from 'kysely';
import { type Clock, localTime } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/store.ts';
import { ActState } from '../../platform/db/tables/assistant.ts';
import { conflict } from '../../platform/refusal.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type ActRow = Selectable<Tables['assistant_act']> & { key_name: string };

/** Acts with the names of their keys. */
export const selectActs = (db: Db) =>
  db
    .selectFrom('assistant_act as act')
    .innerJoin('assistant_key as key', 'key.key_id', 'act.key_id')
    .selectAll('act')
    .select('key.name as key_name');

/** The acts of a user that can be confirmed, the earliest first. */
export const readPendingActs = (db: Db, clock: Clock, userId: number): Promise<ActRow[]> =>
  selectActs(db)
    .where('act.user_id', '=', userId)
    .where('act.state', '=', ActState.waiting)
    .where('act.expires_time', '>', localTime(clock.now()))
    .orderBy('act.id')
    .limit(maxPendingActs)
    .execute();

/** The call of an act, as it was named when it was requested. */
export const callOf = (row: Pick<ActRow, 'call'>): CallName => row.call as CallName;

export const toPendingAct = (row: ActRow): WithRowIds<PendingAct> => ({
  id: row.id,
  title: contract[callOf(row)].summary,
  keyName: row.key_name,
  facts: JSON.parse(row.act_facts) as PendingAct['facts'],
  createTime: row.created_time,
  expiresTime: row.expires_time,
});

/** @throws Refusal where assistants are not let in */
export function refuseWhereOff({ mcp }: Pick<Config, 'mcp'>): void {
  if (mcp === 'off') throw conflict('没有开启助手');
}
