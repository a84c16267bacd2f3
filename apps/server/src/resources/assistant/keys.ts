import {
  addAssistantKey as addContract,
  AssistantKey,
  keyRoles,
  maxKeys,
} from '@anzhu/api/contract/assistant';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { localTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/store.ts';
import { ActState } from '../../platform/db/tables/assistant.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound } from '../../platform/refusal.ts';
import { assistantKeys, keyState } from '../../platform/session/assistantKeys.ts';
import { holdPassword } from '../../platform/session/credentials.ts';
import { hashKey } from '../../platform/session/keyFormat.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import { checkOwnPassword, wrongPassword } from '../session/index.ts';
import { refuseWhereOff } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/** The caller's keys that have not ended, the newest first. */
export const listAssistantKeys: Handler<'listAssistantKeys'> = async (
  { session },
  { store, clock },
) => {
  const rows = await store.db
    .selectFrom('assistant_key as key')
    .innerJoin('app_user as user', 'user.id', 'key.user_id')
    .selectAll('key')
    .select('user.password_version as user_version')
    .where('key.user_id', '=', session.userId)
    .where('key.ended_time', 'is', null)
    .orderBy('key.created_time', 'desc')
    .orderBy('key.key_id')
    .execute();
  return rows.map(({ user_version: passwordVersion, ...row }) => ({
    id: row.key_id,
    name: row.name,
    role: row.role,
    state: keyState(clock, row, { role: session.role, passwordVersion }),
    createTime: row.created_time,
    expiresTime: row.expires_time,
    seenTime: row.seen_time,
  }));
};

/** Makes a key. Its secret is returned here only; the store keeps its hash. */
export const addAssistantKey: Handler<'addAssistantKey'> = async (
  { input, session, origin },
  server,
) => {
  const { config, store, clock } = server;
  refuseWhereOff(config);
  const role = input.role ?? session.role;
  if (!keyRoles[session.role].includes(role)) throw invalid('role', '角色不能大于本人的');
  const version = await checkOwnPassword(server, { session, origin }, input.currentPassword);
  return store.change({ session, origin }, async (tx) => {
    if ((await holdPassword(tx, session.userId)) !== version) throw wrongPassword();
    if ((await countKeys(tx, session.userId)) >= maxKeys) {
      throw conflict(`最多 ${maxKeys} 把钥匙，请先结束不用的`);
    }
    const { keyId, key } = assistantKeys.make();
    const expiresTime = localTime(clock.now() + input.days * day);
    await tx
      .insertInto('assistant_key')
      .values({
        key_id: keyId,
        user_id: session.userId,
        name: input.name,
        key_hash: hashKey(key),
        role,
        user_role: session.role,
        password_version: version,
        created_time: localTime(clock.now()),
        expires_time: expiresTime,
        seen_time: null,
        ended_time: null,
      })
      .execute();
    const entry = accountEntry(session, `新增助手的钥匙「${input.name}」`, LogType.account);
    const after = {
      ...byLabel(AssistantKey, { id: keyId, role, expiresTime }),
      ...byLabel(addContract.input, { days: input.days }),
    };
    return { data: { id: keyId, key, expiresTime }, log: { ...entry, after } };
  });
};

async function countKeys(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('assistant_key')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('ended_time', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends a key of the caller: its next call is refused, and the acts that wait with it are void. */
export const endAssistantKey: Handler<'endAssistantKey'> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const ended = await tx
      .updateTable('assistant_key')
      .set({ ended_time: localTime(clock.now()) })
      .where('key_id', '=', input.id)
      .where('user_id', '=', session.userId)
      .where('ended_time', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!ended) throw notFound('钥匙');
    await tx
      .updateTable('assistant_act')
      .set({ state: ActState.refused })
      .where('key_id', '=', input.id)
      .where('state', '=', ActState.waiting)
      .execute();
    const entry = accountEntry(session, `结束助手的钥匙「${ended.name}」`, LogType.account);
    return {
      data: null,
      log: { ...entry, after: byLabel(AssistantKey, { id: input.id }) },
      events: [{ userId: session.userId }],
    };
  });
