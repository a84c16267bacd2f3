import { contract } from '@anzhu/api/contract';
import { AssistantKey, maxPendingActs, PendingAct } from '@anzhu/api/contract/assistant';
import type { CallName } from '@anzhu/api/contract/assistantTools';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import type { Selectable } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { type Clock, localTime } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db, LogEntry } from '../../platform/db/store.ts';
import { ActState } from '../../platform/db/tables/assistant.ts';
import { conflict } from '../../platform/refusal.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
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

/** The log entry of an act that was not made, without what it concerned; one that was made has that of its call. */
export const actEntry = (
  who: Pick<Session, 'userId' | 'hotelId'>,
  act: Pick<ActRow, 'id' | 'key_id' | 'call'>,
  what: '拒绝' | '服务中断，没有执行',
): LogEntry => ({
  ...accountEntry(who, `${what}助手的操作「${contract[callOf(act)].summary}」`, LogType.account),
  after: { ...byLabel(PendingAct, { id: act.id }), ...byLabel(AssistantKey, { id: act.key_id }) },
});

/** @throws Refusal where assistants are not let in */
export function refuseWhereOff({ mcp }: Pick<Config, 'mcp'>): void {
  if (mcp === 'off') throw conflict('没有开启助手');
}
